/**
 * An extraction as a story: what the events tell from the moment a tile is flipped until its card is put away. It may
 * come in several parts, as players decide in the middle of it. `sceneOf` says what is to be seen after some of it.
 */
import type { LogLine } from "../../lib/protocol";
import type { RockwellEvent, TileDrilled } from "./generated";
import type { Cubes } from "./printed";

type EventType = RockwellEvent["type"];

/** Something that happened, and how the log puts it. */
export interface Beat {
  readonly event: RockwellEvent;
  readonly text: string;
}

export interface Story {
  /** The step at which it began: its name. */
  readonly key: string;
  readonly tile: number;
  readonly beats: readonly Beat[];
  readonly over: boolean;
}

const PARTS: ReadonlySet<EventType> = new Set<EventType>([
  "tile-drilled", "crew-relocated", "card-drawn", "special-set-aside", "speculation-drawn", "diamond-drawn",
  "diamond-paid", "explosion-drawn", "crew-weakened", "crew-blown-back", "die-returned", "booty-shared", "danger-struck",
  "insurance-used", "loss-chosen", "cubes-lost", "remainder-received", "cubes-returned", "card-kept", "card-removed",
  "price-rose", "price-fell", "boom-started", "crash-started", "boom-paid", "crash-suffered", "pawn-moved",
]);
/** Shares have been shown when the booty was shared. */
const QUIET: ReadonlySet<EventType> = new Set<EventType>(["share-received"]);
const ENDS: ReadonlySet<EventType> = new Set<EventType>(["card-kept", "card-removed"]);

/** The stories so far, with what has just happened. */
export function continued(stories: readonly Story[], news: readonly LogLine<RockwellEvent>[]): Story[] {
  let told = [...stories];
  for (const line of news) {
    line.events.forEach((event, n) => {
      const beat = { event, text: line.texts[n] ?? "" };
      told = event.type === "tile-drilled" ? [...ended(told), begun(event, beat, `${line.number}-${n}`)] : grown(told, beat);
    });
  }
  return told;
}

function begun({ tile }: TileDrilled, beat: Beat, key: string): Story {
  return { key, tile, beats: [beat], over: false };
}

function ended(stories: readonly Story[]): Story[] {
  return stories.map((story) => (story.over ? story : { ...story, over: true }));
}

function grown(stories: readonly Story[], beat: Beat): Story[] {
  const last = stories.at(-1);
  if (!last || last.over || QUIET.has(beat.event.type)) return [...stories];
  if (!PARTS.has(beat.event.type)) return ended(stories);
  return [...stories.slice(0, -1), { ...last, beats: [...last.beats, beat], over: ENDS.has(beat.event.type) }];
}

/** What one owner gets out of it. */
export interface Part {
  readonly owner: number;
  readonly share: Cubes | null;
  /** Cubes that danger is to take; null: no danger so far. */
  readonly danger: number | null;
  readonly insured: number;
  readonly lost: Cubes | null;
  readonly remainder: Cubes | null;
  readonly money: number;
  readonly card: boolean;
}

/** A card that is no booty. */
export type Special = "diamond" | "explosion" | "speculation";

export interface Scene {
  readonly tile: number;
  readonly trigger: number;
  readonly income: Cubes | null;
  readonly specials: readonly Special[];
  readonly cubes: Cubes | null;
  readonly danger: boolean;
  readonly remainder: Cubes | null;
  readonly parts: readonly Part[];
  readonly caption: string;
}

const NOTHING: Omit<Part, "owner"> = { share: null, danger: null, insured: 0, lost: null, remainder: null, money: 0, card: false };

function withPart(scene: Scene, owner: number, change: (part: Part) => Partial<Part>): Scene {
  const known = scene.parts.some((part) => part.owner === owner);
  const parts = known ? scene.parts : [...scene.parts, { owner, ...NOTHING }];
  return { ...scene, parts: parts.map((part) => (part.owner === owner ? { ...part, ...change(part) } : part)) };
}

function withSpecial(scene: Scene, special: Special): Scene {
  return { ...scene, specials: [...scene.specials, special] };
}

function shown(scene: Scene, { event }: Beat): Scene {
  switch (event.type) {
    case "tile-drilled":
      return { ...scene, tile: event.tile, trigger: event.trigger, income: event.income };
    case "diamond-drawn":
      return withSpecial(scene, "diamond");
    case "explosion-drawn":
      return withSpecial(scene, "explosion");
    case "speculation-drawn":
      return withSpecial(scene, "speculation");
    case "card-drawn":
      return { ...scene, cubes: event.cubes, danger: event.danger };
    case "booty-shared": {
      const { share, remainder, sharers } = event;
      return sharers.reduce<Scene>((all, owner) => withPart(all, owner, () => ({ share })), { ...scene, remainder });
    }
    case "danger-struck":
      return withPart(scene, event.player, () => ({ danger: event.loss }));
    case "insurance-used":
      return withPart(scene, event.player, () => ({ insured: event.tiles }));
    case "cubes-lost":
      return withPart(scene, event.player, () => ({ lost: event.cubes }));
    case "remainder-received":
      return withPart(scene, event.player, () => ({ remainder: event.cubes }));
    case "diamond-paid":
      return withPart(scene, event.player, (part) => ({ money: part.money + event.amount }));
    case "card-kept":
      return withPart(scene, event.player, () => ({ card: true }));
    default:
      return scene;
  }
}

/** What is to be seen after so many beats. */
export function sceneOf(beats: readonly Beat[]): Scene {
  const empty: Scene = {
    tile: -1, trigger: -1, income: null, specials: [], cubes: null, danger: false, remainder: null, parts: [],
    caption: beats.at(-1)?.text ?? "",
  };
  return beats.reduce(shown, empty);
}

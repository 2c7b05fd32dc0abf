/**
 * An extraction as a story: what the events tell from the moment a tile is flipped until its card is put away. It may
 * come in several parts, as players decide in the middle of it. `sceneOf` says what is to be seen after some of it.
 */
import type { LogLine } from "../../lib/protocol";
import type { Cubes } from "./printed";

type Fact = Readonly<Record<string, unknown>>;

/** Something that happened, and how the log puts it. */
export interface Beat {
  readonly type: string;
  readonly fact: Fact;
  readonly text: string;
}

export interface Story {
  /** The step at which it began: its name. */
  readonly key: string;
  readonly tile: number;
  readonly beats: readonly Beat[];
  readonly over: boolean;
}

const PARTS = new Set([
  "tile-drilled", "crew-relocated", "card-drawn", "special-set-aside", "speculation-drawn", "diamond-drawn",
  "diamond-paid", "explosion-drawn", "crew-weakened", "crew-blown-back", "die-returned", "booty-shared", "danger-struck",
  "insurance-used", "cubes-lost", "remainder-received", "cubes-returned", "card-kept", "card-removed",
  "price-rose", "price-fell", "boom-started", "crash-started", "boom-paid", "crash-suffered", "pawn-moved",
]);
/** Shares have been shown when the booty was shared. */
const QUIET = new Set(["share-received"]);
const ENDS = new Set(["card-kept", "card-removed"]);

/** The stories so far, with what has just happened. */
export function continued(stories: readonly Story[], news: readonly LogLine[]): Story[] {
  let told = [...stories];
  for (const line of news) {
    line.events.forEach((fact, n) => {
      const type = String(fact["type"]);
      const beat = { type, fact, text: line.texts[n] ?? "" };
      told = type === "tile-drilled" ? [...ended(told), begun(beat, `${line.number}-${n}`)] : grown(told, beat);
    });
  }
  return told;
}

function begun(beat: Beat, key: string): Story {
  return { key, tile: Number(beat.fact["tile"]), beats: [beat], over: false };
}

function ended(stories: readonly Story[]): Story[] {
  return stories.map((story) => (story.over ? story : { ...story, over: true }));
}

function grown(stories: readonly Story[], beat: Beat): Story[] {
  const last = stories.at(-1);
  if (!last || last.over || QUIET.has(beat.type)) return [...stories];
  if (!PARTS.has(beat.type)) return ended(stories);
  return [...stories.slice(0, -1), { ...last, beats: [...last.beats, beat], over: ENDS.has(beat.type) }];
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

export interface Scene {
  readonly tile: number;
  readonly trigger: number;
  readonly income: Cubes | null;
  /** `diamond`, `explosion`, `speculation`. */
  readonly specials: readonly string[];
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

function shown(scene: Scene, { type, fact }: Beat): Scene {
  const player = Number(fact["player"]);
  const cubes = fact["cubes"] as Cubes;
  switch (type) {
    case "tile-drilled":
      return { ...scene, tile: Number(fact["tile"]), trigger: Number(fact["trigger"]), income: fact["income"] as Cubes };
    case "diamond-drawn":
    case "explosion-drawn":
    case "speculation-drawn":
      return { ...scene, specials: [...scene.specials, type.replace("-drawn", "")] };
    case "card-drawn":
      return { ...scene, cubes, danger: Boolean(fact["danger"]) };
    case "booty-shared": {
      const share = fact["share"] as Cubes;
      const shared = { ...scene, remainder: fact["remainder"] as Cubes };
      return (fact["sharers"] as number[]).reduce<Scene>((all, owner) => withPart(all, owner, () => ({ share })), shared);
    }
    case "danger-struck":
      return withPart(scene, player, () => ({ danger: Number(fact["loss"]) }));
    case "insurance-used":
      return withPart(scene, player, () => ({ insured: Number(fact["tiles"]) }));
    case "cubes-lost":
      return withPart(scene, player, () => ({ lost: cubes }));
    case "remainder-received":
      return withPart(scene, player, () => ({ remainder: cubes }));
    case "diamond-paid":
      return withPart(scene, player, (part) => ({ money: part.money + Number(fact["amount"]) }));
    case "card-kept":
      return withPart(scene, player, () => ({ card: true }));
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

/** What stands on the board, in words: for those who hear it, and for those who point at it. */
import { t } from "../../lib/text.svelte";
import type { RockwellView } from "./generated";
import { tilesOf } from "./choosable";
import { TILES } from "./geometry";
import { RESOURCES } from "./resources";

type Labels = Readonly<Record<string, readonly string[]>>;

export class Words {
  constructor(
    private readonly view: RockwellView,
    private readonly labels: Labels,
  ) {}

  place(place: number): string {
    return this.labels["place"]?.[place] ?? "";
  }

  owner(owner: number): string {
    return owner < 0 ? t("rw-nobody") : (this.labels["owner"]?.[owner] ?? "");
  }

  cubes(cubes: readonly number[]): string {
    const held = cubes.flatMap((count, resource) => (count ? [`${count} ${this.labels["resource"]?.[resource] ?? RESOURCES[resource]}`] : []));
    return held.join(", ") || "–";
  }

  /** A tile, line by line. */
  tile(tile: number): string[] {
    const { revealed, power, required_power: needed, printed_power, extractable, income, shaft } = this.view.tiles[tile]!;
    const lines = [this.place(tile)];
    if (revealed) lines.push(t("rw-drilled"), t("rw-income", { cubes: this.cubes(income ?? []) }));
    else lines.push(t("rw-power-of", { power, needed }));
    if (!revealed && needed > printed_power) lines.push(t("rw-raised", { more: needed - printed_power }));
    if (!revealed && !extractable) lines.push(t("rw-closed"));
    if (shaft >= 0) lines.push(t("rw-shaft-of", { owner: this.owner(shaft) }));
    return [...lines, ...this.standing(tile)];
  }

  /** Who is there, straddling crews included. */
  private standing(tile: number): string[] {
    const found: string[] = [];
    this.view.crews.forEach(({ at, owner, power, die }, crew) => {
      if (!tilesOf(at).includes(tile)) return;
      found.push(`${this.labels["crew"]?.[crew] ?? this.owner(owner)}: ${t("rw-strength", { power, die })}${at >= TILES ? ` (${this.place(at)})` : ""}`);
    });
    return found;
  }

  crew(crew: number): string[] {
    const { at, power, die } = this.view.crews[crew]!;
    return [this.labels["crew"]?.[crew] ?? "", this.place(at), t("rw-strength", { power, die })];
  }
}

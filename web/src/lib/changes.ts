/** What the server tells of a table: places in a sight, as JSON Pointers (`/view/turn`), and what is there. */
import type { Sight, Update, Welcome } from "./protocol";

export type Places = Readonly<Record<string, unknown>>;

/** A picture with values set; parts in which nothing has changed are the same objects as before. */
export function put<T>(picture: T, places: Places): T {
  let result: unknown = picture;
  for (const [place, value] of Object.entries(places)) {
    const names = place.split("/").slice(1).map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
    result = set(result, names, 0, value);
  }
  return result as T;
}

function set(picture: unknown, names: readonly string[], depth: number, value: unknown): unknown {
  const name = names[depth];
  if (name === undefined) return value;
  const twin = (Array.isArray(picture) ? [...picture] : { ...(picture as object) }) as Record<string, unknown>;
  twin[name] = set(twin[name], names, depth + 1, value);
  return twin;
}

/** A table as one viewer sees it: what everybody sees, kept up to date, with what is different in it for the viewer. */
export class Sights {
  private everybodys: Sight | null = null;
  private own: Places = {};

  /** What the viewer sees after a message. */
  take(message: Welcome | Update): Sight {
    if (message.type === "welcome") {
      this.everybodys = message.sight;
      this.own = message.own;
    } else {
      this.everybodys = put(this.everybodys!, message.set);
      this.own = message.own ?? this.own;
    }
    return put(this.everybodys, this.own);
  }
}

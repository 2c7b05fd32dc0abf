/** How much room there is. The widths are those of the styles. */
import { MediaQuery } from "svelte/reactivity";

const rail = new MediaQuery("min-width: 1280px", false);
const wide = new MediaQuery("min-width: 1600px", false);
const phone = new MediaQuery("(max-width: 599px) and (min-height: 481px)", false);
const compact = new MediaQuery("(max-width: 599px), (max-height: 480px)", false);
const tablet = new MediaQuery("(min-width: 600px) and (max-width: 1279px) and (min-height: 481px)", false);

/** A phone held upright: everything in one column, one part at a time. */
export function onPhone(): boolean {
  return phone.current;
}

/** So little room that of a board which has parts one is shown at a time. */
export function isCompact(): boolean {
  return compact.current;
}

/** A tablet, held either way: no rail, but the whole board with the decision below it. */
export function onTablet(): boolean {
  return tablet.current;
}

/** Room for a rail beside the board: the company, and what has happened. */
export function hasRail(): boolean {
  return rail.current;
}

/** Room for two columns beside the board. */
export function isWide(): boolean {
  return wide.current;
}

/** How much room there is. The widths are those of the styles. */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("max-width: 1180px", false);
const phone = new MediaQuery("max-width: 760px", false);

/** A phone: everything in one column. */
export function onPhone(): boolean {
  return phone.current;
}

/** Two columns at most. */
export function isNarrow(): boolean {
  return narrow.current;
}

/** How much room there is. The widths are those of the styles. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 760px", false);

/** A phone: everything in one column. */
export function onPhone(): boolean {
  return phone.current;
}

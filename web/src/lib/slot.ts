/** Puts a part of one component where another has left room for it (an element with that id), while both are there. */
import type { Attachment } from "svelte/attachments";

export function into(id: string): Attachment<HTMLElement> {
  return (node) => {
    document.getElementById(id)?.append(node);
    return () => node.remove();
  };
}

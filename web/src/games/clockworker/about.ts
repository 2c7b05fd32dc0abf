/** A thing that is pointed at, and what there is to say about it. */
export interface About {
  readonly over: HTMLElement;
  readonly lines: readonly string[];
}

export type Tell = (about: About | null) => void;

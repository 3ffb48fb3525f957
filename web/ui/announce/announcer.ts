import { create } from "zustand";

interface Spoken {
  readonly text: string;
  /** Counts, so that the same sentence is read again. */
  readonly turn: number;
}

/** The next sentence for a screen reader, one for each finished gesture. */
export const useSpoken = create<Spoken>()(() => ({ text: "", turn: 0 }));

export function announce(text: string): void {
  useSpoken.setState(({ turn }) => ({ text, turn: turn + 1 }));
}

import { create } from "zustand";

interface Spoken {
  readonly text: string;
  /** Counts, so that the same sentence is read again. */
  readonly turn: number;
}

/** What a screen reader should say next, once per finished gesture. */
export const useSpoken = create<Spoken>()(() => ({ text: "", turn: 0 }));

export function announce(text: string): void {
  useSpoken.setState(({ turn }) => ({ text, turn: turn + 1 }));
}

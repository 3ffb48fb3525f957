import { create } from "zustand";

interface Spoken {
  readonly text: string;
  /** Counts, so that the same sentence is read again. */
  readonly turn: number;
}

/** What a screen reader says next. */
export const useSpoken = create<Spoken>()(() => ({ text: "", turn: 0 }));

/** Sentences within this time are heard together, ms: the later one must not cut the earlier one off. */
const TOGETHER = 100;
let last = Number.NEGATIVE_INFINITY;

/** Has a sentence read aloud, politely. All that is not an alert is said here. */
export function announce(text: string): void {
  if (text === "") return;
  const now = performance.now();
  const isMore = now - last < TOGETHER;
  last = now;
  useSpoken.setState((before) => ({
    text: isMore && before.text !== "" && before.text !== text ? `${before.text} ${text}` : text,
    turn: before.turn + 1,
  }));
}

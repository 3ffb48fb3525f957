import { announce } from "@stanza/web-ui";

/** Makes the sentence when it is time to say it. */
export type Words = () => string;

/** Takes the words for the newest step, if it waits to be told. Returns false when there is none. */
type Taker = (words: Words) => boolean;

let taker: Taker | null = null;

/** Whoever tells the steps says here where words for the newest one go; `null` when nobody does. */
export function takeWords(next: Taker | null): void {
  taker = next;
}

/** For a step that a toast tells: only its effect is said besides. */
export const NO_WORDS: Words = () => "";

/** Words for the step that was just made: they are said with its effect, in place of its name. Said at once when no step waits. */
export function tellStepAs(words: Words): void {
  if (taker?.(words) !== true) announce(words());
}

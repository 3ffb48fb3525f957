import { placeholdersOf } from "@stanza/web-site";

/** Why a text cannot take the place of its source, as texts name it; null: it can. */
export type TextFault = "empty" | "placeholders" | "long";

/** A text longer than this beside its source may not fit where it stands. */
const LONGEST_RATIO = 1.6;
const SHORT = 12;
const MOST_CHARACTERS = 2000;

export function textFault(source: string, text: string): TextFault | null {
  if (text.trim() === "") return "empty";
  if (text.length > MOST_CHARACTERS) return "long";
  return placeholdersOf(source) === placeholdersOf(text) ? null : "placeholders";
}

/** True for a text that may not fit where its source stands; it can be saved all the same. */
export const mayNotFit = (source: string, text: string): boolean =>
  text.length > Math.max(SHORT, source.length * LONGEST_RATIO);

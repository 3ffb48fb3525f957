import { textIn } from "@stanza/catalogue";
import type { ValueWords } from "../fields/named-value-text.ts";
import { valueText } from "../fields/value-text.ts";
import type { ChangedVariable } from "./resolve-choices.ts";

/** Named one by one; of more than these the first ones are. */
const NAMED = 3;

/** The changes in words: `Shelves 2 → 1, Handle Bar 160 → Knob 30 …`. */
export function changesText(changed: readonly ChangedVariable[], words: ValueWords): string {
  const named = changed.slice(0, NAMED).map(({ view, from, to }) => {
    const name = textIn(view.description, words.language);
    return `${name} ${valueText(view, from, words)} → ${valueText(view, to, words)}`;
  });
  return `${named.join(", ")}${changed.length > NAMED ? " …" : "."}`;
}

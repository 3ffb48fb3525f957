import { textIn } from "@stanza/catalogue";
import type { ChoiceChanges } from "@stanza/project";
import type { FieldView } from "../fields/field-view.ts";
import type { ValueWords } from "../fields/named-value-text.ts";
import { valueText } from "../fields/value-text.ts";
import type { Say } from "../words/sentences.ts";
import { changesText } from "./changes-text.ts";
import type { ChangedVariable } from "./resolve-choices.ts";

/**
 * What was chosen, and what changed with it, as it is read aloud: "Smoked oak." or "Width: 900 mm. 1 other choice changed: …". Options speak
 * for themselves, numbers and switches with the name of their field.
 *
 * views   of the changed article, after the choice
 */
export function choiceSentence(
  wish: ChoiceChanges,
  views: readonly FieldView[],
  changed: readonly ChangedVariable[],
  words: ValueWords,
  say: Say,
): string {
  const chosen = Object.keys(wish).flatMap((code) => {
    const view = views.find((one) => one.code === code);
    if (!view) return [];
    const value = valueText(view, view.value, words);
    const isNamed = view.options?.some((option) => option.code === view.value) ?? false;
    return [isNamed ? `${value}.` : `${textIn(view.description, words.language)}: ${value}.`];
  });
  const others =
    changed.length === 0
      ? []
      : [`${say("variants.alsoChanged", { count: changed.length })} ${changesText(changed, words)}`];
  return [...chosen, ...others].join(" ");
}

import type { Choices, Value } from "@stanza/catalogue";
import { codeRefusal, LIMITS, numberRefusal, textRefusal } from "../limits.ts";
import type { ProjectRefusal } from "../outcome.ts";

/** New values by variable code; `null` takes a choice back, so that preset, header or default decide again. */
export type ChoiceChanges = Readonly<Record<string, Value | null>>;

export function mergeChoices(choices: Choices, changes: ChoiceChanges): Choices {
  const merged: Record<string, Value> = { ...choices };
  for (const [code, value] of Object.entries(changes)) {
    if (value === null) delete merged[code];
    else merged[code] = value;
  }
  return merged;
}

/** Why these cannot be choices of any article; which of them an article takes is for the evaluation. */
export function choicesRefusal(changes: ChoiceChanges, at: string): ProjectRefusal | null {
  for (const [code, value] of Object.entries(changes)) {
    const refusal = codeRefusal(code, at) ?? (value === null ? null : valueRefusal(value, `${at}.${code}`));
    if (refusal) return refusal;
  }
  return null;
}

/** Why a value cannot be chosen for any variable; `null` when it can. */
export function valueRefusal(value: unknown, at: string): ProjectRefusal | null {
  if (typeof value === "boolean") return null;
  return typeof value === "number"
    ? numberRefusal(value, at, -LIMITS.maxChoice, LIMITS.maxChoice)
    : textRefusal(value, at, 0, LIMITS.maxNote);
}

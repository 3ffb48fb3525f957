import type { Choices, Value } from "@stanza/catalogue";
import { codeRefusal, LIMITS, numberRefusal, textRefusal } from "../limits.ts";
import type { ProjectRefusal } from "../outcome.ts";

/** New values by variable code; `null` removes a choice, so that preset, header or default apply again. */
export type ChoiceChanges = Readonly<Record<string, Value | null>>;

export function mergeChoices(choices: Choices, changes: ChoiceChanges): Choices {
  const merged: Record<string, Value> = { ...choices };
  for (const [code, value] of Object.entries(changes)) {
    if (value === null) delete merged[code];
    else merged[code] = value;
  }
  return merged;
}

/** The reason why these cannot be choices of any article. The evaluation decides which of them an article accepts. */
export function choicesRefusal(changes: ChoiceChanges, at: string): ProjectRefusal | null {
  for (const [code, value] of Object.entries(changes)) {
    const refusal = codeRefusal(code, at) ?? (value === null ? null : valueRefusal(value, `${at}.${code}`));
    if (refusal) return refusal;
  }
  return null;
}

/** The reason why a value cannot be chosen for any variable; `null` when it can. */
export function valueRefusal(value: unknown, at: string): ProjectRefusal | null {
  if (typeof value === "boolean") return null;
  return typeof value === "number"
    ? numberRefusal(value, at, -LIMITS.maxChoice, LIMITS.maxChoice)
    : textRefusal(value, at, 0, LIMITS.maxNote);
}

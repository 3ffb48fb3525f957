import type { Choices, Value } from "@stanza/catalogue";
import { isSame } from "./is-same.ts";

/** A choice that differs. An absent side was not chosen: its value follows from header and model. */
export interface ChoiceChange {
  readonly variable: string;
  readonly from?: Value;
  readonly to?: Value;
}

/** The choices that two states do not have in common: each variable once, in the order of its first state, then the new ones. */
export function choiceChanges(before: Choices, after: Choices): readonly ChoiceChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((variable): ChoiceChange[] => {
    const [was, is] = [Object.hasOwn(before, variable), Object.hasOwn(after, variable)];
    const [from, to] = [before[variable], after[variable]];
    if (was === is && isSame(from, to)) return [];
    return [
      {
        variable,
        ...(was && from !== undefined ? { from } : {}),
        ...(is && to !== undefined ? { to } : {}),
      },
    ];
  });
}

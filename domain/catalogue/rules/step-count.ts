import { RuleError } from "./rule-error.ts";
import type { Slot } from "./rule-type.ts";

const MAX_STEPS = 100_000;

/** Counts work that a catalogue can make as large as it likes, for one evaluation (slot 0); `false` when that is too much. */
export function hasSteps(slots: Slot[], steps: number): boolean {
  const count = (slots[0] as number) + steps;
  if (count > MAX_STEPS) return false;
  slots[0] = count;
  return true;
}

/** The same; throws `RuleError` when it is too much. */
export function countSteps(slots: Slot[], steps: number): void {
  if (!hasSteps(slots, steps)) throw new RuleError("E_STEPS", `more than ${MAX_STEPS} steps`);
}

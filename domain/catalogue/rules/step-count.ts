import { RuleError } from "./rule-error.ts";
import type { Scope, Slot } from "./rule-type.ts";

const MAX_STEPS = 100_000;
/** Nodes that together cost about as much as one turn of a loop. */
const NODES_A_STEP = 8;
const CHARACTERS_A_STEP = 64;

/** Counts work whose amount a catalogue can choose freely, for one evaluation (slot 0). Returns false beyond the limit. */
export function hasSteps(slots: Slot[], steps: number): boolean {
  const count = (slots[0] as number) + steps;
  if (count > MAX_STEPS) return false;
  slots[0] = count;
  return true;
}

/** Counts like `hasSteps`; throws `RuleError` beyond the limit. */
export function countSteps(slots: Slot[], steps: number): void {
  if (!hasSteps(slots, steps)) throw new RuleError("E_STEPS", `more than ${MAX_STEPS} steps`);
}

/** The number of steps that one turn of a loop over `piece` counts, a formula or a part of a rule. */
export function turnSteps(scope: Scope, piece: unknown): number {
  return scope.isBounded ? Math.max(1, Math.ceil(nodesIn(piece) / NODES_A_STEP)) : 1;
}

function nodesIn(piece: unknown): number {
  if (typeof piece !== "object" || piece === null) return 0;
  return Object.values(piece).reduce((sum, inner) => sum + nodesIn(inner), "op" in piece ? 1 : 0);
}

/** Counts a text that was joined, for a bounded scope. */
export function countText(slots: Slot[], text: string): string {
  if (text.length >= CHARACTERS_A_STEP) countSteps(slots, Math.floor(text.length / CHARACTERS_A_STEP));
  return text;
}

import type { Slot } from "./rule-type.ts";

/** A compiled formula: reads slots, returns its value, may throw `RuleError`. */
export type Closure<T = Slot> = (slots: Slot[]) => T;

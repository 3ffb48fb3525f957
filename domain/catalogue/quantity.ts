import type { Expression } from "./rules/expression.ts";

/** A number, or a formula that gives one. */
export type Quantity = number | Expression;
export type Quantity2 = readonly [Quantity, Quantity];
export type Quantity3 = readonly [Quantity, Quantity, Quantity];

/** A repetition: over numbers, or over the records of a list. */
export type RepeatRule =
  | { readonly as: string; readonly from: Quantity; readonly to: Quantity }
  | { readonly as: string; readonly over: string };

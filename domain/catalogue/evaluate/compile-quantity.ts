import type { Quantity } from "../quantity.ts";
import type { Closure } from "../rules/closure.ts";
import { compileFormula } from "../rules/compile.ts";
import type { Scope } from "../rules/rule-type.ts";

/** Compiles a number, or a formula that gives one. */
export function compileQuantity(quantity: Quantity, scope: Scope): Closure<number> {
  return typeof quantity === "number" ? () => quantity : (compileFormula(quantity, scope) as Closure<number>);
}

import {
  compileTree,
  emptyScope,
  RuleError,
  type RuleType,
  type Scope,
  type Slot,
  withLocal,
} from "@stanza/catalogue";
import { checkFormula } from "../rules/check.ts";
import { parseFormula } from "../rules/parse.ts";

/** The outcome of a formula: refused at publish, failed for these values, or a value. */
export type FormulaOutcome =
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | { readonly kind: "failed"; readonly code: string }
  | { readonly kind: "value"; readonly value: Slot };

/** Runs a formula from text to value, with publish's checks. */
export function runFormula(
  source: string,
  names: Readonly<Record<string, { readonly type: RuleType; readonly value: Slot }>> = {},
): FormulaOutcome {
  const parsed = parseFormula(source);
  if (!parsed.ok) return { kind: "refused", code: parsed.fault.code, message: parsed.fault.message };
  let scope: Scope = emptyScope(new Map());
  const slots: Slot[] = [0];
  for (const [name, { type, value }] of Object.entries(names)) {
    const next = withLocal(scope, name, type);
    slots[next.slot] = value;
    scope = next;
  }
  const { tree, offsets } = parsed.formula;
  const [fault] = checkFormula(tree, scope, offsets).faults;
  if (fault) return { kind: "refused", code: fault.code, message: fault.message };
  try {
    return { kind: "value", value: compileTree(tree, scope).run(slots) };
  } catch (error) {
    if (error instanceof RuleError) return { kind: "failed", code: error.code };
    throw error;
  }
}

import type { AutomaticRuleData, LookupTable } from "../bundle.ts";
import { BOOL, emptyScope, NUM, type RuleType, type Scope, withLocal } from "./rule-type.ts";

/** What a run offers to formulas of automatic rules, in slot order. */
export const RUN_NAMES = ["length", "depth", "top", "wallStart", "wallEnd"] as const;
export const OVERHANG_NAMES = ["overhangStart", "overhangEnd", "overhangFront"] as const;
/** What `same` may name besides variable codes. */
export const SAME_NAMES = ["line", "top", "depth"] as const;

/** The scope of `when`, `maxLength` and `overhang`, and the larger one of `set`, which knows the overhangs too. */
export function runScopes(
  same: AutomaticRuleData["same"],
  types: (code: string) => RuleType | undefined,
  tables: ReadonlyMap<string, LookupTable>,
): { readonly run: Scope; readonly set: Scope } {
  let run = emptyScope(tables);
  for (const name of RUN_NAMES) run = withLocal(run, name, name.startsWith("wall") ? BOOL : NUM);
  for (const code of same) {
    const type = types(code);
    if (type) run = withLocal(run, code, type);
  }
  let set = run;
  for (const name of OVERHANG_NAMES) set = withLocal(set, name, NUM);
  return { run, set };
}

import type { AutomaticRuleData, LookupTable } from "../bundle.ts";
import { BOOL, emptyScope, NUM, type RuleType, type Scope, STR, withLocal } from "./rule-type.ts";

/** The names that each kind of rule offers to its formulas, in slot order, and the further ones that `set` can read. */
export const RUN_NAMES = {
  run: ["length", "depth", "top", "wallStart", "wallEnd"],
  gap: ["length", "depth", "top", "wallStart", "wallEnd"],
  end: ["length", "depth", "top", "atStart"],
  cutout: ["width", "depth", "top"],
} as const satisfies Record<AutomaticRuleData["kind"], readonly string[]>;
export const SET_NAMES = {
  run: ["overhangStart", "overhangEnd", "overhangFront", "freeStart", "freeEnd", "cutouts"],
  gap: [],
  end: [],
  cutout: ["x", "z"],
} as const satisfies Record<AutomaticRuleData["kind"], readonly string[]>;
/** The names that `same` may contain besides variable codes. */
export const SAME_NAMES = ["line", "top", "depth"] as const;

const typeOfName = (name: string): RuleType =>
  /^(?:wall|free)(?:Start|End)$/.test(name) || name === "atStart" ? BOOL : name === "cutouts" ? STR : NUM;

/** The scope of a rule's conditions and sizes, and the larger one of `set`. */
export function runScopes(
  { kind, same }: Pick<AutomaticRuleData, "kind" | "same">,
  types: (code: string) => RuleType | undefined,
  tables: ReadonlyMap<string, LookupTable>,
  unknown?: Scope["unknown"],
): { readonly run: Scope; readonly set: Scope } {
  let run = emptyScope(tables, unknown);
  for (const name of RUN_NAMES[kind]) run = withLocal(run, name, typeOfName(name));
  for (const code of same) {
    const type = types(code);
    if (type) run = withLocal(run, code, type);
  }
  let set = run;
  for (const name of SET_NAMES[kind]) set = withLocal(set, name, typeOfName(name));
  return { run, set };
}

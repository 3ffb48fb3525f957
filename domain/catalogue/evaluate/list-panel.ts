import type { DclassFieldRule, DclassVariable } from "../bundle.ts";
import type { DclassField, DclassRow, DclassView } from "../dclass-view.ts";
import type { Closure } from "../rules/closure.ts";
import { compileCondition } from "../rules/compile.ts";
import { NUM, type RuleRecord, type Scope, type Slot, withLocal } from "../rules/rule-type.ts";
import { compileFieldLimits, type FieldLimits } from "./resolve-list.ts";
import { valueOr } from "./value-or.ts";

/** The panel's data for one dclass variable, compiled when it is first asked for. */
export class ListPanel {
  readonly #rule: DclassVariable;
  readonly #component: string | undefined;
  readonly #limits: Closure<readonly FieldLimits[]>;
  readonly #checks: readonly {
    readonly check: DclassVariable["each"][number];
    readonly holds: Closure<boolean>;
    readonly slot: number;
  }[];

  constructor(rule: DclassVariable, component: string | undefined, scope: Scope) {
    this.#rule = rule;
    this.#component = component;
    this.#limits = compileFieldLimits(rule, scope);
    const type = scope.symbols.get(rule.code)!.type;
    this.#checks = rule.each.map((check) => {
      const inner = withLocal(scope, "x", type.kind === "list" ? type.of : NUM);
      return { check, holds: compileCondition(check.check, inner), slot: inner.slot };
    });
  }

  /** The class with its present rows from `slots[slot]`. A check that fails to evaluate counts as broken. */
  view(slots: Slot[], slot: number): DclassView {
    const rule = this.#rule;
    const limits = valueOr<readonly FieldLimits[]>(this.#limits, slots, []);
    const rows = slots[slot] as readonly RuleRecord[];
    const problems: DclassView["problems"][number][] = [];
    for (const { check, holds, slot: x } of this.#checks)
      for (const [row, record] of rows.entries()) {
        slots[x] = record;
        if (!valueOr(holds, slots, false)) problems.push({ row, code: check.id, because: check.because });
      }
    return {
      dclass: rule.dclass,
      ...(this.#component === undefined ? {} : { component: this.#component }),
      fields: rule.fields.map((field, i) => fieldView(field, limits[i] ?? {})),
      sums: rule.accumulate.map(({ name }) => name),
      minItems: rule.minItems,
      maxItems: rule.maxItems,
      rows: rows satisfies readonly DclassRow[],
      problems,
    };
  }
}

function fieldView(field: DclassFieldRule, limits: FieldLimits): DclassField {
  const { name, type, optionTexts, optionStarts, unit } = field;
  const described = { name, description: field.description ?? { en: name } };
  if (typeof type === "object")
    return {
      ...described,
      type: "option",
      options: type.options.map((code) => ({
        code,
        description: optionTexts?.[code] ?? { en: code },
        ...(optionStarts?.[code] ? { starts: optionStarts[code] } : {}),
      })),
      initial: field.initial ?? type.options[0]!,
    };
  if (type !== "num") return { ...described, type, initial: field.initial ?? (type === "bool" ? false : "") };
  return {
    ...described,
    type,
    ...(unit ? { unit } : {}),
    ...limits,
    initial: field.initial ?? limits.min ?? 0,
  };
}

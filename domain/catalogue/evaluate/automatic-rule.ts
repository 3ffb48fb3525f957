import type { AutomaticRuleData, LookupTable } from "../bundle.ts";
import type { AutomaticRule, Overhang, Run } from "../live-catalogue.ts";
import type { Quantity } from "../quantity.ts";
import { compileCondition, compileFormula } from "../rules/compile.ts";
import { rounded } from "../rules/number-value.ts";
import type { RuleType, Slot } from "../rules/rule-type.ts";
import { RUN_NAMES, runScopes } from "../rules/run-scope.ts";
import type { Choices, Value } from "../value.ts";
import { compileQuantity } from "./compile-quantity.ts";
import { valueOr } from "./value-or.ts";

/** Lengths are summed in another order once a neighbour moves, so digits below a millionth of a millimetre are noise. */
const NOISE_DECIMALS = 6;

/**
 * Compiles an automatic rule. When a formula fails for a run, there is no overhang or no limit; a condition that fails counts as false, so
 * the row is left out rather than made wrongly.
 */
export function compileAutomatic(
  data: AutomaticRuleData,
  typeOf: (code: string) => RuleType | undefined,
  tables: ReadonlyMap<string, LookupTable>,
): AutomaticRule {
  const { kind } = data;
  const scopes = runScopes(data, typeOf, tables);
  const number = (quantity: Quantity) => compileQuantity(quantity, scopes.run);
  const optional = (quantity: Quantity | undefined) =>
    quantity === undefined ? undefined : number(quantity);
  const maxLength = optional(data.maxLength);
  const width = optional(data.width);
  const hole = data.hole && { width: number(data.hole.width), depth: number(data.hole.depth) };
  const when = data.when && compileCondition(data.when, scopes.run);
  const overhang = {
    start: number(data.overhang.start),
    end: number(data.overhang.end),
    front: number(data.overhang.front),
  };
  const set = data.set.map(({ code, formula }) => ({ code, run: compileFormula(formula, scopes.set) }));
  const shared = data.same.flatMap((code) => {
    const type = typeOf(code);
    return type ? [{ code, type }] : [];
  });
  const slot = (name: string) => scopes.set.symbols.get(name)?.slot;
  const runSlots = RUN_NAMES[kind].map((name) => ({ name, at: slot(name)! }));
  const [x, z, cutouts] = [slot("x"), slot("z"), slot("cutouts")];
  const free = { start: slot("freeStart"), end: slot("freeEnd") };
  const over = { start: slot("overhangStart"), end: slot("overhangEnd"), front: slot("overhangFront") };
  const sharedSlots = shared.flatMap(({ code, type }) => {
    const at = slot(code);
    return at === undefined ? [] : [{ code, type, at }];
  });
  const blank = new Array<Slot>(scopes.set.slots.next).fill(0);
  const fill = (run: Run, more?: Overhang): Slot[] => {
    const slots = blank.slice();
    for (const { name, at } of runSlots) slots[at] = run[name] ?? false;
    if (x !== undefined) slots[x] = run.x ?? 0;
    if (z !== undefined) slots[z] = run.z ?? 0;
    if (free.start !== undefined) slots[free.start] = run.freeStart ?? false;
    if (free.end !== undefined) slots[free.end] = run.freeEnd ?? false;
    if (cutouts !== undefined) slots[cutouts] = run.cutouts ?? "";
    if (more) {
      if (over.start !== undefined) slots[over.start] = more.start;
      if (over.end !== undefined) slots[over.end] = more.end;
      if (over.front !== undefined) slots[over.front] = more.front;
    }
    for (const { code, type, at } of sharedSlots) slots[at] = slotOf(type, run.values?.[code]);
    return slots;
  };
  return {
    code: data.code,
    description: data.description,
    kind,
    source: data.source,
    ...(data.over === undefined ? {} : { over: data.over }),
    joinGap: data.joinGap,
    same: data.same,
    article: data.article,
    ...(data.gap ? { gap: data.gap } : {}),
    ...(data.into === undefined ? {} : { into: data.into }),
    maxLength: (run) => maxLength && valueOr(maxLength, fill(run), undefined),
    applies: (run) => (when ? valueOr(when, fill(run), false) : true),
    overhang(run) {
      const slots = fill(run);
      return {
        start: valueOr(overhang.start, slots, 0),
        end: valueOr(overhang.end, slots, 0),
        front: valueOr(overhang.front, slots, 0),
      };
    },
    width: (run) => (width ? valueOr(width, fill(run), 0) : 0),
    hole(run) {
      const slots = fill(run);
      const size = hole && { width: valueOr(hole.width, slots, 0), depth: valueOr(hole.depth, slots, 0) };
      return size && size.width > 0 && size.depth > 0 ? size : undefined;
    },
    choices(run, runOverhang): Choices {
      const slots = fill(run, runOverhang);
      const choices: Record<string, Value> = {};
      for (const { code, run: formula } of set) {
        const value = valueOr<Slot | undefined>(formula, slots, undefined);
        if (value === undefined || typeof value === "object") continue;
        choices[code] = typeof value === "number" ? rounded(value, NOISE_DECIMALS) : value;
      }
      return choices;
    },
  };
}

/** Converts a value to the form that formulas read; an absent value is the type's zero. */
export function slotOf(type: RuleType, value: Value | undefined): Slot {
  switch (type.kind) {
    case "num":
      return Number(value ?? 0);
    case "bool":
      return value === true || value === "1" || value === 1;
    case "str":
      return String(value ?? "");
    default:
      return [];
  }
}

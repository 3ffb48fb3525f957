import type { ClosetRule, FillColumnRule, FillItemRule, FillRule } from "../closet-rule.ts";
import type { ClosetView, FillColumn, FillItem, FillSection } from "../closet-view.ts";
import type { Closure } from "../rules/closure.ts";
import { compileTree } from "../rules/compile.ts";
import { NUM, type Scope, type Slot, withLocal } from "../rules/rule-type.ts";
import type { Value } from "../value.ts";
import { condition, number, type Producer, repeated } from "./compile-pieces.ts";
import type { Draft } from "./draft.ts";
import { valueOr } from "./value-or.ts";

type Column = (slots: Slot[]) => FillColumn | undefined;

/** An article's rule as a closet, compiled when somebody first asks. */
export class ClosetPanel {
  readonly #rule: ClosetRule;
  readonly #beside: Closure<number>;
  readonly #from: Closure<number>;
  readonly #width: number | undefined;
  readonly #sections: ((slots: Slot[], reach: number) => readonly FillSection[]) | undefined;

  constructor(rule: ClosetRule, scope: Scope) {
    this.#rule = rule;
    this.#beside = number(rule.beside ?? 0, scope);
    this.#from = number(rule.from ?? 0, scope);
    this.#width = rule.width === undefined ? undefined : scope.symbols.get(rule.width)?.slot;
    this.#sections = rule.fill && compileFill(rule.fill, scope);
  }

  /** The closet with the values in `slots`. */
  view(slots: Slot[]): ClosetView {
    const { width, fill } = this.#rule;
    const sections = this.#sections;
    slots[0] = 0;
    return {
      ...(width === undefined || this.#width === undefined
        ? {}
        : { width: { variable: width, value: slots[this.#width] as number } }),
      beside: valueOr(this.#beside, slots, 0),
      from: valueOr(this.#from, slots, 0),
      rest: this.#rule.rest,
      ...(fill && sections
        ? {
            fill: {
              into: fill.into,
              people: fill.people.map(({ reach: _, ...person }) => person),
              keeps: fill.keeps,
              sections: (code) => {
                const person = fill.people.find((one) => one.code === code) ?? fill.people[0];
                return sections(slots, person?.reach ?? 0);
              },
            },
          }
        : {}),
    };
  }
}

function compileFill({ each, columns }: FillRule, outer: Scope) {
  const list = outer.symbols.get(each.over)!;
  const section = withLocal(outer, each.as, list.type.kind === "list" ? list.type.of : NUM);
  const numbered = withLocal(section, "n", NUM);
  const reaching = withLocal(numbered, "reach", NUM);
  const worked: { readonly slot: number; readonly run: Closure<number> }[] = [];
  let scope: Scope = reaching;
  for (const { name, formula } of each.calc) {
    const run = number(formula, scope);
    const inner = withLocal(scope, name, NUM);
    worked.push({ slot: inner.slot, run });
    scope = inner;
  }
  const room = number(each.room, scope);
  const compiled = columns.map((column) => compileColumn(column, scope));
  return (slots: Slot[], reach: number): readonly FillSection[] =>
    (slots[list.slot] as readonly Slot[]).map((record, i) => {
      slots[section.slot] = record;
      slots[numbered.slot] = i + 1;
      slots[reaching.slot] = reach;
      // Each section has its own limit of list steps.
      slots[0] = 0;
      for (const { slot, run } of worked) slots[slot] = valueOr(run, slots, 0);
      return {
        room: Math.max(0, valueOr(room, slots, 0)),
        columns: compiled.flatMap((column) => valueOr(column, slots, undefined) ?? []),
      };
    });
}

/** A column for the section in the slots; nothing where its condition fails. */
function compileColumn(
  { code, description, because, when, serves, items }: FillColumnRule,
  scope: Scope,
): Column {
  const holds = condition(when, scope);
  const shares = serves.map(({ keep, share }) => [keep, number(share, scope)] as const);
  const made = items.map((item) => compileItem(item, scope));
  return (slots) => {
    if (!holds(slots)) return undefined;
    const within = (share: number) => Math.max(0, Math.min(1, share));
    return {
      code,
      description,
      because,
      serves: new Map(shares.map(([keep, share]) => [keep, within(share(slots))])),
      items: made.flatMap((item) => (item.repeats ? item.run(slots) : (item.run(slots) ?? []))),
    };
  };
}

const compileItem = (rule: FillItemRule, scope: Scope): Producer<FillItem> =>
  repeated(rule, scope, (inner) => {
    const holds = condition(rule.when, inner);
    const fields = rule.set.map(
      ({ field, formula }) => [field, compileTree(formula.tree, inner).run] as const,
    );
    return (slots) => {
      if (!holds(slots)) return undefined;
      const row: Draft<FillItem["row"]> & Record<string, Value> = {};
      for (const [field, run] of fields) row[field] = run(slots) as Value;
      return { row, because: rule.because };
    };
  });

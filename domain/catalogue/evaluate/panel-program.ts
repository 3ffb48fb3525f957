import type { ArticleRule, Catalogue, DclassVariable, LookupTable, OptionRule } from "../bundle.ts";
import type { VariableGroup, VariableView } from "../evaluated-article.ts";
import type { Closure } from "../rules/closure.ts";
import { compileCondition } from "../rules/compile.ts";
import { ClosetPanel } from "./closet-panel.ts";
import { compileProgram } from "./compile-program.ts";
import { ListPanel } from "./list-panel.ts";
import type { Program, VariableNode } from "./program.ts";
import { type BooleanTest, compileBooleanTest } from "./resolve-boolean.ts";
import { compileRange } from "./resolve-number.ts";
import { compileOptionTest, type OptionTest } from "./resolve-option.ts";

/** A program with the parts that only the panel needs, compiled when the panel first asks. */
export class PanelProgram {
  readonly program: Program;
  readonly lists: Catalogue["optionLists"];
  readonly #tests = new Map<string, OptionTest>();
  readonly #booleanTests = new Map<string, BooleanTest>();
  readonly groups: readonly { readonly group: VariableGroup; readonly when: Closure<boolean> | undefined }[];
  readonly #listPanels = new Map<string, ListPanel>();
  readonly #classes: Catalogue["dclass"];
  #closet: ClosetPanel | undefined;
  readonly #ranges = new Map<string, Closure<NonNullable<VariableView["range"]>>>();

  constructor(
    rule: ArticleRule,
    { optionLists: lists, dclass }: Pick<Catalogue, "optionLists" | "dclass">,
    tables: ReadonlyMap<string, LookupTable>,
    isBounded: boolean,
  ) {
    this.program = compileProgram(rule, lists, tables, isBounded);
    this.lists = lists;
    this.#classes = dclass;
    this.groups = rule.groups.map(({ when, ...group }) => ({
      group,
      when: when && compileCondition(when, this.program.scope),
    }));
  }

  options({ rule }: VariableNode): readonly OptionRule[] {
    return rule.kind === "option" ? (this.lists[rule.options]?.options ?? []) : [];
  }

  optionTest({ rule, slot }: VariableNode): OptionTest {
    const known = this.#tests.get(rule.code);
    if (known || rule.kind !== "option") return known ?? (() => undefined);
    const filters = this.program.filters.get(rule.code) ?? [];
    const list = this.lists[rule.options] ?? { attributes: {}, options: [] };
    const test = compileOptionTest(rule, slot, filters, list, this.program.scope);
    this.#tests.set(rule.code, test);
    return test;
  }

  booleanTest({ rule, slot }: VariableNode): BooleanTest {
    const known = this.#booleanTests.get(rule.code);
    if (known) return known;
    const test = compileBooleanTest(slot, this.program.filters.get(rule.code) ?? [], this.program.scope);
    this.#booleanTests.set(rule.code, test);
    return test;
  }

  list(rule: DclassVariable): ListPanel {
    const panel =
      this.#listPanels.get(rule.code) ??
      new ListPanel(rule, this.#classes[rule.dclass]?.component, this.program.scope);
    this.#listPanels.set(rule.code, panel);
    return panel;
  }

  closet(): ClosetPanel | undefined {
    const { rule, scope } = this.program;
    if (rule.closet) this.#closet ??= new ClosetPanel(rule.closet, scope);
    return this.#closet;
  }

  range({ rule }: VariableNode): Closure<NonNullable<VariableView["range"]>> | undefined {
    if (rule.kind !== "number") return undefined;
    const range = this.#ranges.get(rule.code) ?? compileRange(rule, this.program.scope);
    this.#ranges.set(rule.code, range);
    return range;
  }
}

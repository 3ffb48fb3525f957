import type { LookupTable } from "../bundle.ts";
import type { Closure } from "./closure.ts";
import { compileAnd, compileChoose, compileNot, compileOr } from "./compile-condition.ts";
import { compileNumbers, compileSameness } from "./compile-operator.ts";
import type { Expression, ExpressionTree } from "./expression.ts";
import { FUNCTIONS, LIST_ITEM, TOLERANCE } from "./functions.ts";
import { foreseen, type Operand, operandOf, valueOperand } from "./operand.ts";
import { RuleError } from "./rule-error.ts";
import {
  BOOL,
  NUM,
  type RuleRecord,
  type RuleType,
  type Scope,
  type Slot,
  STR,
  withLocal,
} from "./rule-type.ts";
import { countSteps, countText, turnSteps } from "./step-count.ts";
import { tableLookup } from "./table-lookup.ts";

interface Compiled extends Operand {
  readonly type: RuleType;
}

const MAX_TEXT = 10_000;
const ROWS_A_STEP = 100;

/**
 * Compiles a formula that publish has checked into closures over the slot array. No code is generated, so the strictest content security
 * policy holds. A name that the scope lacks throws `Error`, because the bundle and its tables belong together.
 */
export function compileFormula(expression: Expression, scope: Scope): Closure {
  return compile(expression.tree, scope).run;
}

export function compileCondition(expression: Expression, scope: Scope): Closure<boolean> {
  return compile(expression.tree, scope).run as Closure<boolean>;
}

export function compileTree(tree: ExpressionTree, scope: Scope): Compiled {
  return compile(tree, scope);
}

function compile(tree: ExpressionTree, scope: Scope): Compiled {
  switch (tree.op) {
    case "literal": {
      const { value } = tree;
      const type = typeof value === "number" ? NUM : typeof value === "string" ? STR : BOOL;
      return { type, ...valueOperand(value) };
    }
    case "name": {
      const symbol = scope.symbols.get(tree.name);
      if (!symbol) throw new Error(`The bundle has no meaning for ${tree.name}.`);
      const { slot, type } = symbol;
      return { type, run: (s) => s[slot]!, slot };
    }
    case "field":
      return compileField(tree, scope);
    case "list": {
      const items = tree.items.map((item) => compile(item, scope));
      const runs = items.map((item) => item.run);
      return { type: { kind: "list", of: items[0]?.type ?? NUM }, run: (s) => runs.map((run) => run(s)) };
    }
    case "not":
      return { type: BOOL, ...compileNot(condition(tree.of, scope)) };
    case "negate": {
      const of = compile(tree.of, scope).run as Closure<number>;
      return { type: NUM, run: (s) => -of(s) };
    }
    case "choose": {
      const yes = compile(tree.yes, scope);
      const no = compile(tree.no, scope);
      return { type: yes.type, ...compileChoose(condition(tree.when, scope), yes, no) };
    }
    case "&&":
      return { type: BOOL, ...compileAnd(condition(tree.left, scope), condition(tree.right, scope)) };
    case "||":
      return { type: BOOL, ...compileOr(condition(tree.left, scope), condition(tree.right, scope)) };
    case "call":
      return compileCall(tree, scope);
    case "each":
      return compileEach(tree, scope);
    case "==":
    case "!=":
      return compileEquality(tree.op, compile(tree.left, scope), compile(tree.right, scope));
    case "in":
      return compileIn(tree.left, tree.right, scope);
    case "+": {
      const left = compile(tree.left, scope);
      const right = compile(tree.right, scope);
      if (left.type.kind === "str") {
        const [a, b] = [left.run as Closure<string>, right.run as Closure<string>];
        if (scope.isBounded) return { type: STR, run: (s) => countText(s, joined(a(s), b(s))) };
        return { type: STR, run: (s) => joined(a(s), b(s)) };
      }
      return { type: NUM, ...compileNumbers("+", left as Operand<number>, right as Operand<number>) };
    }
    default: {
      const [left, right] = [compile(tree.left, scope), compile(tree.right, scope)] as [
        Operand<number>,
        Operand<number>,
      ];
      const isNumber = tree.op === "-" || tree.op === "*" || tree.op === "/" || tree.op === "%";
      return { type: isNumber ? NUM : BOOL, ...compileNumbers(tree.op, left, right) };
    }
  }
}

const condition = (tree: ExpressionTree, scope: Scope) => compile(tree, scope) as Operand<boolean>;

/** Joins two texts. A text that doubles from one calculation to the next would fill the memory before any step limit is reached. */
function joined(a: string, b: string): string {
  if (a.length + b.length > MAX_TEXT)
    throw new RuleError("E_STEPS", `a text of more than ${MAX_TEXT} characters`);
  return a + b;
}

const near = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;

function compileEquality(op: "==" | "!=", left: Compiled, right: Compiled): Compiled {
  if (left.type.kind === "num")
    return { type: BOOL, ...compileNumbers(op, left as Operand<number>, right as Operand<number>) };
  return { type: BOOL, ...compileSameness(op === "==", left, right) };
}

function compileIn(leftTree: ExpressionTree, rightTree: ExpressionTree, scope: Scope): Compiled {
  const left = compile(leftTree, scope);
  const { type, run, slot } = left;
  if (
    type.kind !== "num" &&
    rightTree.op === "list" &&
    rightTree.items.every((item) => item.op === "literal")
  ) {
    const values = new Set<Slot>(rightTree.items.map((item) => (item.op === "literal" ? item.value : "")));
    const known = foreseen(left, valueOperand(true), (value) => values.has(value));
    if (known) return { type: BOOL, ...known };
    return { type: BOOL, run: slot === undefined ? (s) => values.has(run(s)) : (s) => values.has(s[slot]!) };
  }
  const items = compile(rightTree, scope).run as Closure<readonly Slot[]>;
  if (type.kind === "num") {
    return {
      type: BOOL,
      run: (s) => {
        const value = run(s) as number;
        return (items(s) as readonly number[]).some((item) => near(item, value));
      },
    };
  }
  return { type: BOOL, run: (s) => items(s).includes(run(s)) };
}

function compileField(tree: ExpressionTree & { op: "field" }, scope: Scope): Compiled {
  const compiledOf = compile(tree.of, scope);
  const { type, run } = compiledOf;
  const { field } = tree;
  if (type.kind === "record") {
    const of = run as Closure<RuleRecord>;
    return { type: type.fields.get(field) ?? NUM, run: (s) => of(s)[field]! };
  }
  const attribute = type.kind === "str" ? type.attributes?.get(field) : undefined;
  if (!attribute) throw new Error(`The bundle has no attribute ${field}.`);
  const { byCode } = attribute;
  const of = run as Closure<string>;
  const { slot } = compiledOf;
  const none = attribute.type.kind === "num" ? 0 : attribute.type.kind === "bool" ? false : "";
  if (slot === undefined) return { type: attribute.type, run: (s) => byCode.get(of(s)) ?? none };
  return { type: attribute.type, ...operandOf({ slot, values: byCode, otherwise: none }) };
}

function compileCall(tree: ExpressionTree & { op: "call" }, scope: Scope): Compiled {
  const args = tree.args.map((arg) => compile(arg, scope));
  if (tree.name === LIST_ITEM) return compileItem(args);
  const table = scope.tables.get(tree.name);
  const runs = args.map((arg) => arg.run);
  if (table) return compileTable(table, runs);
  const known = FUNCTIONS.get(tree.name);
  if (!known) throw new Error(`The bundle calls ${tree.name}, which is no function.`);
  const run = known.run as (...values: Slot[]) => number | string | boolean;
  const [first, second] = runs;
  if (runs.length === 1) return { type: known.returns, run: (s) => run(first!(s)) };
  if (runs.length === 2) return { type: known.returns, run: (s) => run(first!(s), second!(s)) };
  return { type: known.returns, run: (s) => run(...runs.map((arg) => arg(s))) };
}

function compileTable(table: LookupTable, args: readonly Closure[]): Compiled {
  const lookup = tableLookup(table);
  const type = table.output === "num" ? NUM : STR;
  // A look-up reads the rows one by one, so a long table counts like a loop.
  const steps = Math.floor(table.rows.length / ROWS_A_STEP);
  const keysOf = (s: Slot[]) => {
    if (steps > 0) countSteps(s, steps);
    return args.map((arg) => arg(s) as number | string);
  };
  const [only] = args;
  if (args.length === 1 && only && steps === 0)
    return { type, run: (s) => lookup([only(s) as number | string]) };
  return { type, run: (s) => lookup(keysOf(s)) };
}

function compileItem(args: readonly Compiled[]): Compiled {
  const [list, position] = args;
  if (!list || !position || list.type.kind !== "list")
    throw new Error("The bundle reads an item of no list.");
  const items = list.run as Closure<readonly Slot[]>;
  const at = position.run as Closure<number>;
  return {
    type: list.type.of,
    run: (s) => {
      const all = items(s);
      const n = Math.round(at(s));
      const item = all[n - 1];
      if (item === undefined) throw new RuleError("E_RANGE", `item ${n} of a list of ${all.length}`);
      return item;
    },
  };
}

function compileEach(tree: ExpressionTree & { op: "each" }, scope: Scope): Compiled {
  const list = compile(tree.list, scope);
  const items = list.run as Closure<readonly Slot[]>;
  if (!tree.body || tree.as === undefined) return { type: NUM, run: (s) => items(s).length };
  const inner = withLocal(scope, tree.as, list.type.kind === "list" ? list.type.of : NUM);
  const { slot } = inner;
  const steps = turnSteps(scope, tree.body);
  const body = compile(tree.body, inner).run;
  const test = body as Closure<boolean>;
  const amount = body as Closure<number>;
  const bind = (s: Slot[], item: Slot) => {
    countSteps(s, steps);
    s[slot] = item;
    return s;
  };
  switch (tree.macro) {
    case "any":
      return { type: BOOL, run: (s) => items(s).some((item) => test(bind(s, item))) };
    case "all":
      return { type: BOOL, run: (s) => items(s).every((item) => test(bind(s, item))) };
    case "count":
      return { type: NUM, run: (s) => fold(items(s), (n, item) => (test(bind(s, item)) ? n + 1 : n)) };
    case "sum":
      return { type: NUM, run: (s) => fold(items(s), (n, item) => n + amount(bind(s, item))) };
    case "maxof":
      return {
        type: NUM,
        run: (s) => {
          const all = items(s);
          let most = all.length === 0 ? 0 : -Infinity;
          for (const item of all) {
            most = Math.max(most, amount(bind(s, item)));
          }
          return most;
        },
      };
  }
}

function fold(items: readonly Slot[], step: (total: number, item: Slot) => number): number {
  let total = 0;
  for (const item of items) total = step(total, item);
  return total;
}

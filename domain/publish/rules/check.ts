import {
  BOOL,
  type ExpressionTree,
  FUNCTIONS,
  LIST_ITEM,
  LIST_MACROS,
  NUM,
  type RuleType,
  type Scope,
  STR,
  type StrType,
  suggest,
  typeName,
  withLocal,
} from "@stanza/catalogue";
import type { FormulaFault } from "./parse.ts";

/**
 * Finds every type mistake of a formula and returns the type of its value; `undefined` when a mistake leaves that open, so that one mistake
 * is reported once.
 */
export function checkFormula(
  tree: ExpressionTree,
  scope: Scope,
  offsets: ReadonlyMap<ExpressionTree, number>,
): { readonly type: RuleType | undefined; readonly faults: readonly FormulaFault[] } {
  const check = new FormulaCheck(offsets);
  const type = check.typeOf(tree, scope);
  return { type, faults: check.faults };
}

/** One walk through a formula that collects its mistakes. */
class FormulaCheck {
  readonly faults: FormulaFault[] = [];
  readonly #offsets: ReadonlyMap<ExpressionTree, number>;

  constructor(offsets: ReadonlyMap<ExpressionTree, number>) {
    this.#offsets = offsets;
  }

  typeOf(tree: ExpressionTree, scope: Scope): RuleType | undefined {
    return this.#infer(tree, scope);
  }

  #fail(node: ExpressionTree, code: string, message: string, suggestion?: string): undefined {
    this.faults.push({
      offset: this.#offsets.get(node) ?? 0,
      code,
      message,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
    return undefined;
  }

  #expect(node: ExpressionTree, wanted: RuleType["kind"], where: Scope, what: string): RuleType | undefined {
    const type = this.#infer(node, where);
    if (type && type.kind !== wanted) {
      const hint = wanted === "str" && type.kind === "num" ? "text(…)" : undefined;
      return this.#fail(
        node,
        "E_TYPE",
        `${what} must be ${typeName({ kind: wanted } as RuleType)}, not ${typeName(type)}`,
        hint,
      );
    }
    return type;
  }

  #infer(node: ExpressionTree, where: Scope): RuleType | undefined {
    switch (node.op) {
      case "literal":
        if (typeof node.value === "number") return NUM;
        return typeof node.value === "boolean" ? BOOL : { kind: "str", values: new Set([node.value]) };
      case "name":
        return this.#name(node, node.name, where);
      case "field":
        return this.#field(node, where);
      case "list":
        return this.#list(node, where);
      case "not":
        this.#expect(node.of, "bool", where, "what follows '!'");
        return BOOL;
      case "negate":
        this.#expect(node.of, "num", where, "what follows '-'");
        return NUM;
      case "choose": {
        this.#expect(node.when, "bool", where, "what stands before '?'");
        return this.#both(node, node.yes, node.no, where, "the two results of '?:'");
      }
      case "call":
        return this.#call(node, where);
      case "each":
        return this.#each(node, where);
      case "&&":
      case "||":
        this.#expect(node.left, "bool", where, `the left side of '${node.op}'`);
        this.#expect(node.right, "bool", where, `the right side of '${node.op}'`);
        return BOOL;
      case "==":
      case "!=": {
        const type = this.#both(node, node.left, node.right, where, `the two sides of '${node.op}'`);
        if (type && (type.kind === "list" || type.kind === "record"))
          this.#fail(node, "E_TYPE", `${typeName(type)} cannot be compared; compare its fields`);
        return BOOL;
      }
      case "<":
      case "<=":
      case ">":
      case ">=":
        this.#expect(node.left, "num", where, `the left side of '${node.op}'`);
        this.#expect(node.right, "num", where, `the right side of '${node.op}'`);
        return BOOL;
      case "in": {
        const right = this.#infer(node.right, where);
        const left = this.#infer(node.left, where);
        if (right && right.kind !== "list")
          this.#fail(node.right, "E_TYPE", 'what follows \'in\' must be a list such as ["A", "B"]');
        else if (right && left) {
          if (right.of.kind !== left.kind)
            this.#fail(node, "E_TYPE", `${typeName(left)} is never in a list of ${typeName(right.of)}`);
          else if (node.right.op === "list") for (const item of node.right.items) this.#known(item, left);
        }
        return BOOL;
      }
      case "+": {
        const type = this.#both(node, node.left, node.right, where, "the two sides of '+'");
        if (type && type.kind !== "num" && type.kind !== "str")
          return this.#fail(node, "E_TYPE", `${typeName(type)} cannot be added`);
        return type && (type.kind === "num" ? NUM : STR);
      }
      default:
        this.#expect(node.left, "num", where, `the left side of '${node.op}'`);
        this.#expect(node.right, "num", where, `the right side of '${node.op}'`);
        if (node.op === "/" && node.right.op === "literal" && node.right.value === 0)
          this.#fail(node.right, "E_DIV0", "division by zero");
        return NUM;
    }
  }

  /** Checks two nodes that must have the same type; literals are checked against the possible values of the other side. */
  #both(node: ExpressionTree, a: ExpressionTree, b: ExpressionTree, where: Scope, what: string) {
    const left = this.#infer(a, where);
    const right = this.#infer(b, where);
    if (!left || !right) return undefined;
    if (left.kind !== right.kind) {
      const hint = left.kind === "str" || right.kind === "str" ? "text(…)" : undefined;
      const numeric = left.kind === "num" || right.kind === "num";
      return this.#fail(
        node,
        "E_TYPE",
        `${what} are ${typeName(left)} and ${typeName(right)}; they must be alike`,
        numeric ? hint : undefined,
      );
    }
    if (node.op === "==" || node.op === "!=") {
      this.#known(b, left);
      this.#known(a, right);
    }
    if (left.kind === "str" && right.kind === "str") return merge(left, right);
    return left;
  }

  /** Reports a text literal that is not among the possible values of the other side of a comparison. */
  #known(node: ExpressionTree, against: RuleType): void {
    if (node.op !== "literal" || typeof node.value !== "string") return;
    if (against.kind !== "str" || !against.values || !against.label || node.value === "") return;
    if (against.values.has(node.value)) return;
    const values = [...against.values].filter((value) => value !== "");
    const shown = values.length > 8 ? `${values.slice(0, 8).join(", ")}, …` : values.join(", ");
    this.#fail(
      node,
      "E_OPT",
      `'${node.value}' is not a value of ${against.label} (${shown})`,
      suggest(node.value, values),
    );
  }

  #name(node: ExpressionTree, called: string, where: Scope): RuleType | undefined {
    const symbol = where.symbols.get(called);
    if (symbol) return symbol.type;
    if (where.unknown?.has(called)) return undefined;
    if (where.tables.has(called))
      return this.#fail(node, "E_NAME", `${called} is a table; it is read like ${called}(…)`, `${called}(…)`);
    return this.#fail(
      node,
      "E_NAME",
      `there is no variable, constant or calculation '${called}'`,
      suggest(called, where.symbols.keys()),
    );
  }

  #field(node: ExpressionTree & { op: "field" }, where: Scope): RuleType | undefined {
    const of = this.#infer(node.of, where);
    if (!of) return undefined;
    if (of.kind === "record") {
      const type = of.fields.get(node.field);
      if (type) return type;
      return this.#fail(
        node,
        "E_ATTR",
        `the record has no field '${node.field}' (${[...of.fields.keys()].join(", ")})`,
        suggest(node.field, of.fields.keys()),
      );
    }
    if (of.kind === "str" && of.attributes) {
      const attribute = of.attributes.get(node.field);
      if (attribute) return attribute.type;
      const names = [...of.attributes.keys()];
      return this.#fail(
        node,
        "E_ATTR",
        `the options of ${of.label ?? "this variable"} have no attribute '${node.field}' (${names.join(", ") || "none"})`,
        suggest(node.field, names),
      );
    }
    return this.#fail(node, "E_ATTR", `'.${node.field}' follows ${typeName(of)}, which has no attributes`);
  }

  #list(node: ExpressionTree & { op: "list" }, where: Scope): RuleType | undefined {
    const types = node.items.map((item) => this.#infer(item, where));
    const first = types[0];
    if (!first)
      return node.items.length === 0
        ? this.#fail(node, "E_TYPE", "an empty list holds nothing to compare with")
        : undefined;
    if (
      first.kind === "list" ||
      first.kind === "record" ||
      types.some((type) => type && type.kind !== first.kind)
    )
      return this.#fail(node, "E_TYPE", "the items of a list must all be numbers or all be texts");
    return { kind: "list", of: first.kind === "str" ? STR : first };
  }

  #call(node: ExpressionTree & { op: "call" }, where: Scope): RuleType | undefined {
    if (node.name === LIST_ITEM) {
      const [items, position] = node.args;
      if (!items || !position || node.args.length !== 2)
        return this.#fail(node, "E_ARGS", "at is written at(LIST, n)");
      const type = this.#infer(items, where);
      this.#expect(position, "num", where, "the position");
      if (type && type.kind !== "list")
        return this.#fail(items, "E_TYPE", `at needs a list, not ${typeName(type)}`);
      return type?.of;
    }
    const table = where.tables.get(node.name);
    if (table) {
      if (node.args.length !== table.inputs.length)
        return this.#fail(
          node,
          "E_ARGS",
          `table ${node.name} has ${table.inputs.length} keys, not ${node.args.length}`,
        );
      for (const [i, arg] of node.args.entries())
        this.#expect(arg, table.inputs[i]!.type, where, `key ${i + 1} of table ${node.name}`);
      return table.output === "num"
        ? NUM
        : { kind: "str", values: tableValues(table.rows, table.otherwise), label: node.name };
    }
    const known = FUNCTIONS.get(node.name);
    if (!known && where.unknown?.has(node.name)) {
      for (const arg of node.args) this.#infer(arg, where);
      return undefined;
    }
    if (!known) {
      const names = [...FUNCTIONS.keys(), ...LIST_MACROS, LIST_ITEM, ...where.tables.keys()];
      return this.#fail(
        node,
        "E_FUNC",
        `there is no function or table '${node.name}'`,
        suggest(node.name, names),
      );
    }
    const least = known.params.length;
    if (node.args.length < least || (node.args.length > least && !known.variadic))
      return this.#fail(
        node,
        "E_ARGS",
        `${node.name} takes ${least}${known.variadic ? " or more" : ""} values, not ${node.args.length}`,
      );
    for (const [i, arg] of node.args.entries())
      this.#expect(
        arg,
        (known.params[i] ?? known.params[least - 1]!).kind,
        where,
        `value ${i + 1} of ${node.name}`,
      );
    return known.returns;
  }

  #each(node: ExpressionTree & { op: "each" }, where: Scope): RuleType | undefined {
    const type = this.#infer(node.list, where);
    if (type && type.kind !== "list")
      return this.#fail(node.list, "E_TYPE", `${node.macro} needs a list, not ${typeName(type)}`);
    const yields = node.macro === "any" || node.macro === "all" ? BOOL : NUM;
    if (!node.body || node.as === undefined || !type) return yields;
    if (where.symbols.has(node.as))
      this.#fail(node, "E_NAME", `'${node.as}' already means something here; choose another name`);
    const wanted = node.macro === "sum" || node.macro === "maxof" ? "num" : "bool";
    this.#expect(node.body, wanted, withLocal(where, node.as, type.of), `the formula of ${node.macro}`);
    return yields;
  }
}

function merge(a: StrType, b: StrType): StrType {
  if (a === b) return a;
  return a.values && b.values ? { kind: "str", values: new Set([...a.values, ...b.values]) } : STR;
}

function tableValues(
  rows: readonly { readonly value: number | string }[],
  otherwise: number | string | undefined,
) {
  const values = new Set(rows.map((row) => String(row.value)));
  if (otherwise !== undefined) values.add(String(otherwise));
  return values;
}

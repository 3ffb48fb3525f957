import { type ASTNode, Environment } from "@marcbachmann/cel-js";
import { type ExpressionTree, LIST_MACROS, type ListMacro } from "@stanza/catalogue";

/** A mistake in a formula; `offset` counts characters from its start. */
export interface FormulaFault {
  readonly offset: number;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
}

export interface ParsedFormula {
  readonly tree: ExpressionTree;
  /** The start of each node in the source. */
  readonly offsets: ReadonlyMap<ExpressionTree, number>;
}

const MAX_LENGTH = 2000;
const MAX_LIST = 200;
const parser = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxDepth: 64, maxAstNodes: 1000, maxListElements: MAX_LIST, maxCallArguments: 16 },
});

class Refused extends Error {
  readonly fault: FormulaFault;
  constructor(offset: number, message: string, suggestion?: string) {
    super(message);
    this.fault = { offset, code: "E_SYNTAX", message, ...(suggestion === undefined ? {} : { suggestion }) };
  }
}

/** Reads a formula of the CEL profile (catalogue.md §3); never throws. */
export function parseFormula(
  source: string,
):
  | { readonly ok: true; readonly formula: ParsedFormula }
  | { readonly ok: false; readonly fault: FormulaFault } {
  if (source.length > MAX_LENGTH)
    return failed(0, `the formula is longer than ${MAX_LENGTH} characters; use a table or a calculation`);
  if (source.trim() === "") return failed(0, "the formula is empty");
  let ast: ASTNode;
  try {
    ast = parser.parse(source).ast;
  } catch (error) {
    return parserFault(error, source);
  }
  const offsets = new Map<ExpressionTree, number>();
  try {
    return { ok: true, formula: { tree: toTree(ast, offsets), offsets } };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, fault: error.fault };
    throw error;
  }
}

function failed(offset: number, message: string, suggestion?: string) {
  return {
    ok: false,
    fault: { offset, code: "E_SYNTAX", message, ...(suggestion === undefined ? {} : { suggestion }) },
  } as const;
}

function parserFault(error: unknown, source: string) {
  const range = error instanceof Error && "range" in error ? error.range : undefined;
  const offset =
    typeof range === "object" && range !== null && "start" in range && typeof range.start === "number"
      ? range.start
      : 0;
  const found = source.slice(offset, offset + 12);
  const said = error instanceof Error ? (error.message.split("\n")[0] ?? "") : "";
  if (/EOF/.test(said)) return failed(offset, "the formula ends too early");
  if (source[offset] === "=" && source[offset + 1] !== "=")
    return failed(offset, "'=' compares nothing; a comparison is written '=='", "==");
  if (/Exceeded/.test(said)) return failed(offset, "the formula is too large or nested too deeply");
  return failed(offset, `${said.charAt(0).toLowerCase()}${said.slice(1)}, at '${found}'`);
}

function toTree(node: ASTNode, offsets: Map<ExpressionTree, number>): ExpressionTree {
  const tree = convert(node, offsets);
  offsets.set(tree, node.start);
  return tree;
}

function convert(node: ASTNode, offsets: Map<ExpressionTree, number>): ExpressionTree {
  const sub = (child: ASTNode) => toTree(child, offsets);
  switch (node.op) {
    case "value":
      return { op: "literal", value: literal(node.args, node.start) };
    case "id":
      return { op: "name", name: node.args };
    case ".":
      return { op: "field", of: sub(node.args[0]), field: node.args[1] };
    case "list":
      return { op: "list", items: node.args.map(sub) };
    case "!_":
      return { op: "not", of: sub(node.args) };
    case "-_":
      return { op: "negate", of: sub(node.args) };
    case "?:":
      return { op: "choose", when: sub(node.args[0]), yes: sub(node.args[1]), no: sub(node.args[2]) };
    case "call":
      return call(node.args[0], node.args[1], node.start, offsets);
    case "rcall":
      throw new Refused(
        node.start,
        `'.${node.args[0]}(…)' is not part of the language`,
        receiverHint(node.args[0]),
      );
    case "[]":
    case "[?]":
      throw new Refused(node.start, "items of a list are read with at(LIST, n), counted from 1", "at");
    case ".?":
      throw new Refused(node.start, "'.?' is not part of the language", ".");
    case "map":
      throw new Refused(node.start, "maps are not part of the language; use a table");
    default:
      return { op: node.op, left: sub(node.args[0]), right: sub(node.args[1]) };
  }
}

function receiverHint(name: string): string {
  return LIST_MACROS.has(name) ? `${name}(LIST, x, formula)` : name === "size" ? "count(LIST)" : `${name}(…)`;
}

function literal(value: unknown, offset: number): number | string | boolean {
  if (typeof value === "bigint") return Number(value);
  if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") return value;
  throw new Refused(
    offset,
    value === null ? "there is no null in the language" : "this literal is not part of the language",
  );
}

function call(
  name: string,
  args: readonly ASTNode[],
  offset: number,
  offsets: Map<ExpressionTree, number>,
): ExpressionTree {
  if (!LIST_MACROS.has(name)) return { op: "call", name, args: args.map((arg) => toTree(arg, offsets)) };
  const macro = name as ListMacro;
  const [list, as, body] = args;
  if (args.length === 1 && macro === "count" && list)
    return { op: "each", macro, list: toTree(list, offsets) };
  if (args.length !== 3 || !list || !body || as?.op !== "id")
    throw new Refused(offset, `${name} is written ${name}(LIST, x, formula with x)`);
  return { op: "each", macro, list: toTree(list, offsets), as: as.args, body: toTree(body, offsets) };
}

/** A formula that was parsed and checked at publish: its text as authored and its tree. JSON-serialisable; part of the bundle. */
export interface Expression {
  readonly source: string;
  readonly tree: ExpressionTree;
}

export type ArithmeticOperator = "+" | "-" | "*" | "/" | "%";
export type ComparisonOperator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in";
export type ListMacro = "count" | "any" | "all" | "sum" | "maxof";

/**
 * The syntax of a formula in the CEL profile (catalogue.md §3), untyped: types follow from the scope it is compiled in.
 *
 * name   a variable, constant, calculation or loop local
 * field  an attribute of the chosen option (`FIN.group`) or a field of a record (`s.w`)
 * call   a built-in function or a look-up table of the catalogue
 * each   a list macro; `as` and `body` are absent for `count(L)` of a whole list
 */
export type ExpressionTree =
  | { readonly op: "literal"; readonly value: number | string | boolean }
  | { readonly op: "name"; readonly name: string }
  | { readonly op: "field"; readonly of: ExpressionTree; readonly field: string }
  | { readonly op: "list"; readonly items: readonly ExpressionTree[] }
  | { readonly op: "not" | "negate"; readonly of: ExpressionTree }
  | {
      readonly op: ArithmeticOperator | ComparisonOperator | "&&" | "||";
      readonly left: ExpressionTree;
      readonly right: ExpressionTree;
    }
  | {
      readonly op: "choose";
      readonly when: ExpressionTree;
      readonly yes: ExpressionTree;
      readonly no: ExpressionTree;
    }
  | { readonly op: "call"; readonly name: string; readonly args: readonly ExpressionTree[] }
  | {
      readonly op: "each";
      readonly macro: ListMacro;
      readonly list: ExpressionTree;
      readonly as?: string;
      readonly body?: ExpressionTree;
    };

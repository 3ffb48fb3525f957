import type { ExpressionTree } from "./expression.ts";
import { TOLERANCE } from "./functions.ts";

/** What a number can be, as far as it is written out. */
export interface StaticRange {
  readonly min: number;
  readonly max: number;
  readonly values?: readonly number[];
}

/**
 * Whether a condition cannot hold whatever is chosen: `false`, a comparison with a number beyond the range of its variable, or something of
 * which such a comparison must hold. What is not that plain counts as possible.
 */
export function isNever(tree: ExpressionTree, ranges: ReadonlyMap<string, StaticRange>): boolean {
  switch (tree.op) {
    case "literal":
      return tree.value === false;
    case "&&":
      return isNever(tree.left, ranges) || isNever(tree.right, ranges);
    case "||":
      return isNever(tree.left, ranges) && isNever(tree.right, ranges);
    case "<":
    case "<=":
    case ">":
    case ">=":
    case "==": {
      const left = rangeOf(tree.left, ranges);
      const right = rangeOf(tree.right, ranges);
      return left !== undefined && right !== undefined && cannot(tree.op, left, right);
    }
    default:
      return false;
  }
}

function rangeOf(tree: ExpressionTree, ranges: ReadonlyMap<string, StaticRange>): StaticRange | undefined {
  if (tree.op === "name") return ranges.get(tree.name);
  const value = tree.op === "literal" ? tree.value : undefined;
  return typeof value === "number" ? { min: value, max: value, values: [value] } : undefined;
}

function cannot(op: "<" | "<=" | ">" | ">=" | "==", a: StaticRange, b: StaticRange): boolean {
  switch (op) {
    case "<":
      return a.min >= b.max - TOLERANCE;
    case "<=":
      return a.min > b.max + TOLERANCE;
    case ">":
      return a.max <= b.min + TOLERANCE;
    case ">=":
      return a.max < b.min - TOLERANCE;
    case "==": {
      if (a.min > b.max + TOLERANCE || a.max < b.min - TOLERANCE) return true;
      const { values } = a;
      return (
        values !== undefined &&
        b.values !== undefined &&
        !b.values.some((one) => values.some((other) => Math.abs(one - other) <= TOLERANCE))
      );
    }
  }
}

import { type ExpressionTree, TOLERANCE } from "@stanza/catalogue";

/** The possible values of a number, as far as its limits are written out. */
export interface StaticRange {
  readonly min: number;
  readonly max: number;
  readonly values?: readonly number[];
}

/**
 * Returns true when a condition is false for every choice: a literal `false`, a comparison with a number beyond its variable's range, or a
 * combination of these. Any other condition counts as possible.
 */
export function isNever(tree: ExpressionTree, ranges: ReadonlyMap<string, StaticRange>): boolean {
  switch (tree.op) {
    case "literal":
      return tree.value === false;
    case "&&":
      return isNever(tree.left, ranges) || isNever(tree.right, narrowed(tree.left, ranges));
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
    case "!=": {
      const [left, right] = [rangeOf(tree.left, ranges), rangeOf(tree.right, ranges)];
      return left !== undefined && right !== undefined && left.min === left.max && isSame(left, right);
    }
    case "in": {
      const left = rangeOf(tree.left, ranges);
      if (!left || tree.right.op !== "list") return false;
      return tree.right.items.every((item) => {
        const right = rangeOf(item, ranges);
        return right !== undefined && cannot("==", left, right);
      });
    }
    case "not": {
      const opposite = denied(tree.of);
      return opposite !== undefined && isNever(opposite, ranges);
    }
    default:
      return false;
  }
}

const isSame = (a: StaticRange, b: StaticRange): boolean => a.min === b.min && a.max === b.max;

const OPPOSITE = { "<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "==" } as const;

/** The negation of a condition, if that is one comparison. */
function denied(tree: ExpressionTree): ExpressionTree | undefined {
  if (tree.op === "not") return tree.of;
  if (!(tree.op in OPPOSITE)) return undefined;
  return { ...tree, op: OPPOSITE[tree.op as keyof typeof OPPOSITE] } as ExpressionTree;
}

/** The ranges narrowed by a condition that holds; only a comparison of one variable with a number narrows them. */
function narrowed(
  tree: ExpressionTree,
  ranges: ReadonlyMap<string, StaticRange>,
): ReadonlyMap<string, StaticRange> {
  if (tree.op === "&&") return narrowed(tree.right, narrowed(tree.left, ranges));
  if (tree.op === "not") {
    const opposite = denied(tree.of);
    return opposite ? narrowed(opposite, ranges) : ranges;
  }
  if (!("left" in tree) || tree.left.op !== "name" || tree.right.op !== "literal") return ranges;
  const limit = tree.right.value;
  const range = ranges.get(tree.left.name);
  if (!range || typeof limit !== "number") return ranges;
  return new Map(ranges).set(tree.left.name, within(range, tree.op, limit));
}

function within({ min, max, values }: StaticRange, op: string, limit: number): StaticRange {
  // Twice the tolerance, so that the limit itself lies beyond the range.
  const beyond = op === "<" || op === ">" ? 2 * TOLERANCE : 0;
  const isBelow = op === "<" || op === "<=" || op === "==";
  const isAbove = op === ">" || op === ">=" || op === "==";
  const range = {
    min: isAbove ? Math.max(min, limit + beyond) : min,
    max: isBelow ? Math.min(max, limit - beyond) : max,
  };
  if (!values) return range;
  const left = values.filter(
    (value) =>
      value >= range.min - TOLERANCE &&
      value <= range.max + TOLERANCE &&
      (op !== "!=" || Math.abs(value - limit) > TOLERANCE),
  );
  return { min: Math.min(...left), max: Math.max(...left), values: left };
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

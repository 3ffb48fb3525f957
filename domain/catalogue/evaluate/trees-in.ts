import type { Expression, ExpressionTree } from "../rules/expression.ts";

/** The trees of all formulas in a piece of a rule, at any depth. */
export function treesIn(piece: unknown): readonly ExpressionTree[] {
  if (typeof piece !== "object" || piece === null) return [];
  if (isExpression(piece)) return [piece.tree];
  return Object.values(piece).flatMap(treesIn);
}

function isExpression(piece: object): piece is Expression {
  return "source" in piece && "tree" in piece;
}

import type { ExpressionTree } from "./expression.ts";

/** The names that a formula reads, without loop locals, in order of appearance. */
export function dependencies(tree: ExpressionTree): ReadonlySet<string> {
  const found = new Set<string>();
  collect(tree, [], found);
  return found;
}

function collect(tree: ExpressionTree, locals: readonly string[], found: Set<string>): void {
  switch (tree.op) {
    case "literal":
      return;
    case "name":
      if (!locals.includes(tree.name)) found.add(tree.name);
      return;
    case "each":
      collect(tree.list, locals, found);
      if (tree.body && tree.as !== undefined) collect(tree.body, [...locals, tree.as], found);
      return;
    default:
      for (const child of subexpressions(tree)) collect(child, locals, found);
  }
}

/** The direct subexpressions of a node, in reading order. */
export function subexpressions(tree: ExpressionTree): readonly ExpressionTree[] {
  switch (tree.op) {
    case "literal":
    case "name":
      return [];
    case "field":
    case "not":
    case "negate":
      return [tree.of];
    case "list":
      return tree.items;
    case "call":
      return tree.args;
    case "choose":
      return [tree.when, tree.yes, tree.no];
    case "each":
      return tree.body ? [tree.list, tree.body] : [tree.list];
    default:
      return [tree.left, tree.right];
  }
}

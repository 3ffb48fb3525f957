import {
  dependencies,
  type Expression,
  type ExpressionTree,
  formatFormula,
  subexpressions,
} from "@stanza/catalogue";

/** Thrown when substitution would make a formula larger than `MAX_NODES`. */
export class TooLarge extends Error {}

const MAX_NODES = 5000;

export function treeSize(tree: ExpressionTree): number {
  let size = 1;
  for (const child of subexpressions(tree)) size += treeSize(child);
  return size;
}

/**
 * Replaces the free names in `values`. Loop locals with the name of something that a value reads are renamed, so that each name keeps its
 * meaning. Throws `TooLarge` before a tree grows beyond 5,000 nodes, even when values contain values.
 */
export function substitute(
  tree: ExpressionTree,
  values: ReadonlyMap<string, ExpressionTree>,
): ExpressionTree {
  let size = 0;
  const taken = new Set([...values.values()].flatMap((value) => [...dependencies(value)]));
  const put = (node: ExpressionTree, hidden: ReadonlyMap<string, string | undefined>): ExpressionTree => {
    if (++size > MAX_NODES) throw new TooLarge();
    const sub = (child: ExpressionTree) => put(child, hidden);
    switch (node.op) {
      case "literal":
        return node;
      case "name": {
        if (hidden.has(node.name)) return { op: "name", name: hidden.get(node.name) ?? node.name };
        const value = values.get(node.name);
        if (!value) return node;
        size += treeSize(value);
        if (size > MAX_NODES) throw new TooLarge();
        return value;
      }
      case "field":
        return { ...node, of: sub(node.of) };
      case "not":
      case "negate":
        return { op: node.op, of: sub(node.of) };
      case "list":
        return { op: "list", items: node.items.map(sub) };
      case "call":
        return { ...node, args: node.args.map(sub) };
      case "choose":
        return { op: "choose", when: sub(node.when), yes: sub(node.yes), no: sub(node.no) };
      case "each": {
        const list = sub(node.list);
        if (!node.body || node.as === undefined) return { op: "each", macro: node.macro, list };
        let as = node.as;
        while (taken.has(as)) as += "_";
        return { ...node, list, as, body: put(node.body, new Map([...hidden, [node.as, as]])) };
      }
      default:
        return { op: node.op, left: sub(node.left), right: sub(node.right) };
    }
  };
  return put(tree, new Map());
}

/** Copies a piece of a rule with all of its formulas replaced, at any depth. */
export function mapFormulas<T>(piece: T, change: (tree: ExpressionTree) => ExpressionTree): T {
  const walk = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(walk);
    if ("source" in value && "tree" in value) {
      const tree = change((value as Expression).tree);
      return { source: formatFormula(tree), tree };
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(piece) as T;
}

/** A formula that was parsed and checked at publish: its text as authored and its tree. JSON-serialisable; part of the bundle. */
export interface Expression {
  readonly source: string;
  readonly tree: ExpressionTree;
}

export type ExpressionTree = unknown;

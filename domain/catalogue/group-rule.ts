import type { VariableGroup } from "./evaluated-article.ts";
import type { Expression } from "./rules/expression.ts";

/** A group of an article's variables as its rule declares it. */
export interface GroupRule extends VariableGroup {
  /** Shown where this holds; absent: always. */
  readonly when?: Expression;
}

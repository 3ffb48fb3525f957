import type { Value } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { ChoiceTarget } from "@stanza/web-project";

/** The rows that a choice may be carried to: the same article, or everything of the catalogue that has the variable. */
export type Scope = "sameArticle" | "all";

export interface ScopeRows {
  readonly scope: Scope;
  /** Rows that would change. */
  readonly targets: readonly ChoiceTarget[];
  /** Rows that have the variable and cannot have this value. */
  readonly refused: number;
}

/**
 * The rows that a value can be applied to besides the one it was chosen on: same catalogue, the variable visible and free, another value
 * so far, and the value not refused there.
 */
export function rowsInScope(
  scope: Scope,
  origin: EvaluatedRow,
  code: string,
  value: Value,
  candidates: readonly ChoiceTarget[],
): ScopeRows {
  const having = candidates.filter(({ row: { row, article } }) => {
    if (row.id === origin.row.id || row.catalogue !== origin.row.catalogue) return false;
    if (scope === "sameArticle" && article.neutro !== origin.article.neutro) return false;
    const variable = article.variables.find((one) => one.code === code);
    return variable?.visible === true && !variable.readonly && variable.value !== value;
  });
  const targets = having.filter((target) => accepts(target, code, value));
  return { scope, targets, refused: having.length - targets.length };
}

/** Returns true when the value stays as wished. */
function accepts(
  { catalogue, row: { row, article }, header, priceDate }: ChoiceTarget,
  code: string,
  value: Value,
) {
  const forced = article.variables.filter(({ source }) => source === "forced");
  const evaluation = catalogue.evaluate({
    model: row.model,
    article: row.article,
    header,
    choices: { ...row.choices, [code]: value },
    forced: Object.fromEntries(forced.map((variable) => [variable.code, variable.value])),
    ...(priceDate === undefined ? {} : { priceDate }),
  });
  return evaluation.result.variables.some((variable) => variable.code === code && variable.value === value);
}

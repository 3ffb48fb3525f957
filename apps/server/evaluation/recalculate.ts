import { UnknownInCatalogue } from "@stanza/catalogue";
import { type RecalculatedRule, recalculateRule, rowFrame, workOf } from "@stanza/evaluation";
import { type Guard, priceBookOf, priceGuarded } from "@stanza/live-project";
import { openRowPricer, type PricedRow } from "@stanza/pricing";
import { type Catalogues, pricingBasis } from "./catalogues-in-use.ts";
import type { RuleInput } from "./task-inputs.ts";

export type RuleResult =
  | { readonly kind: "calculated"; readonly rule: RecalculatedRule; readonly priced: PricedRow }
  /** The catalogue, the model or the article is not there. */
  | { readonly kind: "unknown"; readonly what: "catalogue" | "model" | "article"; readonly code: string }
  /** It hung before and is left out. */
  | { readonly kind: "too-slow" };

/** One rule calculated anew and priced (calcolaRivaluta, spec 2 §7), for the one row of the input's project. */
export function recalculate(
  { project, priceLists, terms, forced, divider }: RuleInput,
  catalogues: Catalogues,
  guard: Guard,
): RuleResult {
  const [row] = project.rows;
  const open = row && catalogues.get(row.catalogue)?.open;
  if (!row || !open) return { kind: "unknown", what: "catalogue", code: row?.catalogue ?? "" };
  const work = workOf(project, row);
  if (guard.excluded(work)) return { kind: "too-slow" };
  try {
    guard.watch(work, "begin");
    const rule = recalculateRule(
      {
        model: row.model,
        article: row.article,
        header: work.header,
        choices: row.choices,
        forced,
        priceDate: terms.priceDate,
        ...(divider === undefined ? {} : { divider }),
      },
      open,
    );
    guard.watch(work, "end");
    const { article, description } = rule;
    const evaluated = { row, frame: rowFrame(row, article.opening, undefined), article, description };
    const price = openRowPricer(priceBookOf(pricingBasis(catalogues, priceLists, terms)), terms);
    return { kind: "calculated", rule, priced: priceGuarded(evaluated, price, guard, project) };
  } catch (error) {
    if (error instanceof UnknownInCatalogue) return { kind: "unknown", what: error.what, code: error.code };
    throw error;
  }
}

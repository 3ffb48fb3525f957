import type { ArticleAnswer } from "@stanza/catalogue";
import {
  type EvaluatedProject,
  type EvaluatedRow,
  type EvaluatedStep,
  type EvaluationInput,
  openProjectEvaluation,
  type ProjectEvaluation,
} from "@stanza/evaluation";
import { collectRows, type PricedProject, type PricedRow } from "@stanza/pricing";
import type { RowId } from "@stanza/project";
import { evaluatesAlike, type PricingBasis, pricesAlike } from "./pricing-basis.ts";
import { newPricer, type SharedWork } from "./shared-work.ts";
import { type Guard, priceGuarded, UNGUARDED } from "./watchdog/guard.ts";

/** A project's evaluation and its prices before discounts and taxes. */
export interface EvaluatedAndPriced {
  readonly evaluated: EvaluatedProject;
  readonly priced: PricedProject;
}

/**
 * Keeps a project evaluated and priced while it changes, in the browser's worker and in the server's threads alike. Unchanged rows are the
 * same objects as before.
 */
export interface LiveProject {
  /** Never throws: a row that fails is in `evaluated.failed` and unpriced, never dropped. */
  update(project: EvaluationInput, basis: PricingBasis): EvaluatedAndPriced;
  /** The full re-evaluation of spec 1 §4, row by row. */
  again(project: EvaluationInput, basis: PricingBasis): Generator<EvaluatedStep, EvaluatedAndPriced>;
  /** A row's live evaluation, with its views and groups; `undefined`: unknown or failed. */
  row(id: RowId): ArticleAnswer | undefined;
}

/** The results that are valid for one basis. */
interface Kept {
  readonly basis: PricingBasis;
  readonly price: (row: EvaluatedRow) => PricedRow;
  readonly evaluation: ProjectEvaluation;
  readonly prices: ReadonlyMap<EvaluatedRow, PricedRow>;
}

/** work  what it shares with other projects; absent: nothing */
export function openLiveProject(guard: Guard = UNGUARDED, work?: SharedWork): LiveProject {
  let kept: Kept | undefined;

  /** The results of the last call that are still valid for `basis`. */
  function keptFor(basis: PricingBasis): Kept {
    if (kept && pricesAlike(kept.basis, basis)) return kept;
    const { priceDate } = basis;
    const open = new Map([...basis.catalogues].map(([code, one]) => [code, one.open]));
    const evaluation =
      kept && evaluatesAlike(kept.basis, basis)
        ? kept.evaluation
        : openProjectEvaluation(open, {
            ...guard,
            ...(priceDate === undefined ? {} : { priceDate }),
            ...(work ? { answers: work.answers } : {}),
          });
    const price = work?.pricerOf(basis) ?? newPricer(basis).price;
    return { basis, price, evaluation, prices: new Map() };
  }

  function priced(project: EvaluationInput, now: Kept, evaluated: EvaluatedProject): EvaluatedAndPriced {
    const { basis, price } = now;
    const prices = new Map(
      evaluated.rows.map((row) => [row, now.prices.get(row) ?? priceGuarded(row, price, guard, project)]),
    );
    kept = { ...now, prices };
    return { evaluated, priced: collectRows([...prices.values()], evaluated.failed, basis.terms) };
  }

  return {
    update(project, basis) {
      const now = keptFor(basis);
      return priced(project, now, now.evaluation.update(project));
    },
    *again(project, basis) {
      const now = keptFor(basis);
      return priced(project, now, yield* now.evaluation.again(project));
    },
    row: (id) => kept?.evaluation.row(id),
  };
}

/** Evaluates and prices a whole project once. */
export function evaluateAndPrice(
  project: EvaluationInput,
  basis: PricingBasis,
  guard?: Guard,
): EvaluatedAndPriced {
  return openLiveProject(guard).update(project, basis);
}

import type { ProjectTotals, RowBox } from "@stanza/contract";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { Vec3 } from "@stanza/geometry";
import type { EvaluatedAndPriced } from "@stanza/live-project";
import { type CustomerFields, soldTotals } from "@stanza/offer";
import { retailTerms, type Shop, textIn } from "@stanza/pricing";

/** What is stored with a document and found by evaluating it. */
export interface TotalledProject {
  readonly totals: ProjectTotals;
  /** Where its articles stand, as the JSON text of `RowBox`es: it is stored and answered as it is. */
  readonly boxes: string;
}

/** What the totals of a project depend on besides its prices. */
export type TotalledFields = Pick<CustomerFields, "terms" | "rows">;

/** Whole mm are enough for what stands in for an article. */
const rounded = ([x, y, z]: Vec3): [number, number, number] => [Math.round(x), Math.round(y), Math.round(z)];

/**
 * The totals that are stored with a project and answered with its boxes: all goods before discounts, and the amount that its client would pay, taxes in
 * it and optional rows left out, as an offer of it would say.
 */
export function projectTotals(
  { priced, evaluated }: EvaluatedAndPriced,
  fields: TotalledFields,
  shop: Shop,
): TotalledProject {
  const { rows, failed } = evaluated;
  const payable = soldTotals(priced, fields, shop)?.payable;
  const retail = soldTotals(priced, { ...fields, terms: retailTerms(shop) }, shop)?.payable;
  const totals: ProjectTotals = {
    currency: priced.currency,
    gross: priced.gross,
    ...(payable === undefined ? {} : { payable }),
    ...(retail === undefined ? {} : { retail }),
    unpricedLines: priced.unpriced.length,
    failedRows: failed.map(({ row, problem }) => ({
      row: row.id,
      code: problem.code,
      message: textIn(problem.because, shop.language),
    })),
  };
  return { totals, boxes: JSON.stringify(rows.map(boxOf)) };
}

const boxOf = ({ row, frame, article }: EvaluatedRow): RowBox => ({
  row: row.id,
  at: rounded(frame.at),
  rotY: frame.rotY,
  size: rounded(article.box),
});

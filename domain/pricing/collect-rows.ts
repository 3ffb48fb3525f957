import type { FailedRow } from "@stanza/evaluation";
import { type Decimal, decimal, decimalText, sumOf } from "@stanza/quantities";
import { decimalsOf, type PriceTerms } from "./price-book.ts";
import type { PricedProject, PricedRow, Unpriced } from "./priced-project.ts";

/** Collects the project's prices from priced rows, so that one changed row costs one `priceRow` and one addition. */
export function collectRows(
  rows: readonly PricedRow[],
  failed: readonly FailedRow[],
  terms: PriceTerms,
): PricedProject {
  const decimals = decimalsOf(terms);
  return {
    currency: terms.currency,
    decimals,
    rows,
    gross: decimalText(sumOf(rows.map(({ lines, total }) => shareOf(lines, total).total)), decimals),
    unpriced: [...rows.flatMap(unpricedLines), ...failed.map(unpricedRow)],
  };
}

/** The contribution of a row's lines to the project's prices. */
interface LinesShare {
  readonly total: Decimal;
  readonly unpriced: PricedRow["lines"];
}

/** Priced lines never change and equal rows share them; reading an amount costs far more than adding it. */
const known = new WeakMap<PricedRow["lines"], LinesShare>();

function shareOf(lines: PricedRow["lines"], total: PricedRow["total"]): LinesShare {
  let share = known.get(lines);
  if (share === undefined) {
    share = { total: decimal(total), unpriced: lines.filter(({ price }) => price.kind === "unpriced") };
    known.set(lines, share);
  }
  return share;
}

function unpricedLines({ rowId, lines, total }: PricedRow): readonly Unpriced[] {
  return shareOf(lines, total).unpriced.flatMap(({ id, code, description, price }) =>
    price.kind === "unpriced" ? [{ rowId, lineId: id, code, description, reason: price.reason }] : [],
  );
}

function unpricedRow({ row, problem }: FailedRow): Unpriced {
  return {
    rowId: row.id,
    code: row.article,
    description: problem.because,
    reason: { kind: "row-failed", code: problem.code, because: problem.because },
  };
}

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
  const shares = rows.map(shareOf);
  return {
    currency: terms.currency,
    decimals,
    rows,
    gross: decimalText(sumOf(shares.map(({ total }) => total)), decimals),
    unpriced: [...shares.flatMap(({ unpriced }) => unpriced), ...failed.map(unpricedRow)],
  };
}

/** A row's contribution to the project's prices. */
interface RowShare {
  readonly total: Decimal;
  readonly unpriced: readonly Unpriced[];
}

/** Priced rows never change, and reading an amount costs far more than adding it. */
const known = new WeakMap<PricedRow, RowShare>();

function shareOf(row: PricedRow): RowShare {
  let share = known.get(row);
  if (share === undefined) {
    share = { total: decimal(row.total), unpriced: unpricedLines(row) };
    known.set(row, share);
  }
  return share;
}

function unpricedLines({ rowId, lines }: PricedRow): readonly Unpriced[] {
  return lines.flatMap(({ id, code, description, price }) =>
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

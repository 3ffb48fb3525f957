import { evaluateProject, type OpenCatalogues, type PlannedRow, variantChange } from "@stanza/evaluation";
import { type PriceBook, type PricedProject, type PriceTerms, priceProject } from "@stanza/pricing";
import type { Project, RowId } from "@stanza/project";
import { decimal, decimalText } from "@stanza/quantities";

/** The effect of a planned change on the prices, generated rows included. */
export interface ChangePrices {
  /** Differences of the rows' totals by row, decimal text; a row without a price is not in it. */
  readonly byRow: Readonly<Record<RowId, string>>;
  /** The share of generated rows (worktop, plinth) in the difference. */
  readonly generated: string;
  readonly total: string;
  /** Some line has no price, now or afterwards: the total is not the whole of it. */
  readonly incomplete: boolean;
}

export interface PricedWith {
  readonly catalogues: OpenCatalogues;
  readonly book: PriceBook;
  readonly terms: PriceTerms;
  readonly priceDate?: string;
}

/**
 * The change of the project's prices. The whole project is evaluated, for a change of one row can change rows that
 * are made from it; `undefined` where the change would be refused.
 *
 * before  the project's prices now
 */
export function changePrices(
  project: Project,
  planned: readonly PlannedRow[],
  before: PricedProject,
  { catalogues, book, terms, priceDate }: PricedWith,
): ChangePrices | undefined {
  const changed = variantChange(planned)(project);
  if (!changed.ok) return undefined;
  const evaluated = evaluateProject(changed.value, catalogues, priceDate === undefined ? {} : { priceDate });
  const after = priceProject(evaluated, book, terms);
  const was = new Map(before.rows.map((row) => [row.rowId, decimal(row.total)]));
  const own = new Map(planned.map(({ target }) => [target.row.row.id, target.row]));
  const unpriced = new Set([...before.unpriced, ...after.unpriced].map(({ rowId }) => rowId));
  const byRow: Record<RowId, string> = {};
  let rows = decimal(0);
  for (const { rowId, total } of after.rows) {
    const earlier = was.get(rowId);
    if (!own.has(rowId) || earlier === undefined || unpriced.has(rowId)) continue;
    const difference = decimal(total).minus(earlier);
    byRow[rowId] = decimalText(difference);
    rows = rows.plus(difference);
  }
  const total = decimal(after.gross).minus(decimal(before.gross));
  return {
    byRow,
    generated: decimalText(total.minus(rows)),
    total: decimalText(total),
    incomplete: unpriced.size > 0,
  };
}

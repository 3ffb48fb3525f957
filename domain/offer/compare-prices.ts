import type { PricedProject, PricedRow } from "@stanza/pricing";
import type { RowId } from "@stanza/project";
import { decimal, decimalText } from "@stanza/quantities";
import type { AmountChange } from "./compare-offers.ts";

/** What two states of a project cost, before discounts and taxes. */
export interface PriceDifference {
  readonly currency: string;
  /** Every row of either state, generated ones too; a row that one lacks costs nothing there. */
  readonly rows: ReadonlyMap<RowId, AmountChange>;
  readonly gross: AmountChange;
}

/**
 * Compares the prices of a later state with those of an earlier one, by row and in total. The changes of the rows add up to that of the
 * total.
 *
 * formerly  the earlier id of rows that are called otherwise now, by their later one
 * errors    RangeError when the two are not in one currency
 */
export function comparePrices(
  before: PricedProject,
  after: PricedProject,
  formerly: ReadonlyMap<RowId, RowId> = new Map(),
): PriceDifference {
  const { currency, decimals } = after;
  if (before.currency !== currency)
    throw new RangeError(`Prices in ${before.currency} and ${currency} cannot be compared.`);
  const change = (from: string, to: string): AmountChange => ({
    before: from,
    after: to,
    change: decimalText(decimal(to).minus(from), decimals),
  });
  const zero = decimalText(decimal("0"), decimals);
  const later = new Map([...formerly].map(([now, was]) => [was, now]));
  const old = totalsOf(before.rows.map((row) => ({ ...row, rowId: later.get(row.rowId) ?? row.rowId })));
  const now = totalsOf(after.rows);
  const ids = new Set([...old.keys(), ...now.keys()]);
  return {
    currency,
    rows: new Map([...ids].map((id) => [id, change(old.get(id) ?? zero, now.get(id) ?? zero)])),
    gross: change(before.gross, after.gross),
  };
}

const totalsOf = (rows: readonly PricedRow[]): ReadonlyMap<RowId, string> =>
  new Map(rows.map(({ rowId, total }) => [rowId, total]));

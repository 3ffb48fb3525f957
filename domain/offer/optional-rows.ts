import {
  type DiscountShare,
  discountShare,
  isCoveredBy,
  type PricedProject,
  type PricedRow,
  type Shop,
  totalOffer,
} from "@stanza/pricing";
import { decimal, decimalText, type NumberInput, sumOf } from "@stanza/quantities";
import type { CustomerFields } from "./customer-fields.ts";
import { isPosition } from "./offer-groups.ts";

/**
 * The largest discount of an offer over all choices of its optional rows, which a limit has to cover.
 *
 * pricesIncrease  coefficient of the project, see `discountShare`
 * errors          InvalidTermsError as totalOffer
 */
export function largestDiscount(
  priced: PricedProject,
  fields: CustomerFields,
  shop: Shop,
  pricesIncrease: NumberInput,
): DiscountShare {
  const optional = optionalRows(priced, fields, []);
  const sold = soldPart(priced, fields);
  const shareOf = (rows: PricedProject) =>
    discountShare(totalOffer(rows, fields.terms, shop), pricesIncrease);
  const { decimals } = priced;
  const plus = (a: string, b: string) => decimalText(decimal(a).plus(b), decimals);
  const minus = (a: string, b: string) => decimalText(decimal(a).minus(b), decimals);
  const base = shareOf(sold);
  // The dearest share comes first: a row raises the share of the whole exactly when its own share is larger.
  const alone = optional
    .map((row) => shareOf(withRow(priced, sold, row)))
    .map(({ gross, discount }) => ({
      gross: minus(gross, base.gross),
      discount: minus(discount, base.discount),
    }))
    .sort((a, b) => (isCoveredBy(b, a) ? -1 : 1));
  return alone.reduce((largest, { gross, discount }) => {
    const more = { gross: plus(largest.gross, gross), discount: plus(largest.discount, discount) };
    return isCoveredBy(more, largest) ? largest : more;
  }, base);
}

/** The optional rows. ASSUMED: generated rows (worktops, plinths) are never optional, whatever they were made from. */
export function optionalRows(
  priced: PricedProject,
  { rows }: Pick<CustomerFields, "rows">,
  taken: readonly string[],
): readonly PricedRow[] {
  const isOptional = (id: string) =>
    rows !== undefined && Object.hasOwn(rows, id) && rows[id]?.optional === true;
  return priced.rows.filter(
    (row) => !row.automatic && isPosition(row) && isOptional(row.rowId) && !taken.includes(row.rowId),
  );
}

/** The part of a project that its offer sells: all but the optional rows that the customer has not taken. Totals included. */
export function soldPart(
  priced: PricedProject,
  fields: Pick<CustomerFields, "rows">,
  taken: readonly string[] = [],
): PricedProject {
  return withoutRows(priced, new Set(optionalRows(priced, fields, taken).map(({ rowId }) => rowId)));
}

function withoutRows(priced: PricedProject, left: ReadonlySet<string>): PricedProject {
  if (left.size === 0) return priced;
  return rowsOf(priced, (id) => !left.has(id));
}

/** `sold` with one more row, in the project's order. */
export function withRow(priced: PricedProject, sold: PricedProject, row: PricedRow): PricedProject {
  const ids = new Set([...sold.rows, row].map(({ rowId }) => rowId));
  return rowsOf(priced, (id) => ids.has(id));
}

function rowsOf(priced: PricedProject, isIn: (rowId: string) => boolean): PricedProject {
  const rows = priced.rows.filter(({ rowId }) => isIn(rowId));
  return {
    ...priced,
    rows,
    gross: decimalText(sumOf(rows.map(({ total }) => decimal(total))), priced.decimals),
    unpriced: priced.unpriced.filter(({ rowId }) => isIn(rowId)),
  };
}

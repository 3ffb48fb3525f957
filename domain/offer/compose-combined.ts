import type { OfferTerms, PricedProject, PricedRow, Shop } from "@stanza/pricing";
import { type Decimal, decimal, decimalText, quotient, sumOf } from "@stanza/quantities";
import { composeOffer, type OfferIssue } from "./compose-offer.ts";
import type { CustomerFields } from "./customer-fields.ts";
import type { Customer, Offer, OfferPart } from "./offer.ts";
import type { PartOf } from "./offer-groups.ts";

/** One project of a combined quotation. */
export interface CombinedPart {
  readonly project: { readonly id: string; readonly description: string };
  readonly title: string;
  /** The number of whole projects, a positive integer. */
  readonly quantity: number;
  readonly priced: PricedProject;
  /** Optional rows and own tax rates of the project. */
  readonly fields: Pick<CustomerFields, "rows" | "lineReferences"> & {
    readonly terms: Pick<OfferTerms, "rowRates" | "lineRates">;
  };
}

/** The id of a part's row in the combined offer. */
export const combinedRowId = (projectId: string, rowId: string): string => `${projectId}/${rowId}`;

/**
 * Composes one offer of several projects with quantities: groups by project, every amount a whole multiple of the project's own, and the
 * terms once over all of it. Own tax rates and optional marks come from each project, the rest from `fields`.
 *
 * parts   in the order of the offer, in one currency
 * errors  as `combineParts` and `composeOffer`
 */
export function composeCombined(
  parts: readonly CombinedPart[],
  fields: CustomerFields,
  customer: Customer,
  shop: Shop,
  issue: OfferIssue,
): Offer {
  const combined = combineParts(parts, fields);
  const offer = composeOffer(combined.priced, combined.fields, customer, shop, issue, combined.partOf);
  return { ...offer, parts: parts.map((part, index) => composePart(part, index, offer)) };
}

/**
 * Combines several projects into one, with the row ids of `combinedRowId`.
 *
 * errors  RangeError for no parts, other currencies or a quantity that is no positive integer
 */
export function combineParts(
  parts: readonly CombinedPart[],
  fields: CustomerFields,
): {
  readonly priced: PricedProject;
  readonly fields: CustomerFields;
  readonly partOf: (rowId: string) => PartOf | undefined;
} {
  const [first] = parts;
  if (!first) throw new RangeError("A combined offer has at least one project.");
  const { currency, decimals } = first.priced;
  for (const { priced, quantity } of parts) {
    if (priced.currency !== currency)
      throw new RangeError(`${priced.currency} and ${currency} in one offer.`);
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`A quantity of ${quantity}.`);
  }
  const merged: PricedProject = {
    currency,
    decimals,
    rows: parts.flatMap((part) => part.priced.rows.map((row) => multiplied(row, part, decimals))),
    gross: decimalText(sumOf(parts.map((part) => decimal(part.priced.gross).times(part.quantity))), decimals),
    unpriced: parts.flatMap(({ priced, project }) =>
      priced.unpriced.map((one) => ({ ...one, rowId: combinedRowId(project.id, one.rowId) })),
    ),
  };
  const places = new Map(
    parts.flatMap(({ priced, project, title, quantity }, part) =>
      priced.rows.map(({ rowId }) => [
        combinedRowId(project.id, rowId),
        { part, title: quantity === 1 ? title : `${quantity} × ${title}` },
      ]),
    ),
  );
  const whole: CustomerFields = {
    ...fields,
    rows: named(parts, ({ fields: own }) => own.rows ?? {}),
    lineReferences: named(parts, ({ fields: own }) => own.lineReferences ?? {}),
    terms: {
      ...fields.terms,
      rowRates: named(parts, ({ fields: own }) => own.terms.rowRates),
      lineRates: named(parts, ({ fields: own }) => own.terms.lineRates),
    },
  };
  return { priced: merged, fields: whole, partOf: (rowId) => places.get(rowId) };
}

/** A part's row in the combined project, with its quantity and its amounts to the cent multiplied by `quantity`. */
function multiplied(row: PricedRow, { project, quantity }: CombinedPart, decimals: number): PricedRow {
  const times = (amount: string) => decimalText(decimal(amount).times(quantity), decimals);
  return {
    ...row,
    rowId: combinedRowId(project.id, row.rowId),
    quantity: decimalText(decimal(row.quantity).times(quantity)),
    lines: row.lines.map((line) =>
      line.price.kind === "priced"
        ? { ...line, price: { ...line.price, amount: times(line.price.amount) } }
        : line,
    ),
    total: times(row.total),
  };
}

/** Composes one part of the offer, without its options, like the offer's totals. */
function composePart({ project, title, quantity }: CombinedPart, index: number, offer: Offer): OfferPart {
  const amount: Decimal = sumOf(
    offer.groups.filter(({ part }) => part === index).map(({ subtotal }) => decimal(subtotal)),
  );
  return {
    project,
    title,
    quantity: decimalText(decimal(quantity)),
    each: decimalText(quotient(amount, decimal(quantity), offer.decimals), offer.decimals),
    amount: decimalText(amount, offer.decimals),
  };
}

function named<T>(
  parts: readonly CombinedPart[],
  of: (part: CombinedPart) => Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    parts.flatMap((part) =>
      Object.entries(of(part)).map(([rowId, value]) => [combinedRowId(part.project.id, rowId), value]),
    ),
  );
}

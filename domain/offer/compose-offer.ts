import {
  DOCUMENT_RULES,
  type PricedLine,
  type PricedProject,
  type PricedRow,
  type Shop,
  textIn,
  totalOffer,
} from "@stanza/pricing";
import {
  addPeriod,
  type CalendarDate,
  decimal,
  decimalText,
  parseCalendarDate,
  parsePeriod,
  sumOf,
} from "@stanza/quantities";
import type { CustomerFields } from "./customer-fields.ts";
import type { Customer, Offer, OfferGroup, OfferLine, OfferPosition, OfferService } from "./offer.ts";

/** What makes this offer this one, beside what is in it. */
export interface OfferIssue {
  /** ISO 8601 with the zone it is made in; its day is the offer's date. */
  readonly now: string;
  readonly number: string;
  /** Absent: `offer`. */
  readonly name?: string;
  readonly version?: string;
  readonly project: { readonly id: string; readonly description: string };
  /** Of the quote, not of the person's screen. */
  readonly language: string;
  readonly brand: string;
  /** Titles of the groups by catalogue code, in the quote's language; a missing one shows the code. */
  readonly catalogueTitles: Readonly<Record<string, string>>;
  /** Last day it holds where a person chose one; absent: read from the terms' validity. */
  readonly validUntil?: CalendarDate;
}

/**
 * The frozen offer document: everything that the PDF and the screen print, computed once.
 *
 * priced  prices of the project at this moment; lines without a price make the offer incomplete, they are not left out
 * errors  InvalidTermsError as totalOffer; RangeError where `now` is not an ISO date
 *
 * Source: spec 2 §3 offer, §6, §9; quote.md §4, §8.
 */
export function composeOffer(
  priced: PricedProject,
  fields: CustomerFields,
  customer: Customer,
  shop: Shop,
  issue: OfferIssue,
): Offer {
  const { terms } = fields;
  const { language } = issue;
  const date = parseCalendarDate(issue.now);
  if (date === undefined) throw new RangeError(`Not an ISO date: ${issue.now}`);
  const validUntil = issue.validUntil ?? endOfValidity(date, terms.validity);
  const rules = terms.documentType && DOCUMENT_RULES[terms.documentType];
  const totals = totalOffer(priced, terms, shop);
  return {
    format: 1,
    number: issue.number,
    name: issue.name ?? "offer",
    version: issue.version ?? "",
    project: issue.project,
    crmOrder: fields.crmOrder ?? "",
    date,
    validity: terms.validity,
    ...(validUntil === undefined ? {} : { validUntil }),
    language,
    brand: issue.brand,
    shop: { code: shop.code, name: shop.name, country: shop.country },
    ...(terms.documentType === undefined ? {} : { documentType: terms.documentType }),
    taxCode: fields.taxCode ?? rules?.taxCode ?? "",
    customer,
    ...(fields.business === undefined ? {} : { business: fields.business }),
    ...(fields.shipping === undefined ? {} : { shipping: fields.shipping }),

    currency: totals.currency,
    decimals: totals.decimals,
    dealerMode: terms.dealerMode,
    groups: composeGroups(priced, issue),
    gross: totals.gross,
    discounts: totals.groups.filter(
      ({ group, gross }) => group.kind === "document" || decimal(gross).cmp(0) !== 0,
    ),
    discount: totals.discount,
    goods: totals.goods,
    catalogues: totals.catalogues,
    services: totals.services.map(
      (service): OfferService => ({ ...service, description: textIn(service.description, language) }),
    ),
    servicesTotal: totals.servicesTotal,
    generalTotal: totals.generalTotal,
    delivery: totals.delivery,
    installation: totals.installation,
    netTotal: totals.netTotal,
    unitedStates: totals.unitedStates,
    taxes: totals.taxes,
    tax: totals.tax,
    total: totals.total,
    rounding: totals.rounding,
    payable: totals.payable,
    ...(totals.deposit === undefined ? {} : { deposit: totals.deposit }),
    paymentTerms: terms.paymentTerms,
    leadTime: terms.leadTime,
    notes: fields.notes,
    complete: totals.complete,
    unpriced: priced.unpriced.map(({ rowId, code, description }) => ({
      rowId,
      code,
      description: textIn(description, language),
    })),
  };
}

function endOfValidity(date: CalendarDate, validity: string): CalendarDate | undefined {
  const period = parsePeriod(validity);
  return period && addPeriod(date, period);
}

/** One group a catalogue, in the project's order; rows without a line of their own (a door in a wall) are no positions. */
function composeGroups(priced: PricedProject, issue: OfferIssue): readonly OfferGroup[] {
  const sold = priced.rows.filter(({ inBasket, lines }) => inBasket && lines.length > 0);
  const catalogues = [...new Set(sold.map(({ catalogue }) => catalogue))];
  let number = 0;
  return catalogues.map((catalogue) => {
    const positions = sold
      .filter((row) => row.catalogue === catalogue)
      .map((row) => composePosition(row, ++number, issue.language));
    return {
      catalogue,
      title:
        (Object.hasOwn(issue.catalogueTitles, catalogue) && issue.catalogueTitles[catalogue]) || catalogue,
      positions,
      subtotal: decimalText(sumOf(positions.map(({ amount }) => decimal(amount))), priced.decimals),
    };
  });
}

function composePosition(row: PricedRow, number: number, language: string): OfferPosition {
  return {
    number,
    rowId: row.rowId,
    description: textIn(row.description, language),
    note: row.note ?? "",
    quantity: row.quantity,
    automatic: row.automatic,
    lines: row.lines.map((line) => composeLine(line, row.quantity, language)),
    amount: row.total,
  };
}

function composeLine(line: PricedLine, rowQuantity: string, language: string): OfferLine {
  const { price } = line;
  return {
    id: line.id,
    code: line.code,
    description: textIn(line.description, language),
    variants: line.variants,
    quantity: decimalText(decimal(line.quantity).times(rowQuantity)),
    unit: line.unit,
    included: price.kind === "included",
    ...(price.kind === "priced" ? { unitPrice: price.unitPrice, amount: price.amount } : {}),
    unpriced: price.kind === "unpriced",
    discountGroup: line.discountGroup,
  };
}

import {
  type ChosenPromotion,
  type DiscountShare,
  DOCUMENT_RULES,
  discountShare,
  isCoveredBy,
  lineRate,
  PROMOTION_KINDS,
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
  type DecimalText,
  decimal,
  decimalText,
  type NumberInput,
  parseCalendarDate,
  parsePeriod,
  sumOf,
} from "@stanza/quantities";
import type { CustomerFields } from "./customer-fields.ts";
import type {
  Customer,
  Offer,
  OfferGroup,
  OfferLine,
  OfferOption,
  OfferPosition,
  OfferPromotion,
  OfferService,
} from "./offer.ts";

/** Identity and circumstances of an offer, besides its content. */
export interface OfferIssue {
  /** ISO 8601 with the zone it is made in; its day is the offer's date. */
  readonly now: string;
  readonly number: string;
  /** Absent: `offer`. */
  readonly name?: string;
  readonly version?: string;
  readonly project: { readonly id: string; readonly description: string };
  /** Language of the quote, which may differ from the person's screen. */
  readonly language: string;
  readonly brand: string;
  /** Titles of the groups by catalogue code, in the quote's language; a missing one shows the code. */
  readonly catalogueTitles: Readonly<Record<string, string>>;
  /** By catalogue code: the version and the price list of its evaluation and prices. */
  readonly catalogueVersions?: Readonly<Record<string, string>>;
  readonly priceLists?: Readonly<Record<string, string>>;
  /** The promotion that the terms and prices include; absent: none. Printed in dealer mode alone. */
  readonly promotion?: ChosenPromotion;
  /** Optional rows that the customer takes; they count like any other. */
  readonly taken?: readonly string[];
  /** Last day of validity chosen by a person; absent: read from the terms' validity. */
  readonly validUntil?: CalendarDate;
}

/** The rows of one project in a combined offer, by the row ids of the whole. */
export interface PartOf {
  readonly part: number;
  readonly title: string;
}

/**
 * Composes the frozen offer document: everything that the PDF and the screen print, computed once. Optional rows are in no total: each is
 * listed apart, with its price and the offer's total with it.
 *
 * priced  prices of the project at this moment; lines without a price make the offer incomplete, they are not left out
 * partOf  of a combined offer: see `composeCombined`
 * errors  InvalidTermsError as totalOffer; RangeError when `now` is not an ISO date
 *
 * Source: spec 2 §3 offer, §6, §9; quote.md §4, §8.
 */
export function composeOffer(
  priced: PricedProject,
  fields: CustomerFields,
  customer: Customer,
  shop: Shop,
  issue: OfferIssue,
  partOf?: (rowId: string) => PartOf | undefined,
): Offer {
  const { terms } = fields;
  const { language } = issue;
  const date = parseCalendarDate(issue.now);
  if (date === undefined) throw new RangeError(`Not an ISO date: ${issue.now}`);
  const validUntil = issue.validUntil ?? endOfValidity(date, terms.validity);
  const rules = terms.documentType && DOCUMENT_RULES[terms.documentType];
  const optional = optionalRows(priced, fields, issue.taken ?? []);
  const sold = withoutRows(priced, new Set(optional.map(({ rowId }) => rowId)));
  const totals = totalOffer(sold, terms, shop);
  const ofDocument = decimal(totals.documentRate);
  const rateOf = (rowId: string, lineId: string) => decimalText(lineRate(rowId, lineId, terms, ofDocument));
  const groups = composeGroups(sold, issue, rateOf, partOf);
  const firstOption = 1 + groups.reduce((count, { positions }) => count + positions.length, 0);
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
    ...(terms.dealerMode ? promotionOf(issue) : {}),
    groups,
    options: optional.map((row, index): OfferOption => {
      const { payable } = totalOffer(withRow(priced, sold, row), terms, shop);
      return {
        position: composePosition(row, firstOption + index, language, rateOf),
        catalogue: row.catalogue,
        surcharge: decimalText(decimal(payable).minus(totals.payable), totals.decimals),
        payable,
      };
    }),
    ...(issue.catalogueVersions === undefined ? {} : { catalogueVersions: issue.catalogueVersions }),
    ...(issue.priceLists === undefined ? {} : { priceLists: issue.priceLists }),
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
    complete: priced.unpriced.length === 0,
    unpriced: priced.unpriced.map(({ rowId, code, description }) => ({
      rowId,
      code,
      description: textIn(description, language),
    })),
  };
}

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
  const sold = withoutRows(priced, new Set(optional.map(({ rowId }) => rowId)));
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

/** The promotion in the offer's words; empty when none was chosen. */
function promotionOf({ promotion, language }: OfferIssue): { readonly promotion?: OfferPromotion } {
  if (!promotion) return {};
  const { chosen, ...effects } = promotion;
  const said = PROMOTION_KINDS.flatMap((kind) => {
    const one = chosen[kind];
    return one ? [{ kind, code: one.code, description: textIn(one.description, language) }] : [];
  });
  return said.length > 0 ? { promotion: { chosen: said, ...effects } } : {};
}

function endOfValidity(date: CalendarDate, validity: string): CalendarDate | undefined {
  const period = parsePeriod(validity);
  return period && addPeriod(date, period);
}

/** Returns true for a position of the offer: in the basket, with at least one line (a door in a wall has none). */
const isPosition = ({ inBasket, lines }: PricedRow): boolean => inBasket && lines.length > 0;

/** The optional rows. ASSUMED: generated rows (worktops, plinths) are never optional, whatever they were made from. */
function optionalRows(
  priced: PricedProject,
  { rows }: CustomerFields,
  taken: readonly string[],
): readonly PricedRow[] {
  const isOptional = (id: string) =>
    rows !== undefined && Object.hasOwn(rows, id) && rows[id]?.optional === true;
  return priced.rows.filter(
    (row) => !row.automatic && isPosition(row) && isOptional(row.rowId) && !taken.includes(row.rowId),
  );
}

function withoutRows(priced: PricedProject, left: ReadonlySet<string>): PricedProject {
  if (left.size === 0) return priced;
  return rowsOf(priced, (id) => !left.has(id));
}

/** `sold` with one more row, in the project's order. */
function withRow(priced: PricedProject, sold: PricedProject, row: PricedRow): PricedProject {
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

/** One group for each catalogue (of a combined offer: for each catalogue of a part), in the project's order. */
function composeGroups(
  priced: PricedProject,
  issue: OfferIssue,
  rateOf: RateOf,
  partOf: ((rowId: string) => PartOf | undefined) | undefined,
): readonly OfferGroup[] {
  const groups = new Map<string, { catalogue: string; of?: PartOf; rows: PricedRow[] }>();
  for (const row of priced.rows.filter(isPosition)) {
    const of = partOf?.(row.rowId);
    const key = `${of?.part ?? ""}/${row.catalogue}`;
    const group = groups.get(key) ?? { catalogue: row.catalogue, ...(of ? { of } : {}), rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  // A part's groups stay together even when rows of another part come between.
  const ordered = [...groups.values()].sort((a, b) => (a.of?.part ?? 0) - (b.of?.part ?? 0));
  let number = 0;
  return ordered.map(({ catalogue, of, rows }): OfferGroup => {
    const own =
      (Object.hasOwn(issue.catalogueTitles, catalogue) && issue.catalogueTitles[catalogue]) || catalogue;
    return {
      catalogue,
      ...(of ? { part: of.part } : {}),
      title: of ? `${of.title} · ${own}` : own,
      positions: rows.map((row) => composePosition(row, ++number, issue.language, rateOf)),
      subtotal: decimalText(sumOf(rows.map(({ total }) => decimal(total))), priced.decimals),
    };
  });
}

/** Rate of a line, percent. */
type RateOf = (rowId: string, lineId: string) => DecimalText;

function composePosition(row: PricedRow, number: number, language: string, rateOf: RateOf): OfferPosition {
  return {
    number,
    rowId: row.rowId,
    description: textIn(row.description, language),
    note: row.note ?? "",
    quantity: row.quantity,
    automatic: row.automatic,
    lines: row.lines.map((line) => composeLine(line, row, language, rateOf)),
    amount: row.total,
  };
}

function composeLine(
  line: PricedLine,
  { rowId, quantity }: PricedRow,
  language: string,
  rateOf: RateOf,
): OfferLine {
  const { price } = line;
  return {
    id: line.id,
    code: line.code,
    description: textIn(line.description, language),
    variants: line.variants,
    quantity: decimalText(decimal(line.quantity).times(quantity)),
    unit: line.unit,
    included: price.kind === "included",
    ...(price.kind === "priced" ? { unitPrice: price.unitPrice, amount: price.amount } : {}),
    unpriced: price.kind === "unpriced",
    discountGroup: line.discountGroup,
    ...(price.kind === "priced" ? { taxRate: rateOf(rowId, line.id) } : {}),
  };
}

import {
  type ChosenPromotion,
  DOCUMENT_RULES,
  lineRate,
  PROMOTION_KINDS,
  type PricedProject,
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
} from "@stanza/quantities";
import { composeComparison, type PricedComparison } from "./comparison.ts";
import type { CustomerFields } from "./customer-fields.ts";
import type { Customer, Offer, OfferOption, OfferPromotion, OfferService } from "./offer.ts";
import {
  composeGroups,
  composePosition,
  numberPositions,
  type PartOfRow,
  type PositionIssue,
} from "./offer-groups.ts";
import { optionalRows, soldPart, withRow } from "./optional-rows.ts";

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
  /** The same project in other fronts or finishes; absent: the offer shows none. */
  readonly comparison?: PricedComparison;
  /** Optional rows that the customer takes; they count like any other. */
  readonly taken?: readonly string[];
  /** Last day of validity chosen by a person; absent: read from the terms' validity. */
  readonly validUntil?: CalendarDate;
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
  partOf?: PartOfRow,
): Offer {
  const { terms } = fields;
  const { language } = issue;
  const date = parseCalendarDate(issue.now);
  if (date === undefined) throw new RangeError(`Not an ISO date: ${issue.now}`);
  const validUntil = issue.validUntil ?? endOfValidity(date, terms.validity);
  const rules = terms.documentType && DOCUMENT_RULES[terms.documentType];
  const optional = optionalRows(priced, fields, issue.taken ?? []);
  const sold = soldPart(priced, fields, issue.taken);
  const totals = totalOffer(sold, terms, shop);
  const ofDocument = decimal(totals.documentRate);
  const numbers = numberPositions(priced, partOf);
  const positions: PositionIssue = {
    language,
    catalogueTitles: issue.catalogueTitles,
    numberOf: (rowId) => numbers.get(rowId) ?? 0,
    rateOf: (rowId, lineId) => decimalText(lineRate(rowId, lineId, terms, ofDocument)),
    partOf,
  };
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
    groups: composeGroups(sold, positions),
    options: optional.map((row): OfferOption => {
      const { payable } = totalOffer(withRow(priced, sold, row), terms, shop);
      return {
        position: composePosition(row, positions),
        catalogue: row.catalogue,
        surcharge: decimalText(decimal(payable).minus(totals.payable), totals.decimals),
        payable,
      };
    }),
    ...(issue.comparison === undefined
      ? {}
      : {
          comparison: composeComparison(issue.comparison, language, (other) =>
            totalOffer(soldPart(other, fields, issue.taken), terms, shop),
          ),
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
    ...(totals.instalments === undefined ? {} : { instalments: totals.instalments }),
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

import { ownValue } from "@stanza/catalogue";
import { type Decimal, decimal, decimalOr, parseDecimal } from "@stanza/quantities";
import type { OfferTerms, OwnRate, Shop } from "./offer-terms.ts";
import { DEFAULT_RATE, DOCUMENT_RATES, US_DEFAULT_RATE } from "./readings.ts";
import { isUsShop } from "./shop-rules.ts";

/** Returns true when American tax rules apply: in an American shop, or by the document's flag. */
export function isUnitedStates(terms: Pick<OfferTerms, "unitedStates">, shop: Pick<Shop, "code">): boolean {
  return terms.unitedStates || isUsShop(shop);
}

/** The rate of rows and lines without their own, percent. Source: quote.md §4 R7. */
export function documentRate(terms: OfferTerms, shop: Pick<Shop, "code" | "salesTaxes">): Decimal {
  const { tax, dealerMode, documentType } = terms;
  const us = isUnitedStates(terms, shop);
  if (dealerMode) {
    const dealers = parseDecimal(tax.dealerVat);
    if (dealers !== undefined) return dealers;
    if (us) return decimal(US_DEFAULT_RATE);
  }
  if (us) return decimalOr(tax.salesTax, decimalOr(shop.salesTaxes, US_DEFAULT_RATE));
  const byType = documentType === undefined ? undefined : DOCUMENT_RATES[documentType];
  return decimalOr(tax.offerVat, decimalOr(tax.customerVat, byType ?? DEFAULT_RATE));
}

/** The rate of one line: its own if checked, else its row's if checked, else the document's. */
export function lineRate(rowId: string, lineId: string, terms: OfferTerms, ofDocument: Decimal): Decimal {
  const lines = ownValue(terms.lineRates, rowId);
  return checked(lines && ownValue(lines, lineId)) ?? checked(ownValue(terms.rowRates, rowId)) ?? ofDocument;
}

/** ASSUMED: a rate that is checked but not a number counts as not set. */
function checked(rate: OwnRate | undefined): Decimal | undefined {
  return rate?.checked ? parseDecimal(rate.vat) : undefined;
}

export { type Text, textIn } from "@stanza/catalogue";
export { catalogueServices } from "./catalogue-services.ts";
export { collectRows } from "./collect-rows.ts";
export { discountGroupOf } from "./discount-group.ts";
export {
  type DiscountShare,
  discountPercent,
  discountShare,
  isAboveLimit,
  isCoveredBy,
} from "./discount-share.ts";
export { explainAmount } from "./explanation/explain-amount.ts";
export type { AmountRef, ExplainedTerm, Explanation } from "./explanation/explanation.ts";
export { type Instalment, type InstalmentTotal, MOST_INSTALMENTS } from "./instalments.ts";
export { largestRemainder } from "./largest-remainder.ts";
export { lineAmount } from "./line-amount.ts";
export type { CatalogueMargin, LineMargin, Margin, OfferMargin, RowMargin } from "./margin/margin.ts";
export type {
  CatalogueConditions,
  PurchaseConditions,
  PurchaseDiscounts,
} from "./margin/purchase-conditions.ts";
export { totalMargin } from "./margin/total-margin.ts";
export { newOfferTerms, usualInstalments } from "./new-offer-terms.ts";
export type { Charge, Discounts, DocumentType, OfferTerms, OwnRate, Service, Shop } from "./offer-terms.ts";
export type {
  CatalogueTotal,
  ChargeTotal,
  GroupTotal,
  OfferAmounts,
  OfferTotals,
  TaxLine,
  TotalGroup,
} from "./offer-totals.ts";
export type { CataloguePrices, PriceBook, PriceTerms } from "./price-book.ts";
export { openRowPricer, priceProject, priceRow, withListPrices, withoutTrace } from "./price-row.ts";
export type { PriceStep } from "./price-step.ts";
export type { DiscountGroup, LinePrice, PricedLine, PricedProject, PricedRow } from "./priced-project.ts";
export {
  type ChosenPromotion,
  choosePromotion,
  orderDayOf,
  PROMOTION_KINDS,
  type Promotion,
  type PromotionChoice,
  type PromotionKind,
  type Promotions,
  promotedTerms,
  promotionsFor,
  termsWithoutGrant,
} from "./promotion.ts";
export { INCREASE_RANGE, US_DELIVERY_CODE } from "./readings.ts";
export { retailPrice, retailTerms, retailTotals } from "./retail-prices.ts";
export { runningTotal } from "./running-total.ts";
export {
  AMERICAN_MEASURES,
  DOCUMENT_RULES,
  documentTypeOf,
  isUsShop,
  type LengthCode,
  MEASURE_UNITS,
  METRIC_MEASURES,
  type Measures,
  measuresOf,
  shopMeasures,
  type VolumeCode,
  type WeightCode,
} from "./shop-rules.ts";
export { documentRate, isUnitedStates, lineRate } from "./tax-rate.ts";
export { increaseProblems, limitSentence, termsLimitProblems } from "./terms-limits.ts";
export { InvalidTermsError, termsProblems } from "./terms-problem.ts";
export { totalOffer } from "./total-offer.ts";

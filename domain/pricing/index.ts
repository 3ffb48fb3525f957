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
export {
  type AmountRef,
  type ExplainedTerm,
  type Explanation,
  explainAmount,
  type TotalName,
} from "./explain-amount.ts";
export { largestRemainder } from "./largest-remainder.ts";
export { lineAmount } from "./line-amount.ts";
export { NEW_ROW_QUANTITY, NEW_ROW_RATE, newOfferTerms } from "./new-offer-terms.ts";
export type {
  Charge,
  Discounts,
  DocumentType,
  OfferTerms,
  OwnRate,
  Service,
  Shop,
} from "./offer-terms.ts";
export type {
  CatalogueTotal,
  ChargeTotal,
  DiscountStep,
  GroupTotal,
  OfferTotals,
  ServiceTotal,
  TaxedPart,
  TaxLine,
  TotalGroup,
} from "./offer-totals.ts";
export type { CataloguePrices, PriceBook, PriceTerms } from "./price-book.ts";
export { priceProject, priceRow, withoutTrace } from "./price-row.ts";
export type { PriceStep } from "./price-step.ts";
export type {
  DiscountGroup,
  LinePrice,
  NoPrice,
  PricedLine,
  PricedProject,
  PricedRow,
  Unpriced,
} from "./priced-project.ts";
export {
  type ChosenPromotion,
  choosePromotion,
  orderDayOf,
  PROMOTION_KINDS,
  type Promotion,
  type PromotionChoice,
  type PromotionEffects,
  type PromotionKind,
  type PromotionScope,
  type Promotions,
  promotedTerms,
  promotionsFor,
  termsWithoutGrant,
} from "./promotion.ts";
export { INCREASE_RANGE, US_DELIVERY_CODE } from "./readings.ts";
export { runningTotal } from "./running-total.ts";
export {
  DOCUMENT_RULES,
  type DocumentRules,
  documentTypeOf,
  guestMeasures,
  isUsShop,
  type LengthCode,
  MEASURE_UNITS,
  type Measures,
  measuresOf,
  shopMeasures,
  type VolumeCode,
  type WeightCode,
} from "./shop-rules.ts";
export { documentRate, isUnitedStates, lineRate } from "./tax-rate.ts";
export { increaseProblems, type LimitProblem, termsLimitProblems } from "./terms-limits.ts";
export { type DiscountRef, InvalidTermsError, type TermsProblem, termsProblems } from "./terms-problem.ts";
export { totalOffer } from "./total-offer.ts";

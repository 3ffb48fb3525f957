export { addressLines } from "./address-lines.ts";
export {
  type AmountChange,
  compareOffers,
  type OfferDifference,
  type PositionAspect,
  type PositionChange,
} from "./compare-offers.ts";
export { comparePrices, type PriceDifference } from "./compare-prices.ts";
export {
  type ComparisonChoice,
  MOST_COMPARED,
  type OfferComparison,
  type PricedComparison,
} from "./comparison.ts";
export { type CombinedPart, combinedRowId, combineParts, composeCombined } from "./compose-combined.ts";
export { composeOffer, type OfferIssue } from "./compose-offer.ts";
export { type CustomerFields, newCustomerFields, type RowFields } from "./customer-fields.ts";
export { customerName } from "./customer-name.ts";
export { composeDesign, type Design, type DesignPiece } from "./design.ts";
export { LOST_REASONS, nextStatuses, type OfferStep } from "./next-statuses.ts";
export type {
  Address,
  BusinessDetails,
  Customer,
  Offer,
  OfferGroup,
  OfferLine,
  OfferPart,
  OfferPosition,
  OfferPromotion,
} from "./offer.ts";
export { type OfferSection, offerSections } from "./offer-sections.ts";
export { type SummaryStep, summarySteps } from "./offer-summary.ts";
export { largestDiscount, soldPart } from "./optional-rows.ts";
export { instalmentWords, paymentWords } from "./payment-words.ts";
export { type ChoiceWords, choiceText, type PositionWords, stateOnce } from "./position-words.ts";
export { soldMargin, soldTotals } from "./sold-totals.ts";
export { type TaxIncluded, taxIncluded } from "./tax-included.ts";

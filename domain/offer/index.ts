export {
  type AmountChange,
  compareOffers,
  movedRows,
  type OfferDifference,
  type PositionAspect,
  type PositionChange,
} from "./compare-offers.ts";
export { type CombinedPart, combinedRowId, combineParts, composeCombined } from "./compose-combined.ts";
export { composeOffer, largestDiscount, type OfferIssue } from "./compose-offer.ts";
export {
  type CustomerFields,
  newCustomerFields,
  type ProjectReference,
  type RowFields,
} from "./customer-fields.ts";
export { LOST_REASONS, nextStatuses, type OfferLifeStatus, type OfferStep } from "./next-statuses.ts";
export type {
  Address,
  BusinessDetails,
  Customer,
  Offer,
  OfferGroup,
  OfferLine,
  OfferOption,
  OfferPart,
  OfferPosition,
  OfferPromotion,
  OfferService,
} from "./offer.ts";
export { type TaxedLine, type TaxIncluded, taxIncluded } from "./tax-included.ts";

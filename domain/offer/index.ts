export type {
  Address,
  BusinessDetails,
  Customer,
  Offer,
  OfferGroup,
  OfferLine,
  OfferPosition,
  OfferService,
} from "./offer.ts";

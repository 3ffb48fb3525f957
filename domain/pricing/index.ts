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

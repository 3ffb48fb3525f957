export { type Approval, approval } from "./approvals.ts";
export { type Attachment, attachment } from "./attachments.ts";
export {
  type ArticleHit,
  type CatalogueSummary,
  catalogueSummary,
  type GalleryHit,
  type LoadedRule,
} from "./catalogues.ts";
export {
  type Answer,
  type Client,
  type ClientOptions,
  createClient,
  type Input,
  type NoAnswer,
} from "./client.ts";
export { type CrmUpload, crmUpload } from "./crm.ts";
export { type CustomerDetails, type CustomerRecord, customerDetails, customerRecord } from "./customers.ts";
export { type Delivery, delivery } from "./deliveries.ts";
export { type Job, job } from "./jobs.ts";
export { type OfferMail, offerMail } from "./mail.ts";
export { type Notification, notification } from "./notifications.ts";
export { type OfferEvent, offerEvent } from "./offer-life.ts";
export {
  type LinkShows,
  linkShows,
  type OfferAcceptance,
  type OfferComment,
  type OfferLink,
  type OptionTotals,
  offerAcceptance,
  offerComment,
  offerLink,
  optionTotals,
  type SharedRow,
  type SharedScene,
} from "./offer-links.ts";
export {
  type DiscountGuard,
  discountGuard,
  type LostReason,
  OFFER_PRINTS,
  OFFER_STATUSES,
  type OfferPrint,
  type OfferStatus,
  type OfferSummary,
  offerStatus,
  offerSummary,
  PRINT_LANGUAGES,
  type PrintLayout,
  printLayout,
} from "./offers.ts";
export { openApiDocument } from "./openapi.ts";
export { type Access, type Binary, mediaTypesOf, type Operation } from "./operation.ts";
export { type OperationId, type Operations, operations } from "./operations.ts";
export { type OrderSummary, orderSummary } from "./orders.ts";
export { pricingShop } from "./pricing-shop.ts";
export {
  type ProjectSummary,
  type ProjectTotals,
  projectSummary,
  projectTotals,
} from "./projects.ts";
export {
  type OfferedPromotion,
  type PromotionStanding,
  promotion,
  promotionStanding,
} from "./promotions.ts";
export { type Recomputation, recomputation } from "./recompute.ts";
export { type Report, report } from "./reports.ts";
export { ROW_PHOTO_SIDES, type RowPhotoKind } from "./row-photo-sides.ts";
export { type Profile, profile, type Shop, shop, shopSummary } from "./session.ts";
export {
  type HdrIndex,
  hdrIndex,
  type SiteConfig,
  siteConfig,
  type WallCatalogue,
  wallCatalogue,
} from "./site.ts";

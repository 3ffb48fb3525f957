export type { Approval } from "./approvals.ts";
export type { AssortmentCatalogue, AssortmentShop, PublishedSource } from "./assortment.ts";
export type { Attachment } from "./attachments.ts";
export type { CatalogueImport, TakenDelivery } from "./catalogue-imports.ts";
export type { ArticleHit, CatalogueSummary, GalleryHit, LoadedRule } from "./catalogues.ts";
export { type Answer, type Client, createClient, type Input } from "./client.ts";
export { CONSENT_NAMES, type ConsentName, gdprFlagsOf, PRIVACY_VERSION } from "./consent-names.ts";
export { CONSENT_VERSION } from "./consent-version.ts";
export type { CrmUpload } from "./crm.ts";
export type { CustomerDetails, CustomerRecord } from "./customers.ts";
export type { Delivery } from "./deliveries.ts";
export type { DesignLink } from "./designs.ts";
export { type Draft, MOST_DRAFTS } from "./drafts.ts";
export { type Favourite, MOST_FAVOURITES } from "./favourites.ts";
export { isEmail } from "./is-email.ts";
export type { Job } from "./jobs.ts";
export { mailAddress, type OfferMail } from "./mail.ts";
export type { Maintenance } from "./maintenance.ts";
export {
  FURTHEST_MAINTENANCE_DAYS,
  LONGEST_MAINTENANCE_HOURS,
  type MaintenanceFault,
  maintenanceFault,
} from "./maintenance-faults.ts";
export type { ArModel } from "./models.ts";
export type { Notification } from "./notifications.ts";
export type { OfferEvent } from "./offer-life.ts";
export {
  type LinkShows,
  linkShows,
  type OfferAcceptance,
  type OfferComment,
  type OfferLink,
} from "./offer-links.ts";
export {
  type DiscountGuard,
  type LostReason,
  OFFER_PRINTS,
  type OfferPrint,
  type OfferStatus,
  type OfferSummary,
  type PrintLayout,
} from "./offers.ts";
export { openApiDocument } from "./openapi.ts";
export { type Binary, mediaTypesOf, type Operation } from "./operation.ts";
export { type OperationId, type Operations, operations } from "./operations.ts";
export type { OrderSummary } from "./orders.ts";
export type {
  NewPasskey,
  OwnPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedPasskey,
} from "./passkeys.ts";
export { type PasswordFault, passwordFaults, SHORTEST_PASSWORD } from "./password-faults.ts";
export type { AuditEntry, Person, PersonSettings } from "./people.ts";
export { PRESENCE } from "./presence-times.ts";
export type { PriceTables } from "./price-updates.ts";
export { pricingShop } from "./pricing-shop.ts";
export type { ConsentAnswer, ConsentFlags, Consents } from "./privacy.ts";
export type { BinnedProject } from "./project-bin.ts";
export type { ProjectLogEntry } from "./project-log.ts";
export { PROJECT_SORTS, type ProjectSort } from "./project-sorts.ts";
export type { ProjectVersion } from "./project-versions.ts";
export { type KeptView, MOST_VIEWS, type ViewMaker } from "./project-views.ts";
export type { ProjectSummary, ProjectTotals, RowBox } from "./projects.ts";
export type { OfferedPromotion, PromotionStanding } from "./promotions.ts";
export type { Recomputation } from "./recompute.ts";
export type { ShopCredits } from "./render-credits.ts";
export {
  RENDER_FAILURES,
  type RenderCamera,
  type RenderFailure,
  type RenderJob,
  type RenderMovement,
  type RenderSettings,
  type RenderWish,
} from "./render-farm.ts";
export {
  FARM_PATH,
  FILM_LIMITS,
  framesOf,
  RENDER_LIMITS,
  RENDER_SAMPLES,
  type RenderQuality,
  renderCredits,
  renderPaths,
} from "./render-terms.ts";
export type { Report } from "./reports.ts";
export { ROW_PHOTO_SIDES, type RowPhotoKind } from "./row-photo-sides.ts";
export type { OwnSession, Profile, Shop } from "./session.ts";
export type { SharedDrawings, SharedPositions, SharedScene } from "./shared-offer.ts";
export type { AdministeredShop, ShopTerms } from "./shops.ts";
export {
  type HdrIndex,
  type SiteConfig,
  type SiteTexts,
  siteConfig,
  siteTexts,
  THEME_PICTURES,
  type WallCatalogue,
  wallCatalogue,
} from "./site.ts";
export { MOST_TRANSLATIONS, type TranslationChanges, type Translations } from "./translations.ts";

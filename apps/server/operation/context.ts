import type { StoredProject } from "@stanza/codecs";
import type { SiteConfig, SiteTexts, WallCatalogue } from "@stanza/contract";
import type { OfferPrinter } from "@stanza/print";
import type { ProjectPolicy } from "@stanza/project";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { CatalogueStore } from "../catalogues/catalogue-store.ts";
import type { CatalogueSearch } from "../catalogues/search/catalogue-search.ts";
import type { AccessSettings } from "../config/access-settings.ts";
import type { Config } from "../config/config.ts";
import type { Evaluator } from "../evaluation/evaluator.ts";
import type { CrmSystem } from "../external/crm/crm-system.ts";
import type { OrderDropKind } from "../external/orders/order-drop.ts";
import type { PrintServer } from "../external/print-server/print-server.ts";
import type { PromotionsSource } from "../external/promotions/promotions-source.ts";
import type { PurchaseFile } from "../external/purchase/purchase-file.ts";
import type { Systems } from "../external/systems.ts";
import type { FileStore } from "../files/file-store.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { MaintenanceWatch } from "../maintenance/maintenance-watch.ts";
import type { OutboxSender } from "../outbox/outbox.ts";
import type { DrawnPictures } from "../pictures/drawn-picture.ts";
import type { ScenePictures } from "../pictures/scene-pictures.ts";
import type { CompanySignIn } from "../session/company/open-company.ts";

/** Everything that operations work with, built once at start. */
export interface Context {
  readonly config: Config;
  /** As it is now: a changed config.json is taken into use while the server runs. */
  readonly site: SiteConfig;
  /** The customer's own words. */
  readonly texts: SiteTexts;
  /** How people sign in to this deployment. */
  readonly access: AccessSettings;
  /** The company's own sign-in; `null`: the deployment has none. */
  readonly company: CompanySignIn | null;
  /** Seals what the database must not show. */
  readonly secretKey: Buffer;
  readonly walls: WallCatalogue;
  /** The project that guests look around in; null where the site shows none. */
  readonly showcase: StoredProject | null;
  readonly policy: ProjectPolicy;
  readonly log: FastifyBaseLogger;
  readonly pool: pg.Pool;
  readonly catalogues: CatalogueStore;
  readonly search: CatalogueSearch;
  readonly evaluator: Evaluator;
  readonly files: FileStore;
  readonly pictures: DrawnPictures;
  /** Pictures of rooms and pieces, each made once. */
  readonly scenes: ScenePictures;
  readonly jobs: JobQueue;
  readonly maintenance: MaintenanceWatch;
  readonly outbox: OutboxSender;
  /** `null`: the deployment has no CRM. */
  readonly crm: CrmSystem | null;
  /** The places that order files are sent to. */
  readonly orderDrops: readonly OrderDropKind[];
  readonly systems: Systems;
  readonly promotions: PromotionsSource;
  /** What the shops pay for what they sell. */
  readonly purchase: PurchaseFile;
  /** `null`: the deployment has no print server. */
  readonly prints: PrintServer | null;
  readonly printer: OfferPrinter;
  readonly now: () => Date;
  /** True from SIGTERM on: the balancer must send no new requests. */
  isDraining: boolean;
}

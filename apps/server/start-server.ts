import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openPrinter } from "@stanza/print";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { acceptanceMailChannel } from "./acceptance/acceptance-mail.ts";
import { acceptanceWorker } from "./acceptance/jobs/acceptance-job.ts";
import { accountChannel } from "./accounts/account-channel.ts";
import { openCatalogueStore } from "./catalogues/catalogue-store.ts";
import { listenForPublications, recordVersions } from "./catalogues/publications.ts";
import { openCatalogueSearch } from "./catalogues/search/catalogue-search.ts";
import { readAccessSettings } from "./config/access-settings.ts";
import type { Config } from "./config/config.ts";
import { keepSiteFresh } from "./config/keep-site-fresh.ts";
import { readSecretKey } from "./config/secret-key.ts";
import { readPolicy, readShowcase, readSiteConfig, readWalls } from "./config/site-config.ts";
import { readSiteTexts } from "./config/site-texts.ts";
import { crmChannel } from "./crm/crm-channel.ts";
import { openEmbeddedPostgres } from "./db/embedded-postgres.ts";
import { migrate } from "./db/migrate.ts";
import { createPool } from "./db/pool.ts";
import { notifyOfFailure } from "./deliveries/notify-of-failure.ts";
import { startForgettingDrafts } from "./drafts/jobs/forget-drafts.ts";
import { createEvaluator } from "./evaluation/evaluator.ts";
import { openHttpCrm } from "./external/crm/http-crm.ts";
import { openSmtp } from "./external/mail/smtp.ts";
import { openErpDrop, openFolderDrop } from "./external/orders/order-drop.ts";
import { openPrintServer } from "./external/print-server/http-print-server.ts";
import { openErpPromotions } from "./external/promotions/erp-promotions.ts";
import { readSitePromotions } from "./external/promotions/site-promotions.ts";
import { readPurchaseFile } from "./external/purchase/purchase-file.ts";
import { readSystems, type Systems } from "./external/systems.ts";
import { openFileStore } from "./files/open-file-store.ts";
import { newApp } from "./http/new-app.ts";
import { openJobQueue } from "./jobs/job-queue.ts";
import { letterChannel } from "./mail/letter-channel.ts";
import { mailChannel } from "./mail/mail-channel.ts";
import { openMaintenanceWatch } from "./maintenance/maintenance-watch.ts";
import { measureServer } from "./metrics/measure-server.ts";
import { MEMORY_SETTINGS } from "./node-flags.ts";
import { startOfferClock } from "./offers/jobs/offer-clock.ts";
import { offerWorker } from "./offers/jobs/offer-job.ts";
import type { Context } from "./operation/context.ts";
import { orderChannel } from "./orders/order-channel.ts";
import { startOutbox } from "./outbox/outbox.ts";
import { openDrawnPictures } from "./pictures/drawn-picture.ts";
import { openScenePictures } from "./pictures/scene-pictures.ts";
import { startForgettingGuests } from "./privacy/jobs/forget-guests.ts";
import { startPurge } from "./projects/jobs/purge-projects.ts";
import { readProject } from "./projects/stored-document.ts";
import { snapshotEngine } from "./renders/engines/snapshot-engine.ts";
import { startWorkers } from "./renders/start-workers.ts";
import { seedPeople } from "./seed/seed-people.ts";
import { seedProjectsOf } from "./seed/seed-projects.ts";
import { serve } from "./serve.ts";
import { openCompany } from "./session/company/open-company.ts";
import { shareCoresAmong } from "./session/passwords.ts";

export interface RunningServer {
  /** Empty where it is handed its requests. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Refuses new work, lets work under way end, and stops everything that was started. */
  close(): Promise<void>;
}

interface StartOptions {
  /** The clock of test servers; absent: the system's. */
  readonly now?: () => Date;
  /** Milliseconds that a balancer gets to notice the 503 of `/readyz` before connections close; absent: 0. */
  readonly drainMs?: number;
  /** Use a database that another process runs: for tools beside a server. */
  readonly attach?: boolean;
  /** True: another process on the same database and data folder has migrated, published the sources' catalogues and seeded the demo. */
  readonly isPrepared?: boolean;
  /** True: another server hands it its requests, as one that serves several customers does; it listens to nothing itself. */
  readonly isHanded?: boolean;
  /** Workers of the render farm that run as processes beside this one; absent: none, they run elsewhere. */
  readonly renderWorkers?: number;
}

/** Registers something that was started, to be closed when the server stops. The last to start is closed first. */
type Keep = <T extends { close(): Promise<unknown> }>(started: T) => T;

/** Brings up everything in order: database, migrations, catalogues, jobs, HTTP. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const app = newApp(config);
  const started: { close(): Promise<unknown> }[] = [];
  const keep: Keep = (one) => {
    started.push(one);
    return one;
  };
  const closeAll = async () => {
    for (const one of started.reverse()) await one.close();
  };
  try {
    const context = await openContext(config, options, app.log, keep);
    if (config.tracing) {
      const { traceServer } = await import("./tracing/trace-server.ts");
      keep(traceServer(app, context, config.tracing));
    }
    if (config.metrics) keep(measureServer(app, context));
    await serve(app, context);
    app.addHook("preClose", async () => context.maintenance.release());
    keep({ close: () => closeApp(app) });
    if (config.seedDemo && !options.isPrepared && !context.maintenance.isActive()) {
      await seedPeople(context.pool);
      await seedProjectsOf(app, context);
    }
    if (options.isHanded) await app.ready();
    else await app.listen({ port: config.port, host: config.host });
    keep(startOfferClock(context));
    keep(startForgettingGuests(context));
    keep(startForgettingDrafts(context));
    keep(startPurge({ ...context, orderFolder: orderFolderOf(config) }));
    // Runs beside the first requests: only searches wait for it.
    const prepared = context.search.prepare();
    keep({ close: () => prepared });
    return {
      url: options.isHanded ? "" : addressOf(app, config.host),
      app,
      context,
      async close() {
        context.isDraining = true;
        await sleep(options.drainMs ?? 0);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Everything that operations and jobs work with. */
async function openContext(
  config: Config,
  options: StartOptions,
  log: FastifyBaseLogger,
  keep: Keep,
): Promise<Context> {
  const site = readSiteConfig(config.configDirectory, (sentence) => log.warn(sentence));
  const access = readAccessSettings(config.configDirectory);
  const systems = readSystems(config.configDirectory, config.keys);
  const now = options.now ?? (() => new Date());
  const { isPrepared = false } = options;
  shareCoresAmong(config.processes);
  const settings = {
    config,
    site,
    access,
    company: openCompany(site, access, config.oidcClientSecret),
    secretKey: readSecretKey(config.dataDirectory, config.secretKey),
    policy: readPolicy(site),
    texts: readSiteTexts(site, config.configDirectory),
    walls: readWalls(site, config.configDirectory),
    showcase: readShowcase(site, config.configDirectory),
    systems,
    purchase: readPurchaseFile(config.configDirectory),
    ...openAsked(config, systems, now),
    now,
    log,
  };
  keep(keepSiteFresh(config.configDirectory, settings, log));
  const { databaseUrl, pool } = await openDatabase(config, options, log, keep);
  // A pooler that hands out transactions loses what a connection listens to.
  const lastingUrl = config.queueDatabaseUrl ?? databaseUrl;
  const maintenance = keep(
    await openMaintenanceWatch(pool, lastingUrl, (error) =>
      log.warn({ err: error }, "Watching for maintenance was interrupted"),
    ),
  );
  const catalogueHome = join(config.dataDirectory, "catalogues");
  const catalogues = await openCatalogueStore(config.cataloguesDirectory, catalogueHome, log, isPrepared);
  if (!isPrepared) await recordVersions(pool, catalogues);
  const search = openCatalogueSearch(pool, catalogues, log);
  keep(listenForPublications(lastingUrl, { catalogues, search, log }));
  const evaluator = keep(
    createEvaluator(catalogues, catalogueHome, threadsOf(config), site.config.nround?.ext?.num),
  );
  const printer = keep(
    openPrinter({ timeoutMs: config.limits.pdfTimeoutMs, ...brandOf(config.configDirectory) }),
  );
  const files = openFileStore(config);
  const scenes = keep(
    openScenePictures({ pool, files, engine: snapshotEngine(), largest: config.scenePictures, log }),
  );
  const pictures = openDrawnPictures({ pool, evaluator, files, scenes, log, readProject });
  const parts = {
    ...settings,
    pool,
    maintenance,
    catalogues,
    search,
    evaluator,
    files,
    pictures,
    scenes,
    printer,
  };
  const deliveries = openDeliveries(parts, keep);
  const jobs = keep(
    await openJobQueue({
      pool,
      queueUrl: lastingUrl,
      databaseUrl: lastingUrl,
      workers: [offerWorker(parts), acceptanceWorker({ ...parts, ...deliveries })],
      takesJobs: config.takesJobs,
      maintenance,
      log,
    }),
  );
  if (options.renderWorkers)
    keep(
      startWorkers(options.renderWorkers, {
        pool,
        databaseUrl,
        listenUrl: lastingUrl,
        dataDirectory: config.dataDirectory,
        settings: MEMORY_SETTINGS,
      }),
    );
  return { ...parts, jobs, ...deliveries, isDraining: false };
}

/** The cores of this machine, divided among its server processes. */
const threadsOf = ({ processes }: Config) => Math.ceil(availableParallelism() / processes);

async function openDatabase(
  config: Config,
  { attach = false, isPrepared = false }: StartOptions,
  log: FastifyBaseLogger,
  keep: Keep,
) {
  const databaseUrl =
    config.databaseUrl ?? keep(await openEmbeddedPostgres(config.dataDirectory, { attach })).url;
  // Its lock belongs to a connection, which a pooler would hand to others.
  if (!isPrepared) await migrate(config.queueDatabaseUrl ?? databaseUrl);
  const pool = createPool(databaseUrl, (error) => log.warn({ err: error }, "A database connection was lost"));
  keep({ close: () => pool.end() });
  return { databaseUrl, pool };
}

/** The outside systems that are asked while a person waits. */
function openAsked(config: Config, systems: Systems, now: () => Date) {
  const { privateHosts } = systems;
  return {
    promotions: systems.promotions
      ? openErpPromotions(systems.promotions, { privateHosts, now })
      : readSitePromotions(config.configDirectory),
    prints: systems.reports ? openPrintServer(systems.reports, privateHosts) : null,
  };
}

/** The outbox with a channel for each outside system that the deployment sends things to. */
function openDeliveries(
  {
    config,
    systems,
    pool,
    files,
    maintenance,
    now,
    log,
  }: Pick<Context, "config" | "systems" | "pool" | "files" | "maintenance" | "now" | "log">,
  keep: Keep,
): Pick<Context, "crm" | "orderDrops" | "outbox"> {
  const { privateHosts } = systems;
  const { mail } = config;
  const crm = systems.crm ? openHttpCrm({ ...systems.crm, privateHosts }) : null;
  const { post, folder } = systems.orders ?? { folder: false };
  const orders = [
    ...(post ? [orderChannel(pool, "order-post", openErpDrop({ ...post, privateHosts }))] : []),
    ...(folder ? [orderChannel(pool, "order-folder", orderFolderOf(config))] : []),
  ];
  const letters = mail && { mail: openSmtp(mail.smtpUrl, mail.from), pool, files, now };
  const channels = [
    ...(letters
      ? [
          mailChannel(letters),
          acceptanceMailChannel(letters),
          letterChannel(letters.mail),
          accountChannel(letters),
        ]
      : []),
    ...(crm ? [crmChannel(crm)] : []),
    ...orders,
  ];
  const outbox = keep(startOutbox({ pool, channels, onDead: notifyOfFailure, maintenance, now, log }));
  return { crm, orderDrops: orders.map(({ kind }) => kind), outbox };
}

const orderFolderOf = ({ dataDirectory }: Config) => openFolderDrop(join(dataDirectory, "orders"));

/** The deployment's own brand for printed documents, where its folder has one. */
const brandOf = (configDirectory: string) =>
  existsSync(join(configDirectory, "brand.typ")) ? { brandFolder: configDirectory } : {};

/** Lets requests under way be answered, and closes each connection as soon as it is idle instead of after its time-out. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
  }
}

function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host}:${port}`;
}

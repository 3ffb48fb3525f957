import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openPrinter } from "@stanza/print";
import type { FastifyInstance } from "fastify";
import { openCatalogueStore } from "./catalogues/catalogue-store.ts";
import { listenForPublications, recordVersions } from "./catalogues/publications.ts";
import { openCatalogueSearch } from "./catalogues/search/catalogue-search.ts";
import type { Config } from "./config/config.ts";
import { readPolicy, readSiteConfig, readWalls } from "./config/site-config.ts";
import { crmChannel } from "./crm/crm-channel.ts";
import { openEmbeddedPostgres } from "./db/embedded-postgres.ts";
import { migrate } from "./db/migrate.ts";
import { createPool } from "./db/pool.ts";
import { notifyOfFailure } from "./deliveries/notify-of-failure.ts";
import { createEvaluator } from "./evaluation/evaluator.ts";
import { openHttpCrm } from "./external/crm/http-crm.ts";
import { openSmtp } from "./external/mail/smtp.ts";
import { openErpDrop, openFolderDrop } from "./external/orders/order-drop.ts";
import { openPrintServer } from "./external/print-server/http-print-server.ts";
import { openErpPromotions } from "./external/promotions/erp-promotions.ts";
import { readSitePromotions } from "./external/promotions/site-promotions.ts";
import { readSystems } from "./external/systems.ts";
import { openFolderStore } from "./files/file-store.ts";
import { newApp } from "./http/new-app.ts";
import { openJobQueue } from "./jobs/job-queue.ts";
import { mailChannel } from "./mail/mail-channel.ts";
import { startOfferClock } from "./offers/jobs/offer-clock.ts";
import { offerWorker } from "./offers/jobs/offer-job.ts";
import type { Context } from "./operation/context.ts";
import { orderChannel } from "./orders/order-channel.ts";
import { startOutbox } from "./outbox/outbox.ts";
import { openDrawnPictures } from "./pictures/drawn-picture.ts";
import { startPurge } from "./projects/jobs/purge-projects.ts";
import { readProject } from "./projects/stored-document.ts";
import { seedPeople } from "./seed/seed-people.ts";
import { seedProjectsOf } from "./seed/seed-projects.ts";
import { serve } from "./serve.ts";

export interface RunningServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Refuses new work, lets what is under way end, and stops everything that was started. */
  close(): Promise<void>;
}

/** Brings up everything in order: database, migrations, catalogues, jobs, HTTP. */
export async function startServer(
  config: Config,
  options: {
    /** Of test servers; absent: the clock. */
    readonly now?: () => Date;
    /** Milliseconds that a balancer gets to notice the 503 of `/readyz` before connections close; absent: 0. */
    readonly drainMs?: number;
    /** Use a database that another process runs: for tools beside a server. */
    readonly attach?: boolean;
  } = {},
): Promise<RunningServer> {
  const site = readSiteConfig(config.configDirectory);
  const policy = readPolicy(site);
  const walls = readWalls(site, config.configDirectory);
  const systems = readSystems(config.configDirectory, config.keys);
  const now = options.now ?? (() => new Date());
  const { privateHosts } = systems;
  const promotions = systems.promotions
    ? openErpPromotions(systems.promotions, { privateHosts, now })
    : readSitePromotions(config.configDirectory);
  const prints = systems.reports ? openPrintServer(systems.reports, privateHosts) : null;
  const app = newApp(config);
  const { log } = app;
  const cleanUp: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    for (const stop of cleanUp.reverse()) await stop();
  };
  try {
    const embedded =
      config.databaseUrl === undefined
        ? await openEmbeddedPostgres(config.dataDirectory, { attach: options.attach ?? false })
        : undefined;
    if (embedded) cleanUp.push(() => embedded.close());
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? "";
    await migrate(databaseUrl);
    const pool = createPool(databaseUrl, (error) =>
      log.warn({ err: error }, "A database connection was lost"),
    );
    cleanUp.push(() => pool.end());

    const catalogueHome = join(config.dataDirectory, "catalogues");
    const catalogues = await openCatalogueStore(config.cataloguesDirectory, catalogueHome, log);
    await recordVersions(pool, catalogues);
    const search = openCatalogueSearch(pool, catalogues, log);
    const listener = listenForPublications(databaseUrl, { catalogues, search, log });
    cleanUp.push(() => listener.close());
    const evaluator = createEvaluator(catalogues, catalogueHome);
    cleanUp.push(() => evaluator.close());
    const printer = openPrinter({
      timeoutMs: config.limits.pdfTimeoutMs,
      ...brandOf(config.configDirectory),
    });
    cleanUp.push(() => printer.close());
    const files = openFolderStore(join(config.dataDirectory, "files"));
    const pictures = openDrawnPictures({ pool, evaluator, files, log, readProject });
    const parts = {
      config,
      site,
      walls,
      policy,
      log,
      pool,
      catalogues,
      search,
      evaluator,
      files,
      pictures,
      printer,
      systems,
      promotions,
      prints,
      now,
    };
    const jobs = await openJobQueue({
      pool,
      queueUrl: config.queueDatabaseUrl ?? databaseUrl,
      databaseUrl,
      workers: [offerWorker(parts)],
      log,
    });
    cleanUp.push(() => jobs.close());
    const { mail } = config;
    const crm = systems.crm ? openHttpCrm({ ...systems.crm, privateHosts }) : null;
    const { post, folder } = systems.orders ?? { folder: false };
    const orderFolder = openFolderDrop(join(config.dataDirectory, "orders"));
    const orders = [
      ...(post ? [orderChannel(pool, "order-post", openErpDrop({ ...post, privateHosts }))] : []),
      ...(folder ? [orderChannel(pool, "order-folder", orderFolder)] : []),
    ];
    const channels = [
      ...(mail ? [mailChannel({ mail: openSmtp(mail.smtpUrl, mail.from), pool, files, now })] : []),
      ...(crm ? [crmChannel(crm)] : []),
      ...orders,
    ];
    const outbox = startOutbox({ pool, channels, onDead: notifyOfFailure, now, log });
    cleanUp.push(() => outbox.close());
    const orderDrops = orders.map(({ kind }) => kind);
    const context: Context = { ...parts, jobs, outbox, crm, orderDrops, isDraining: false };
    await serve(app, context);
    cleanUp.push(() => closeApp(app));
    if (config.seedDemo) {
      await seedPeople(pool);
      await seedProjectsOf(app, context);
    }
    await app.listen({ port: config.port, host: config.host });
    const clock = startOfferClock(context);
    cleanUp.push(() => clock.close());
    const purge = startPurge({ ...context, orderFolder });
    cleanUp.push(() => purge.close());
    // Beside the first requests: only searches wait for it.
    const prepared = search.prepare();
    cleanUp.push(() => prepared);
    return {
      url: addressOf(app, config.host),
      app,
      context,
      async close() {
        context.isDraining = true;
        await sleep(options.drainMs ?? 0);
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** A deployment's documents wear its own brand where its folder has one. */
const brandOf = (configDirectory: string) =>
  existsSync(join(configDirectory, "brand.typ")) ? { brandFolder: configDirectory } : {};

/** Lets requests under way be answered; a connection that falls idle afterwards is closed at once and not when its time is up. */
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

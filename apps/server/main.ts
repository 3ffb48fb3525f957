import cluster from "node:cluster";
import { type Config, InvalidConfig, readConfig } from "./config/config.ts";
import { DataDirectoryInUse } from "./db/embedded-postgres.ts";
import { DatabaseIsNewer } from "./db/migrate.ts";
import { NoEmbeddedPostgres } from "./db/postgres-binaries.ts";
import { startGivingBackMemory } from "./give-back-memory.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { readRenderSettings } from "./renders/render-settings.ts";
import { NotStarted, PREPARED, type ReadyMessage, runProcesses } from "./run-processes.ts";

/** Failures that the person who starts the server can correct; any other shows its stack. */
const EXPLAINED = [InvalidConfig, DataDirectoryInUse, DatabaseIsNewer, NoEmbeddedPostgres, NotStarted];

interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/** The server with what measures it. */
async function start(): Promise<Running> {
  const config = readConfig(process.env);
  const server = await startServing(config);
  if (!config.metrics || !cluster.isPrimary) return server;
  const { port, host } = config.metrics;
  const metrics = await serveMetrics(port, host, await metricsOf(config));
  return {
    url: server.url,
    async close() {
      await metrics.close();
      await server.close();
    },
  };
}

/** Those of this process, or of the several that it looks after together. */
async function metricsOf({ hostsFile, processes }: Config): Promise<() => Promise<string>> {
  if (hostsFile !== undefined || processes === 1)
    return (await import("./metrics/process-metrics.ts")).ownMetrics;
  const { AggregatorRegistry } = await import("prom-client");
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
}

/** The server itself, or the process that looks after several of them. */
async function startServing(config: Config): Promise<Running> {
  if (config.hostsFile !== undefined) {
    const { runHosts } = await import("./run-hosts.ts");
    return runHosts(config.hostsFile, process.env);
  }
  if (cluster.isPrimary && config.processes > 1) return runProcesses(config);
  // Loaded only here: what looks after others needs a tenth of its memory.
  const { startServer } = await import("./start-server.ts");
  const isPrepared = process.env[PREPARED] === "1";
  // Of several processes the first has the farm's workers.
  const renderWorkers = isPrepared ? 0 : readRenderSettings(process.env).workers;
  const server = await startServer(config, { isPrepared, renderWorkers, drainMs: config.drainMs });
  startGivingBackMemory();
  if (cluster.isWorker) process.send?.({ ready: server.url } satisfies ReadyMessage);
  return server;
}

try {
  const server = await start();
  if (cluster.isPrimary) console.log(`Stanza is ready at ${server.url}`);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  const isPortTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const isExplained = EXPLAINED.some((kind) => error instanceof kind);
  if (isPortTaken) console.error(`${error.message}. Stop what runs there, or set PORT to another number.`);
  else console.error(isExplained ? (error as Error).message : error);
  process.exit(1);
}

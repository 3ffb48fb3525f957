import cluster from "node:cluster";
import { InvalidConfig, readConfig } from "./config/config.ts";
import { DataDirectoryInUse } from "./db/embedded-postgres.ts";
import { DatabaseIsNewer } from "./db/migrate.ts";
import { NoEmbeddedPostgres } from "./db/postgres-binaries.ts";
import { startGivingBackMemory } from "./give-back-memory.ts";
import { NotStarted, PREPARED, type ReadyMessage, runProcesses } from "./run-processes.ts";

/** Failures that the person who starts the server can correct; any other shows its stack. */
const EXPLAINED = [InvalidConfig, DataDirectoryInUse, DatabaseIsNewer, NoEmbeddedPostgres, NotStarted];

/** The server itself, or the process that looks after several of them. */
async function start(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const config = readConfig(process.env);
  if (config.hostsFile !== undefined) {
    const { runHosts } = await import("./run-hosts.ts");
    return runHosts(config.hostsFile, process.env);
  }
  if (cluster.isPrimary && config.processes > 1) return runProcesses(config);
  // Loaded only here: what looks after others needs a tenth of its memory.
  const { startServer } = await import("./start-server.ts");
  const server = await startServer(config, { isPrepared: process.env[PREPARED] === "1" });
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

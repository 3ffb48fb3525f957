import { parseArgs } from "node:util";
import fastify from "fastify";
import { readConfig } from "./config/config.ts";
import { createPool } from "./db/pool.ts";
import { openFileStore } from "./files/open-file-store.ts";
import { LOG_OPTIONS } from "./http/log-redaction.ts";
import { chooseEngine } from "./renders/engines/choose-engine.ts";
import { findFilmPacker } from "./renders/engines/film.ts";
import { startFarmWorker } from "./renders/farm-worker.ts";
import type { WorkerAbility } from "./renders/lease.ts";
import { readRenderSettings } from "./renders/render-settings.ts";

/**
 * A worker of the render farm as a process of its own: `./run node apps/server/render-worker.ts`, on any machine that reaches the database
 * (`DATABASE_URL`) and the same data folder (`DATA_DIR`). It ends by SIGTERM, and another takes what it had begun. Started by a server
 * (`start-workers.ts`), it tells that one what it can do, and ends when there was nothing to do for a while (`--rest-after MS`).
 */
const config = readConfig(process.env);
const { engine: wanted, threads } = readRenderSettings(process.env);
if (config.databaseUrl === undefined) {
  console.error("DATABASE_URL: a worker needs the database of the server that it works for.");
  process.exit(1);
}
const { log } = fastify({ logger: { ...LOG_OPTIONS, level: config.logLevel } });
const pool = createPool(
  config.databaseUrl,
  (error) => log.warn({ err: error }, "A database connection was lost"),
  4,
);
const { values } = parseArgs({ options: { "rest-after": { type: "string" } } });
const restMs = values["rest-after"];
const engine = await chooseEngine(wanted, threads, (sentence) => log.warn(sentence));
const films = await findFilmPacker(process.env.PATH ?? "");
process.send?.({ engine: engine.name, films: films !== null } satisfies WorkerAbility);
const worker = startFarmWorker({
  pool,
  databaseUrl: config.databaseUrl,
  files: openFileStore(config),
  films,
  engine,
  ...(restMs === undefined ? {} : { rest: { afterMs: Number(restMs), begin: () => void stop() } }),
  log,
});

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await worker.close();
  await pool.end();
  process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
// Started by a server, it does not outlive it.
process.on("disconnect", () => void stop());

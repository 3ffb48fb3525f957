import { InvalidConfig, readConfig } from "./config/config.ts";
import { startGivingBackMemory } from "./give-back-memory.ts";
import { startServer } from "./start-server.ts";

/**
 * A worker that makes the PDFs of jobs, and nothing else: `./run npm run worker`, on any machine that reaches the database (`DATABASE_URL`) and the same
 * data folder (`DATA_DIR`) and files as the servers that it works for, with their settings. It listens to nothing, migrates and publishes
 * nothing. It ends by SIGTERM: a job under way is begun again by another. Servers with `JOBS=elsewhere` leave all of them to such workers.
 */
try {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined)
    throw new InvalidConfig(["DATABASE_URL: a worker needs the database of the servers that it works for"]);
  const worker = await startServer({ ...config, takesJobs: true }, { isPrepared: true, isHanded: true });
  startGivingBackMemory();
  console.log("Stanza's job worker is ready.");
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await worker.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
} catch (error) {
  console.error(error instanceof InvalidConfig ? error.message : error);
  process.exit(1);
}

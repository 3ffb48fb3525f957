import { InvalidConfig, readConfig } from "./config/config.ts";
import { DataDirectoryInUse } from "./db/embedded-postgres.ts";
import { DatabaseIsNewer } from "./db/migrate.ts";
import { NoEmbeddedPostgres } from "./db/postgres-binaries.ts";
import { startServer } from "./start-server.ts";

/** Failures that the person who starts the server can correct; any other shows its stack. */
const EXPLAINED = [InvalidConfig, DataDirectoryInUse, DatabaseIsNewer, NoEmbeddedPostgres];

try {
  const server = await startServer(readConfig(process.env));
  console.log(`Stanza is ready at ${server.url}`);
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

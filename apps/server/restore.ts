import { resolve } from "node:path";
import { RestoreRefused } from "./backup/manifest.ts";
import { restore } from "./backup/restore.ts";
import { readConfig } from "./config/config.ts";
import { DataDirectoryInUse, openEmbeddedPostgres } from "./db/embedded-postgres.ts";
import { DatabaseIsNewer } from "./db/migrate.ts";

/** `npm run restore -- FILE`: brings a backup into the empty data folder and database of this environment. No server may run on them. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Say which: npm run restore -- FILE.tar.zst");
  process.exit(1);
}
const { databaseUrl, dataDirectory } = readConfig(process.env);
try {
  const embedded =
    databaseUrl === undefined ? await openEmbeddedPostgres(dataDirectory, { attach: false }) : null;
  try {
    const path = resolve(process.env.INIT_CWD ?? "", file);
    const { rows, files } = await restore(path, {
      databaseUrl: databaseUrl ?? embedded!.url,
      dataDirectory,
    });
    console.log(
      `${rows.project ?? 0} projects, ${rows.offer ?? 0} offers, ${rows.app_user ?? 0} people and ${files} files are back. Start the server.`,
    );
  } finally {
    await embedded?.close();
  }
} catch (error) {
  const isExplained = [RestoreRefused, DatabaseIsNewer, DataDirectoryInUse].some(
    (kind) => error instanceof kind,
  );
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = 1;
}

import { resolve } from "node:path";
import { backUp } from "./backup/back-up.ts";
import { readConfig } from "./config/config.ts";
import { openEmbeddedPostgres } from "./db/embedded-postgres.ts";

/** `npm run backup -- FILE`: writes everything that the deployment of this environment has stored to a file; the server may run. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Say where: npm run backup -- FILE.tar.zst");
  process.exit(1);
}
const { databaseUrl, dataDirectory, s3 } = readConfig(process.env);
const embedded =
  databaseUrl === undefined ? await openEmbeddedPostgres(dataDirectory, { attach: true }) : null;
try {
  const path = resolve(process.env.INIT_CWD ?? "", file);
  const source = { databaseUrl: databaseUrl ?? embedded!.url, dataDirectory, now: new Date() };
  const { rows, files } = await backUp(source, path);
  console.log(
    `${path} holds ${rows.project ?? 0} projects, ${rows.offer ?? 0} offers, ${rows.app_user ?? 0} people and ${files} files. Whoever reads it reads everything: keep it as safe as the database.`,
  );
  if (s3)
    console.log(
      `Pictures, PDFs and attachments are not in it: they lie in the bucket ${s3.bucket}, which keeps copies of its own where you have it keep versions.`,
    );
} finally {
  await embedded?.close();
}

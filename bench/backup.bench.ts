import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { backUp } from "../apps/server/backup/back-up.ts";
import { restore } from "../apps/server/backup/restore.ts";
import { brotli } from "../apps/server/files/brotli.ts";
import { openFolderStore } from "../apps/server/files/file-store.ts";
import { openManyProjects } from "../apps/server/testing/many-projects.ts";
import { sampleDocument } from "../apps/server/testing/sample-project.ts";
import { openTestPostgres } from "../apps/server/testing/test-database.ts";
import type { Bench, Measure } from "./measure.ts";

const PROJECTS = 10_000;
/** Every fourth project has a PDF. */
const FILES = PROJECTS / 4;
const PDF_BYTES = 200_000;

/** A shop of 10,000 projects with their documents and PDFs, and ten others without, saved to a file and brought back. */
export const bench: Bench = {
  name: "backup",
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "stanza-bench-backup-"));
    const postgres = await openTestPostgres();
    try {
      const databaseUrl = await postgres.database();
      const dataDirectory = join(folder, "data");
      await fill(databaseUrl, dataDirectory);
      const path = join(folder, "backup.tar.zst");
      const saved = await seconds(() => backUp({ databaseUrl, dataDirectory, now: new Date() }, path));
      const place = { databaseUrl: await postgres.emptyDatabase(), dataDirectory: join(folder, "restored") };
      mkdirSync(place.dataDirectory);
      const restored = await seconds(() => restore(path, place));
      const what = `${PROJECTS.toLocaleString("en-GB")} projects with documents, ${FILES} PDFs, 100,000 lines of others`;
      return [
        measureOf(`backup, ${what}`, saved, "s"),
        { ...measureOf(`restore, ${what}`, restored, "s"), bar: { of: "value", atMost: 600 } },
        measureOf("size of the backup", statSync(path).size / 1_000_000, "MB"),
      ];
    } finally {
      await postgres.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const measureOf = (name: string, value: number, unit: string): Measure => ({
  name,
  value,
  unit,
  reference: "wall time",
  ratio: null,
});

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
}

async function fill(databaseUrl: string, dataDirectory: string): Promise<void> {
  const many = await openManyProjects(databaseUrl);
  await many.grow(PROJECTS);
  await many.close();
  const document = await brotli(JSON.stringify(sampleDocument()));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into project_doc (shop_id, sha, encoding, size, bytes) select id, '\\x01', 'br', 1, '\\x00' from shop
      on conflict do nothing`,
  );
  await client.query(
    `with own as (
        insert into project_doc (shop_id, sha, encoding, size, bytes)
        select p.shop_id, sha256(convert_to(p.id::text, 'UTF8')), 'br', $2, $1::bytea || convert_to(p.id::text, 'UTF8')
        from project p join shop s on s.id = p.shop_id where s.code = 'MILANO' on conflict do nothing returning 1)
      update project p set doc_sha = sha256(convert_to(p.id::text, 'UTF8'))
      from shop s where s.id = p.shop_id and s.code = 'MILANO'`,
    [document, document.length],
  );
  await client.end();
  const files = openFolderStore(join(dataDirectory, "files"));
  const pdf = Buffer.alloc(PDF_BYTES);
  for (let n = 0; n < FILES; n++) {
    for (let at = 0; at < PDF_BYTES; at += 4) pdf.writeUInt32LE((n * 2_654_435_761 + at * 40_503) >>> 0, at);
    await files.put(pdf);
  }
  mkdirSync(join(dataDirectory, "catalogues"), { recursive: true });
  writeFileSync(join(dataDirectory, "secret.key"), Buffer.alloc(32));
}

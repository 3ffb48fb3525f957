import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeProject, newDocument } from "@stanza/codecs";
import { createClient } from "@stanza/contract";
import pg from "pg";
import { openEmbeddedPostgres } from "../../apps/server/db/embedded-postgres.ts";
import { bodyOf } from "../../apps/server/testing/test-server.ts";
import { kitchens } from "../kitchens.ts";
import type { StoredKitchen } from "./load-messages.ts";
import { type FamilyMember, processFamily } from "./process-family.ts";

/** A server as `./start` runs it, on an embedded database of its own, with projects for people to work on. */
export interface LoadedServer {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly projects: readonly StoredKitchen[];
  /** The server's processes and the database's. */
  processes(): readonly FamilyMember[];
  close(): Promise<void>;
}

/** Kitchens that differ; everybody's project is a copy of one of them. */
const KITCHENS = 20;
const PEOPLE = ["dealer.milano", "seller.milano"];

/**
 * checkout  the repository that is run: this one, or an older one beside it
 * rows      of each project
 * projects  how many there are
 * env       more of the server's environment
 */
export async function openLoadedServer(
  checkout: string,
  { rows, projects, env = {} }: { rows: number; projects: number; env?: Readonly<Record<string, string>> },
): Promise<LoadedServer> {
  const folder = mkdtempSync(join(tmpdir(), "stanza-load-"));
  const cores = process.env.LOAD_CORES;
  const pinned = cores === undefined ? [] : ["taskset", "--cpu-list", cores];
  const [command, ...words] = [
    ...pinned,
    process.execPath,
    ...(await flagsOf(checkout)),
    "apps/server/main.ts",
  ] as const;
  const server = spawn(command!, words, {
    cwd: checkout,
    env: { ...process.env, SEED_DEMO: "1", DATA_DIR: folder, PORT: "0", SCENE_PICTURES: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const close = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("SIGTERM", () => server.kill("SIGTERM"));
  try {
    const url = await readyUrl(server);
    const tokens = await Promise.all(PEOPLE.map((login) => tokenOf(url, login)));
    return {
      url,
      tokens,
      projects: await makeProjects(url, tokens[0]!, folder, rows, projects),
      processes: () => processFamily(server.pid ?? 0),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The flags that `./start` of a checkout gives to Node; older ones give none. */
async function flagsOf(checkout: string): Promise<readonly string[]> {
  const file = join(checkout, "apps/server/node-flags.ts");
  if (!existsSync(file)) return [];
  return ((await import(file)) as { NODE_FLAGS: readonly string[] }).NODE_FLAGS;
}

function readyUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (data: Buffer) => {
      const url = /ready at (\S+)/.exec(data.toString())?.[1];
      if (url) resolve(url);
    });
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function tokenOf(url: string, login: string): Promise<string> {
  const body = { user: login, password: `${login.replace(".", "-")}-1` };
  return bodyOf(await createClient({ baseUrl: url }).signIn({ body }), 200).token;
}

/** A few through the API, and the others as copies of them in the database, where 500 would take longer than the bench itself. */
async function makeProjects(
  url: string,
  token: string,
  folder: string,
  rows: number,
  count: number,
): Promise<readonly StoredKitchen[]> {
  const client = createClient({ baseUrl: url, token: () => token });
  const made: StoredKitchen[] = [];
  for (let seed = 1; seed <= Math.min(KITCHENS, count); seed++) {
    const document = encodeProject(newDocument(kitchens(rows, seed)));
    const answer = await client.createProject({ body: { description: `Kitchen ${seed}`, document } });
    const { summary, revision } = bodyOf(answer, 201);
    made.push({ id: summary.id, revision, document: JSON.stringify(document) });
  }
  const { url: databaseUrl } = await openEmbeddedPostgres(folder, { attach: true });
  const database = new pg.Client({ connectionString: databaseUrl });
  // What went wrong is what a query rejects with, not that the database ends after it.
  database.on("error", () => undefined);
  await database.connect();
  const all = [...made];
  const [projectColumns, revisionColumns] = [
    await storedColumns(database, "project"),
    await storedColumns(database, "project_revision"),
  ];
  for (let n = made.length; n < count; n++) {
    const original = made[n % made.length]!;
    const id = FIRST_COPY + n;
    await database.query(
      `insert into project (${projectColumns}) select ${projectColumns} from (
        select (jsonb_populate_record(p, jsonb_build_object('id', $2::bigint, 'create_id', null))).*
        from project p where id = $1) copy`,
      [original.id, id],
    );
    await database.query(
      `insert into project_revision (${revisionColumns}) select ${revisionColumns} from (
        select (jsonb_populate_record(r, jsonb_build_object('project_id', $2::bigint, 'save_id', null))).*
        from project_revision r where project_id = $1) copy`,
      [original.id, id],
    );
    all.push({ ...original, id });
  }
  await database.query("analyze");
  await database.end();
  return all;
}

const FIRST_COPY = 9_000_000;

/** The columns of a table that the database does not work out itself, as SQL. */
async function storedColumns(database: pg.Client, table: string): Promise<string> {
  const { rows } = await database.query<{ readonly column_name: string }>(
    `select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ column_name }) => `"${column_name}"`).join(", ");
}

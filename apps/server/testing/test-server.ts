import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient, type Profile } from "@stanza/contract";
import { readConfig } from "../config/config.ts";
import { seedUsers } from "../seed/fixtures.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { openTestPostgres, type TestPostgres } from "./test-database.ts";

/** Variable with the folder of the published demo catalogues for a test run (test-setup.ts); each server gets a copy. */
export const TEST_CATALOGUES = "TEST_CATALOGUES";

export interface Person {
  readonly client: Client;
  readonly profile: Profile;
  readonly token: string;
}

/** A real server on a database of its own, with people to sign in. */
export interface TestServer {
  readonly server: RunningServer;
  readonly postgres: TestPostgres;
  readonly databaseUrl: string;
  readonly folder: string;
  /** A client without a session. */
  readonly anyone: Client;
  /** Somebody who has the token of a session. */
  clientOf(token: string): Client;
  /** One of the demo's people, e.g. `dealer.milano`; the same session each time. */
  as(login: string): Promise<Person>;
  guest(): Promise<Person>;
  close(): Promise<void>;
}

interface TestServerOptions {
  /** The `config` object of config.json. */
  readonly site?: Readonly<Record<string, unknown>>;
  /** The content of access.json. */
  readonly access?: Readonly<Record<string, unknown>>;
  /** Beside config.json, text by name. */
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
  /** Shares another test server's PostgreSQL and published catalogues, not its database: it starts in a moment. */
  readonly beside?: TestServer;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "stanza-server-"));
  mkdirSync(join(folder, "config"));
  writeFileSync(join(folder, "config/config.json"), JSON.stringify({ config: options.site ?? {} }));
  for (const [name, text] of Object.entries(options.files ?? {}))
    writeFileSync(join(folder, "config", name), text);
  if (options.access) writeFileSync(join(folder, "config/access.json"), JSON.stringify(options.access));
  const { beside } = options;
  const published = beside ? join(beside.folder, "catalogues") : process.env[TEST_CATALOGUES];
  if (published && !options.env?.CATALOGUES_DIR)
    cpSync(published, join(folder, "catalogues"), { recursive: true });
  const postgres = beside?.postgres ?? (await openTestPostgres());
  const databaseUrl = await postgres.database();
  const config = readConfig({
    PORT: "0",
    DATA_DIR: folder,
    CONFIG_DIR: join(folder, "config"),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "silent",
    GUESTS_PER_ADDRESS: "1000",
    // Other test files share its cores: a second thread of evaluation would only take the time of its start.
    PROCESSES: String(availableParallelism()),
    SCENE_PICTURES: "0",
    ...options.env,
  });
  const server = await startServer(config, options.now ? { now: options.now } : {});
  const clientOf = (token?: string) =>
    createClient({ baseUrl: server.url, ...(token === undefined ? {} : { token: () => token }) });
  const people = new Map<string, Promise<Person>>();

  const enter = async (login: string): Promise<Person> => {
    const user = seedUsers().find((one) => one.login === login);
    const answer = await clientOf().signIn({ body: { user: login, password: user?.password ?? "" } });
    if (answer.status !== 200) throw new Error(`${login} cannot sign in: ${JSON.stringify(answer)}`);
    return { ...answer.body, client: clientOf(answer.body.token) };
  };
  return {
    server,
    postgres,
    databaseUrl,
    folder,
    anyone: clientOf(),
    clientOf,
    as(login) {
      const known = people.get(login) ?? enter(login);
      people.set(login, known);
      return known;
    },
    async guest() {
      const answer = await clientOf().signInGuest({ body: {} });
      if (answer.status !== 200) throw new Error(`no guest: ${JSON.stringify(answer)}`);
      return { ...answer.body, client: clientOf(answer.body.token) };
    },
    async close() {
      await server.close();
      if (!beside) await postgres.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The body of an answer that must have this status. */
export function bodyOf<A extends { readonly status: number }, S extends A["status"]>(
  answer: A,
  status: S,
): Extract<A, { readonly status: S }> extends { readonly body: infer B } ? B : never {
  if (answer.status !== status) throw new Error(`expected ${status}, got ${JSON.stringify(answer)}`);
  return (answer as unknown as { body: never }).body;
}

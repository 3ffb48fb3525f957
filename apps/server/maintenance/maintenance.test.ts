import { randomUUID } from "node:crypto";
import { type OperationId, operations } from "@stanza/contract";
import { reachOf } from "@stanza/project";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openSession } from "../session/sessions.ts";
import { sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-23T10:00:00Z");
let now = START;
let stanza: TestServer;
let supervisor: Person;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => new Date(now) });
  supervisor = await stanza.as("supervisor.milano");
});
afterAll(() => stanza.close());
afterEach(async () => {
  await supervisor.client.endMaintenance({});
  await supervisor.client.cancelMaintenance({});
  now = START;
});

const at = (hours: number) => new Date(START + hours * HOUR).toISOString();
const book = (from = 2, to = 3, person = supervisor, message: Record<string, string> = {}) =>
  person.client.bookMaintenance({ body: { startsAt: at(from), endsAt: at(to), message } });
const check = async (client = stanza.anyone) => bodyOf(await client.getMaintenance({}), 200);
const audited = async () => {
  const { rows } = await stanza.server.context.pool.query<{ action: string; user_id: string }>(
    "select action, user_id from audit where entity = 'maintenance' order by id",
  );
  return rows;
};

describe("[MA-01] the life of a window", () => {
  test("booked, moved, started and ended: everybody may ask, with the server's time", async () => {
    expect(await check()).toMatchObject({ state: "none", startsAt: null, endsAt: null, now: at(0) });
    const booked = bodyOf(await book(2, 3, supervisor, { it: "Nuova versione", en: "New version" }), 200);
    expect(booked).toMatchObject({ state: "booked", startsAt: at(2), endsAt: at(3) });
    expect(booked.message).toEqual({ it: "Nuova versione", en: "New version" });
    expect(await check()).toEqual(booked);
    const moved = bodyOf(await book(4, 5), 200);
    expect(moved).toMatchObject({ state: "booked", startsAt: at(4), message: {} });
    expect(moved.rev).toBeGreaterThan(booked.rev);
    expect(bodyOf(await supervisor.client.startMaintenance({}), 200).state).toBe("active");
    expect(bodyOf(await supervisor.client.startMaintenance({}), 200).state).toBe("active");
    expect(bodyOf(await supervisor.client.endMaintenance({}), 200)).toMatchObject({
      state: "none",
      startsAt: null,
      endsAt: null,
    });
    const { userId } = supervisor.profile;
    expect(await audited()).toEqual(
      ["book-maintenance", "move-maintenance", "start-maintenance", "end-maintenance"].map((action) => ({
        action,
        user_id: userId,
      })),
    );
  });

  test("cancelled it is as if none had been booked, and nothing can be started", async () => {
    bodyOf(await book(), 200);
    expect(bodyOf(await supervisor.client.cancelMaintenance({}), 200)).toMatchObject({
      state: "none",
      startsAt: null,
      endsAt: null,
    });
    expect(bodyOf(await supervisor.client.startMaintenance({}), 409).error).toBe("nothing-booked");
  });

  test("one that runs is neither moved nor cancelled", async () => {
    bodyOf(await book(), 200);
    bodyOf(await supervisor.client.startMaintenance({}), 200);
    expect(bodyOf(await book(5, 6), 409).error).toBe("maintenance-runs");
    expect(bodyOf(await supervisor.client.cancelMaintenance({}), 409).error).toBe("maintenance-runs");
    expect((await check()).endsAt).toBe(at(3));
  });

  test("[A101] one that nobody starts is over at its end, and another can be booked", async () => {
    bodyOf(await book(2, 3), 200);
    now = START + 3 * HOUR;
    expect((await check()).state).toBe("none");
    expect(bodyOf(await supervisor.client.startMaintenance({}), 409).error).toBe("nothing-booked");
    expect(bodyOf(await book(5, 6), 200)).toMatchObject({ state: "booked", startsAt: at(5) });
  });

  test("[A102] one that nobody ends goes on after its planned end", async () => {
    bodyOf(await book(2, 3), 200);
    bodyOf(await supervisor.client.startMaintenance({}), 200);
    now = START + 30 * HOUR;
    expect(await check()).toMatchObject({ state: "active", endsAt: at(3) });
  });

  test("times that cannot be are refused, and languages that the site does not have", async () => {
    for (const [from, to] of [
      [3, 2],
      [2, 2],
      [-1, 1],
      [-3, -2],
      [2, 27],
      [91 * 24, 91 * 24 + 1],
    ] as const)
      expect(bodyOf(await book(from, to), 422).error).toBe("invalid-request");
    expect(bodyOf(await book(2, 3, supervisor, { pt: "Em breve" }), 422).details[0]?.path).toBe("message.pt");
    expect(bodyOf(await book(2, 3, supervisor, { en: "x".repeat(301) }), 422).error).toBe("invalid-request");
    expect((await check()).state).toBe("none");
  });

  test("two supervisors at once book one window and start it once", async () => {
    const other = await stanza.as("supervisor.zuerich");
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => book(2, 3, i % 2 ? other : supervisor)),
    );
    for (const answer of answers) bodyOf(answer, 200);
    const { pool } = stanza.server.context;
    const live = "select from maintenance where state in ('booked', 'active')";
    expect((await pool.query(live)).rowCount).toBe(1);
    const before = (await audited()).length;
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? other : supervisor).client.startMaintenance({})),
    );
    expect((await audited()).slice(before).map(({ action }) => action)).toEqual(["start-maintenance"]);
  });

  test("who waits for a change is told of it at once", async () => {
    const { rev } = await check();
    const waited = stanza.anyone.getMaintenance({ query: { since: rev, wait: 25 } });
    bodyOf(await book(), 200);
    expect(bodyOf(await waited, 200).state).toBe("booked");
  });
});

describe("[MA-01] [T42] supervisors only", () => {
  const change: readonly OperationId[] = [
    "bookMaintenance",
    "cancelMaintenance",
    "startMaintenance",
    "endMaintenance",
  ];
  const body = { startsAt: at(2), endsAt: at(3), message: {} };
  const call = (id: OperationId, headers: Record<string, string>) =>
    fetch(stanza.server.url + operations[id].path, {
      method: operations[id].method,
      headers: {
        "x-csrf": "1",
        ...(id === "bookMaintenance" ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(id === "bookMaintenance" ? { body: JSON.stringify(body) } : {}),
    });

  test.each([
    ["a seller", async () => (await stanza.as("seller.milano")).token],
    ["a dealer", async () => (await stanza.as("dealer.milano")).token],
    ["a customer", async () => (await stanza.as("customer.milano")).token],
    ["a guest", async () => (await stanza.guest()).token],
    ["a supervisor of another site", strangeSupervisor],
  ])("%s changes nothing", async (_, enter) => {
    const authorization = `Bearer ${await enter()}`;
    bodyOf(await book(), 200);
    const { rev } = await check();
    for (const id of change) expect([id, (await call(id, { authorization })).status]).toEqual([id, 403]);
    bodyOf(await supervisor.client.startMaintenance({}), 200);
    for (const id of change) expect([id, (await call(id, { authorization })).status]).toEqual([id, 403]);
    expect((await check()).rev).toBe(rev + 1);
  });

  test("neither does somebody without a session, nor a foreign page in the supervisor's browser", async () => {
    for (const id of change) expect([id, (await call(id, {})).status]).toEqual([id, 401]);
    for (const id of change) {
      const cookie = `sid=${supervisor.token}`;
      const foreign = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      expect([id, (await call(id, foreign)).status]).toEqual([id, 403]);
    }
    expect((await check()).state).toBe("none");
  });

  /** A supervisor of a second site in the same database, who could not sign in here, with a session all the same. */
  async function strangeSupervisor(): Promise<string> {
    const { pool } = stanza.server.context;
    const [site, id] = [`other-${randomUUID()}`, randomUUID()];
    await pool.query(
      "insert into site (id, name, created_at) values ($1, 'Other', now() + interval '1 day')",
      [site],
    );
    await pool.query(
      `insert into shop (id, site_id, code, name, language, country, currency, document_type)
        values ($1, $1, 'OTHER', 'Other', 'it', 'IT', 'EUR', 'SRL')`,
      [site],
    );
    await pool.query(
      `insert into app_user (id, site_id, login, name, kind, language, is_admin) values ($1, $2, 'strange', 'S', 'pro', 'it', true)`,
      [id, site],
    );
    return openSession(pool, id, site, { how: "password", agent: "", address: "" });
  }
});

describe("[MA-01] [F22] while it runs", () => {
  test("what stores people's work is refused before its body is read, and reads go on", async () => {
    const seller = await stanza.as("seller.milano");
    const { summary } = await createSample(seller);
    bodyOf(await book(), 200);
    bodyOf(await supervisor.client.startMaintenance({}), 200);
    for (const operation of Object.values(operations)) {
      if (operation.method === "GET" || operation.path.startsWith("/api/session")) continue;
      const path = operation.path.replace(":id", String(summary.id)).replace(/:\w+/g, "1");
      const response = await fetch(stanza.server.url + path, {
        method: operation.method,
        headers: { authorization: `Bearer ${seller.token}`, "x-csrf": "1" },
      });
      const text = await response.text();
      const isRefused = response.status === 503 && text.includes('"maintenance"');
      const goesOn =
        /Maintenance$|Draft$|^(openShared|printDesign|quote|get|evaluate|recalculate|price|export)/.test(
          operation.id,
        );
      const isClosed = reachOf(operation.access, "seller") === "-";
      if (!isClosed) expect([operation.id, isRefused]).toEqual([operation.id, !goesOn]);
      if (isRefused) {
        expect(response.headers.get("x-maintenance")).toBe("active");
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      }
    }
    // A supervisor's own work waits as well: the window ends first.
    expect(await supervisor.client.deleteProject({ params: { id: summary.id } })).toMatchObject({
      httpStatus: 503,
    });
    expect((await seller.client.getProject({ params: { id: summary.id } })).status).toBe(200);
    const quoted = await seller.client.quoteProject({
      params: { id: summary.id },
      body: { terms: sampleTerms() },
    });
    expect(quoted.status).toBe(200);
    expect((await save(seller, summary.id, 1, sampleDocument())).status).toBe(0);
    bodyOf(await supervisor.client.endMaintenance({}), 200);
    bodyOf(await save(seller, summary.id, 1, sampleDocument()), 200);
  });

  test("every GET is answered as without it", async () => {
    const seller = await stanza.as("seller.milano");
    const { summary } = await createSample(seller);
    const answers = async () => {
      const statuses: [string, number][] = [];
      for (const { id, method, path } of Object.values(operations)) {
        if (method !== "GET") continue;
        const at = path.replace(":id", String(summary.id)).replace(":code", "CUCINA").replace(/:\w+/g, "1");
        const response = await fetch(stanza.server.url + at, {
          headers: { authorization: `Bearer ${seller.token}` },
        });
        // An answer may go on for as long as somebody listens.
        await response.body?.cancel();
        statuses.push([id, response.status]);
      }
      return statuses;
    };
    bodyOf(await book(), 200);
    bodyOf(await supervisor.client.startMaintenance({}), 200);
    const during = await answers();
    bodyOf(await supervisor.client.endMaintenance({}), 200);
    expect(during).toEqual(await answers());
  });

  test("people sign in and out; nobody new comes in as a guest", async () => {
    bodyOf(await book(), 200);
    bodyOf(await supervisor.client.startMaintenance({}), 200);
    const signedIn = await stanza.anyone.signIn({
      body: { user: "supervisor.zuerich", password: "supervisor-zuerich-1" },
    });
    expect(signedIn.status).toBe(200);
    expect(await stanza.anyone.signInGuest({ body: {} })).toMatchObject({ status: 0, httpStatus: 503 });
  });
});

test("[MA-01] every table is closed during maintenance, except those that are meant not to be", async () => {
  const { pool } = stanza.server.context;
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'maintenance_gate') order by 1`,
  );
  const open = [
    "attempt",
    "audit",
    "catalogue_index",
    "catalogue_item",
    "catalogue_posting",
    "catalogue_version",
    "catalogue_word",
    "kysely_migration",
    "kysely_migration_lock",
    "maintenance",
    "session",
    // Unsaved work of pages whose browser keeps nothing.
    "project_draft",
    // Signing in by a key or through another provider.
    "oidc_flow",
    "one_time_secret",
    "recovery_code",
    "half_sign_in",
    "passkey",
    "passkey_challenge",
    "used_key",
    "user_identity",
  ];
  expect(rows.map(({ name }) => name).filter((name) => !open.includes(name))).toEqual([]);
  expect(rows.map(({ name }) => name)).toContain("session");
});

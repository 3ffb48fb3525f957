import { PROJECT_SORTS } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { listOrder } from "./project-order.ts";

let stanza: TestServer;
let seller: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  seller = await stanza.as("dealer.zuerich");
});
afterAll(() => stanza.close());

const query = (text: string, values: unknown[] = []) => stanza.server.context.pool.query(text, values);

/** Copies of one project under these names, each changed a minute before the one before it. */
async function copies(names: readonly (readonly [name: string, customer: string, crmOrder: string])[]) {
  const { summary } = await createSample(seller);
  const { rows } = await query(
    `insert into project (shop_id, id, owner_id, description, status, customer_name, crm_order, currency, revision, doc_sha, created_by,
        updated_at, updated_by)
      select shop_id, nextval('project_id'), owner_id, n.name, 'offer', n.customer, n.crm, currency, 1, doc_sha, created_by,
        updated_at - n.nr * interval '1 minute', updated_by
      from project, jsonb_to_recordset($2) as n (nr int, name text, customer text, crm text) where id = $1 returning id`,
    [summary.id, JSON.stringify(names.map(([name, customer, crm], nr) => ({ nr, name, customer, crm })))],
  );
  return { original: summary.id, ids: rows.map(({ id }: { id: number }) => id) };
}

async function found(search: string): Promise<readonly number[]> {
  const { projects } = bodyOf(await seller.client.listProjects({ query: { search, limit: 100 } }), 200);
  return projects.map(({ id }) => id);
}

test("[PR-08] a search finds at least what part of a name, a number or an order found before, and forgives accents", async () => {
  const { ids } = await copies([
    ["Küche Müller Straße 12", "Anna Müller", "48213"],
    ["Cucina Rossi 50% _attico_", "Rossi Niccolò", ""],
    ["Living\\Bianchi", "De Luca & Söhne", "77"],
    ["Ufficio", "", "CRM-9"],
  ]);
  const [kitchen = 0, attic = 0] = ids;
  const parts = [
    "che",
    "Müll",
    "üller str",
    "ossi",
    "50%",
    "%",
    "_",
    "\\",
    "de l",
    "CUCINA",
    "luca &",
    "a",
    "cc",
    "xyzzy",
    " ",
  ];
  for (const part of [...parts, ...ids.map(String), "48213", "CRM-9"]) {
    const before = await query(
      `select id from project where shop_id = (select shop_id from project where id = $3) and deleted_at is null
        and (description ilike $1 or customer_name ilike $1 or id::text = $2 or crm_order = $2)`,
      [`%${part.trim().replace(/[\\%_]/g, "\\$&")}%`, part, kitchen],
    );
    const missing = before.rows.map(({ id }: { id: number }) => id);
    const now = await found(part);
    expect([part, missing.filter((id: number) => !now.includes(id))]).toEqual([part, []]);
  }
  expect(await found("kuche")).toEqual([kitchen]);
  expect(await found("STRASSE müller")).toEqual([kitchen]);
  expect(await found("muller 482")).toEqual([kitchen]);
  expect(await found("niccolo attico")).toEqual([attic]);
  expect(await found("rossi muller")).toEqual([]);
});

test("[PR-08] the number of an offer finds its projects, those of a combined one too, and nobody else's", async () => {
  const { ids, original } = await copies([
    ["One", "", ""],
    ["Two", "", ""],
  ]);
  const [one = 0, two = 0] = ids;
  await query(
    `insert into offer (shop_id, id, project_id, revision, job_id, number, name, document, currency, payable, language, created_by, made_from)
      select shop_id, nextval('offer_id'), $1, 1, gen_random_uuid(), '2026-90001', '', '{}', 'CHF', '1', 'de', created_by, $2
      from project where id = $1`,
    [one, JSON.stringify([one, two].map((projectId) => ({ projectId, revision: 1 })))],
  );
  expect(await found("2026-90001")).toEqual([one, two]);
  expect(await found("2026-90002")).not.toContain(original);
  const stranger = await stanza.as("dealer.milano");
  const { projects } = bodyOf(await stranger.client.listProjects({ query: { search: "2026-90001" } }), 200);
  expect(projects).toEqual([]);
});

test("[PR-08] counting ends at a thousand, and says so; pages go on to the last project", async () => {
  await query("update project set deleted_at = now() where deleted_at is null");
  await copies(
    Array.from({ length: 1003 }, (_, n) => [`Many ${n % 7 === 0 ? "Seven" : ""}`, "", ""] as const),
  );
  const list = async (more: object) =>
    bodyOf(await seller.client.listProjects({ query: { limit: 100, ...more } }), 200);
  expect(await list({})).toMatchObject({ counts: { offer: 1000, sellerDesign: 1 }, moreOf: ["offer"] });
  const many = await list({ search: "many" });
  expect(many.counts).toEqual({ offer: 1000 });
  expect(many.moreOf).toContain("offer");
  expect(await list({ search: "seven" })).toMatchObject({ counts: { offer: 144 }, moreOf: [] });
  for (const sort of ["changed", "-name"] as const) {
    const seen = new Set<number>();
    for (let cursor: string | undefined; ; ) {
      const page = await list({ search: "many", sort, ...(cursor ? { cursor } : {}) });
      for (const { id } of page.projects) seen.add(id);
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(seen.size).toBe(1003);
  }
});

test("[PR-08] the cursor of a long name is taken", async () => {
  await copies(["a", "b"].map((letter) => [`Long ${letter.repeat(490)}`, "", ""] as const));
  const ask = { search: "long", sort: "name", limit: 1 } as const;
  const { next } = bodyOf(await seller.client.listProjects({ query: ask }), 200);
  const second = bodyOf(await seller.client.listProjects({ query: { ...ask, cursor: next ?? "" } }), 200);
  expect(second.projects.map(({ description }) => description.slice(0, 6))).toEqual(["Long b"]);
});

/** A place in an order that is not of texts. */
const KEYS: Readonly<Record<string, string>> = {
  changed: "2026-11-20T00:00:00.000Z",
  total: "5",
  status: "3",
};

test("every order of the list walks an index, so that a page costs the same in a shop of any size", async () => {
  const { pool } = stanza.server.context;
  const db = await pool.connect();
  try {
    await db.query("begin");
    await db.query("set local enable_seqscan = off; set local enable_bitmapscan = off");
    for (const sort of PROJECT_SORTS) {
      const { by, after } = listOrder(sort);
      const key = KEYS[sort.replace("-", "")] ?? "k";
      const { rows } = await db.query<{ "QUERY PLAN": string }>(
        `explain select id from project p where shop_id = 'main:ZUERICH' and deleted_at is null and ${after("$1", "$2")}
          order by ${by} limit 26`
          .replace("$1", `'${key}'`)
          .replace("$2", "7"),
      );
      expect([
        sort,
        rows
          .map((row) => row["QUERY PLAN"])
          .join(" ")
          .includes("Sort"),
      ]).toEqual([sort, false]);
    }
    await db.query("rollback");
  } finally {
    db.release();
  }
});

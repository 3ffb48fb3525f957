import { createHash, randomUUID } from "node:crypto";
import { operations } from "@stanza/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brotli } from "../files/brotli.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

const sample = sampleDocument();
const text = JSON.stringify(sample);

/** Texts that lie in the database although no save of this version would put them there. */
const ODD: readonly (readonly [string, string])[] = [
  ["of a newer version", JSON.stringify({ ...sample, format: 99, lighting: { scene: "dusk" } })],
  ["with rows that are no list", JSON.stringify({ ...sample, rows: "none" })],
  [
    "with an article that points at nothing",
    text.replace('"rows":[', `"rows":[${JSON.stringify({ ...sample.rows[0], cod: 7 })},`),
  ],
  ["with an endless number", text.replace('"rows":[', '"far":1e999,"rows":[')],
  ["with U+0000", JSON.stringify({ ...sample, format: 2, des: "a\0b" })],
  ["with a field __proto__", text.replace('"rows":[', '"__proto__":{"rows":[]},"format":99,"rows":[')],
  [
    "50,000 levels deep",
    text.replace('"rows":[', `"deep":${"[".repeat(50_000)}${"]".repeat(50_000)},"format":99,"rows":[`),
  ],
  ["that is no JSON", text.slice(0, 200)],
];

/** Puts a text in the place of a project's newest document, as a database of another version would have it. */
async function withStored(stored: string): Promise<number> {
  const { summary } = await createSample(dealer);
  const { pool } = stanza.server.context;
  const sha = createHash("sha256").update(stored).update(randomUUID()).digest();
  await pool.query(
    `insert into project_doc (shop_id, sha, encoding, size, bytes)
      select shop_id, $2, 'br', $3, $4 from project where id = $1`,
    [summary.id, sha, Buffer.byteLength(stored), await brotli(stored)],
  );
  await pool.query("update project_revision set doc_sha = $2 where project_id = $1", [summary.id, sha]);
  await pool.query("update project set doc_sha = $2 where id = $1", [summary.id, sha]);
  return summary.id;
}

describe.each(ODD)("a stored document %s", (_, stored) => {
  test("[F19] [PR-04] is opened as it is, and downloaded byte for byte", async () => {
    const id = await withStored(stored);
    const body = bodyOf(await dealer.client.getProjectOriginal({ params: { id } }), 200);
    expect(Buffer.from(await body.arrayBuffer()).equals(Buffer.from(stored))).toBe(true);
    const headers = { authorization: `Bearer ${dealer.token}` };
    const opened = await fetch(`${stanza.server.url}/api/projects/${id}`, { headers });
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain(stored);
  });
});

describe.each(ODD.filter((_, i) => [0, 1, 7].includes(i)))("of a stored document %s", (_, stored) => {
  test("[F19] nothing is a 500, whatever is asked of its project, and it stays as it is", async () => {
    const id = await withStored(stored);
    const about = Object.values(operations).filter(({ path }) => path.startsWith("/api/projects/:id"));
    const asked = about.filter(({ id: name }) => !["deleteProject"].includes(name));
    const failed: string[] = [];
    for (const { id: name, method, path } of asked) {
      const url = path.replace(":id", String(id)).replace(/:\w+/g, "1");
      const response = await fetch(`${stanza.server.url}${url}`, {
        method,
        headers: {
          authorization: `Bearer ${dealer.token}`,
          "x-csrf": "1",
          "if-match": '"1"',
          "x-save-id": randomUUID(),
          ...(method === "GET" ? {} : { "content-type": "application/json" }),
        },
        ...(method === "GET" ? {} : { body: JSON.stringify(bodies[name] ?? {}) }),
      });
      const answer = await response.text();
      if (response.status >= 500) failed.push(`${name}: ${response.status} ${answer.slice(0, 200)}`);
    }
    expect(failed).toEqual([]);
    const body = bodyOf(await dealer.client.getProjectOriginal({ params: { id } }), 200);
    expect(await body.text()).toBe(stored);
  });
});

/** Bodies with which an operation gets as far as the document. */
const bodies: Readonly<Record<string, unknown>> = {
  cloneProject: { as: "copy" },
  quoteProject: { document: { customerFields: {} } },
  setProjectStatus: { status: "assigned" },
  restoreProjectVersion: { name: "none" },
};

test("[F19] what needs its content says so: where it is damaged, in a sentence", async () => {
  const id = await withStored(ODD[1]![1]);
  const response = await fetch(`${stanza.server.url}/api/projects/${id}/clone`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${dealer.token}`,
      "content-type": "application/json",
      "x-csrf": "1",
      "x-save-id": randomUUID(),
    },
    body: JSON.stringify({ as: "copy" }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: "unreadable-project",
    message: expect.stringMatching(/^The stored project cannot be read, at rows: /),
    details: [{ path: "rows" }],
  });
});

test("[F19] [PR-07] a readable version is restored on top of it, and the damaged state stays in the log", async () => {
  const { summary, document } = await createSample(dealer);
  const { id } = summary;
  const named = await dealer.client.saveProjectVersion({
    params: { id },
    headers: { "x-save-id": randomUUID() },
    body: { name: "Good", revision: 1 },
  });
  expect(named.status).toBe(201);
  expect((await save(dealer, id, 1, { ...document, des: "Later" })).status).toBe(200);
  const { pool } = stanza.server.context;
  const stored = ODD[1]![1];
  const sha = createHash("sha256").update(stored).digest();
  await pool.query(
    `insert into project_doc (shop_id, sha, encoding, size, bytes)
      select shop_id, $2, 'br', $3, $4 from project where id = $1 on conflict do nothing`,
    [id, sha, Buffer.byteLength(stored), await brotli(stored)],
  );
  await pool.query("update project_revision set doc_sha = $2 where project_id = $1 and revision = 2", [
    id,
    sha,
  ]);
  await pool.query("update project set doc_sha = $2 where id = $1", [id, sha]);
  const restored = await dealer.client.restoreProjectVersion({
    params: { id },
    headers: { "if-match": '"2"', "x-save-id": randomUUID() },
    body: { name: "Good" },
  });
  expect(restored.status).toBe(200);
  const now = bodyOf(await dealer.client.getProject({ params: { id } }), 200);
  expect([now.revision, now.document]).toEqual([3, document]);
});

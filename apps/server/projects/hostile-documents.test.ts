import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

/** Saves anything at all as a project's document. */
async function saveAnything(id: number, document: unknown) {
  const response = await fetch(`${stanza.server.url}/api/projects/${id}`, {
    method: "PUT",
    headers: {
      authorization: `Bearer ${dealer.token}`,
      "content-type": "application/json",
      "if-match": '"1"',
      "x-save-id": randomUUID(),
    },
    body: JSON.stringify({ document }),
  });
  return { status: response.status, body: (await response.json()) as { details: { path: string }[] } };
}

describe("a document without any field of a project", () => {
  test.each([
    ["nothing", {}],
    ["other fields", { hello: "world", kitchen: [1, 2, 3] }],
    ["a description", { des: "Only a name" }],
    ["rows that are no list", { rows: "none" }],
    ["a list", []],
    ["only a format", { format: 1 }],
  ])("[QU-08] [T29] %s is refused with its place and replaces no kitchen", async (_, document) => {
    const { summary, document: kept } = await createSample(dealer);
    const { status, body } = await saveAnything(summary.id, document);
    expect(status).toBe(422);
    expect(body.details.length).toBeGreaterThan(0);
    const now = bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200);
    expect([now.revision, now.document]).toEqual([1, kept]);
    const created = await dealer.client.createProject({
      body: { description: "", document: document as never },
    });
    expect(created.status).toBe(422);
  });
});

describe("100,000 names that no project has", () => {
  const names = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
  const sample = sampleDocument();
  test.each([
    ["beside the fields", { ...sample, ...names }],
    ["among the customer's fields", { ...sample, customerFields: names }],
    ["on a row", { ...sample, rows: [{ ...sample.rows[0]!, ...names }] }],
    [
      "as choices",
      { ...sample, history: [{ ...sample.history[0]!, models: [{ cod: "x", header: names }] }] },
    ],
  ])("[QU-08] [T29] %s are refused before they are read", async (_, document) => {
    const { summary } = await createSample(dealer);
    const { status, body } = await saveAnything(summary.id, document);
    expect(status).toBe(422);
    // Its place is a byte of the text: nothing was built from it.
    expect(body).toMatchObject({
      error: "invalid-project",
      message: expect.stringMatching(/^At byte \d+: more than 5000 names in one object/),
    });
    const now = bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200);
    expect(now.revision).toBe(1);
  });
});

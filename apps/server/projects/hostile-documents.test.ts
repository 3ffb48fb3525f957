import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
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

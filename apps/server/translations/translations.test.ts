import { MOST_TRANSLATIONS } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

test("[TR-01] texts are changed for everybody, given back, and refused where somebody else was faster", async () => {
  const { client } = await stanza.as("supervisor.milano");
  const changes = { en: { "nav.home": "Start" }, it: { "nav.home": "Inizio", "nav.projects": "Lavori" } };
  const saved = bodyOf(await client.saveTranslations({ body: { rev: 0, changes } }), 200);
  expect(saved).toEqual({ rev: 1, texts: changes });
  expect(bodyOf(await client.saveTranslations({ body: { rev: 0, changes } }), 409).error).toBe(
    "changed-meanwhile",
  );
  const back = { it: { "nav.projects": null } };
  bodyOf(await client.saveTranslations({ body: { rev: 1, changes: back } }), 200);
  expect(bodyOf(await client.getTranslations({}), 200)).toEqual({
    rev: 2,
    texts: { en: { "nav.home": "Start" }, it: { "nav.home": "Inizio" } },
  });
});

test("[TR-01] of parallel saves from one state one is stored", async () => {
  const { client } = await stanza.as("supervisor.milano");
  const { rev } = bodyOf(await client.getTranslations({}), 200);
  const answers = await Promise.all(
    ["A", "B", "C"].map((text) =>
      client.saveTranslations({ body: { rev, changes: { de: { "nav.home": text } } } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test.each([
  [{ en: { "nav.home": "" } }],
  [{ en: { "nav.home": "line\nbreak" } }],
  [{ en: { "a key with spaces": "x" } }],
  [{ english: { "nav.home": "x" } }],
  [{ en: { "nav.home": "x".repeat(2001) } }],
])("[TR-01] [T32] refused: %j", async (changes) => {
  const { client } = await stanza.as("supervisor.milano");
  expect((await client.saveTranslations({ body: { rev: 9, changes } })).status).toBe(422);
});

test("[TR-01] names of object prototypes are keys like others", async () => {
  const { client } = await stanza.as("supervisor.milano");
  const { rev } = bodyOf(await client.getTranslations({}), 200);
  const changes = { fr: { constructor: "Bauer", toString: "Wort" } };
  const { texts } = bodyOf(await client.saveTranslations({ body: { rev, changes } }), 200);
  expect(Object.entries(texts.fr ?? {}).toSorted()).toEqual([
    ["constructor", "Bauer"],
    ["toString", "Wort"],
  ]);
});

test("[TR-01] a language holds a bounded number of texts, and a save beyond stores nothing", async () => {
  const { client } = await stanza.as("supervisor.milano");
  const part = (from: number, count: number) => ({
    es: Object.fromEntries(Array.from({ length: count }, (_, i) => [`k.${from + i}`, "x"])),
  });
  const { rev } = bodyOf(await client.getTranslations({}), 200);
  const half = MOST_TRANSLATIONS / 2;
  bodyOf(await client.saveTranslations({ body: { rev, changes: part(0, half) } }), 200);
  const answer = await client.saveTranslations({ body: { rev: rev + 1, changes: part(half, half + 1) } });
  expect(bodyOf(answer, 409).error).toBe("too-many");
  const after = bodyOf(await client.getTranslations({}), 200);
  expect([after.rev, Object.keys(after.texts.es ?? {})]).toEqual([
    rev + 1,
    expect.objectContaining({ length: half }),
  ]);
});

test("[TR-01] nobody but supervisors translates", async () => {
  for (const login of ["dealer.milano", "seller.milano", "customer.milano"]) {
    const { client } = await stanza.as(login);
    expect((await client.getTranslations({})).status).toBe(403);
    expect((await client.saveTranslations({ body: { rev: 0, changes: {} } })).status).toBe(403);
  }
});

import type { Draft } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { forgetDrafts } from "./jobs/forget-drafts.ts";

let now = new Date("2026-11-28T09:00:00.000Z");
let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => now });
});
afterAll(() => stanza.close());

const draft = (key: string, description = "Kitchen"): Draft => ({
  key: `${key}|tab`,
  tab: "tab",
  projectId: null,
  projectKey: key,
  revision: null,
  owner: "guest",
  description,
  at: now.getTime(),
  document: sampleDocument(),
  base: null,
});
const HOLDER = "0123456789abcdef0123456789abcdef";
const held = { headers: { "x-draft-holder": HOLDER } };
const keep = async ({ client }: Person, one: Draft, headers = {}) =>
  bodyOf(await client.keepDraft({ body: { draft: one }, headers }), 204);
const keysOf = async ({ client }: Person, headers = {}) =>
  bodyOf(await client.listDrafts({ headers }), 200).drafts.map(({ projectKey }) => projectKey);

test("[F10] [PR-17] a guest's unsaved work is kept as it is, replaced by its next state, and gone once it is removed", async () => {
  const guest = await stanza.guest();
  await keep(guest, draft("a"));
  now = new Date(now.getTime() + 2000);
  await keep(guest, draft("a", "Kitchen, larger"));
  const { drafts } = bodyOf(await guest.client.listDrafts({}), 200);
  expect(drafts).toEqual([{ ...draft("a", "Kitchen, larger"), at: now.getTime() }]);
  bodyOf(await guest.client.removeDraft({ query: { key: "a|tab" } }), 204);
  expect(await keysOf(guest)).toEqual([]);
});

test("[F10] the page's secret opens its drafts to the guest that the page is next time, and to nobody who does not know it", async () => {
  const [first, second, other] = [await stanza.guest(), await stanza.guest(), await stanza.guest()];
  await keep(first, draft("framed"), held.headers);
  expect(await keysOf(second, held.headers)).toEqual(["framed"]);
  expect([await keysOf(second), await keysOf(other, { "x-draft-holder": "f".repeat(32) })]).toEqual([[], []]);
  bodyOf(await other.client.removeDraft({ query: { key: "framed|tab" } }), 204);
  expect(await keysOf(first)).toEqual(["framed"]);
  bodyOf(await second.client.removeDraft({ query: { key: "framed|tab" }, ...held }), 204);
  expect(await keysOf(first)).toEqual([]);
});

test("[F10] ten drafts are kept, the oldest go; after 30 days all do; without a session there are none", async () => {
  const guest = await stanza.guest();
  for (let n = 0; n < 12; n++) {
    now = new Date(now.getTime() + 1000);
    await keep(guest, draft(`p${n}`));
  }
  expect(await keysOf(guest)).toEqual(Array.from({ length: 10 }, (_, n) => `p${11 - n}`));
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const { pool } = stanza.server.context;
  await forgetDrafts({ pool, now: () => after(29.9) });
  expect(await keysOf(guest)).toHaveLength(10);
  await forgetDrafts({ pool, now: () => after(30.1) });
  expect(await keysOf(guest)).toEqual([]);
  expect((await stanza.anyone.keepDraft({ body: { draft: draft("x") } })).status).toBe(401);
  expect((await stanza.anyone.listDrafts({})).status).toBe(401);
});

test("[F22] drafts are kept while a maintenance window runs, when nothing else may be written", async () => {
  const guest = await stanza.guest();
  const supervisor = await stanza.as("supervisor.milano");
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const window = { startsAt: at(1), endsAt: at(2), message: {} };
  bodyOf(await supervisor.client.bookMaintenance({ body: window }), 200);
  bodyOf(await supervisor.client.startMaintenance({}), 200);
  try {
    await keep(guest, draft("meanwhile"));
    expect(await keysOf(guest)).toEqual(["meanwhile"]);
    bodyOf(await guest.client.removeDraft({ query: { key: "meanwhile|tab" } }), 204);
  } finally {
    bodyOf(await supervisor.client.endMaintenance({}), 200);
  }
});

test("[F10] [T29] what is no draft, and a holder that is no secret, are refused", async () => {
  const { client } = await stanza.guest();
  const wrong = { ...draft("x"), document: "none" } as unknown as Draft;
  expect((await client.keepDraft({ body: { draft: wrong } })).status).toBe(422);
  const headers = { "x-draft-holder": "' or true --" };
  expect((await client.listDrafts({ headers })).status).not.toBe(200);
});

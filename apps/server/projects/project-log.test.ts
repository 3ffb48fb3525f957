import type { ProjectLogEntry } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { newestOf } from "./project-log.ts";

let now = new Date("2026-11-20T09:00:00.000Z");
let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => now });
});
afterAll(() => stanza.close());

const logOf = async (person: Person, id: number, query: { before?: string; limit?: number } = {}) =>
  bodyOf(await person.client.getProjectLog({ params: { id }, query }), 200);

test("[SH-02] the project log tells saves by sittings and changes of status, newest first, a page at a time", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  for (const [revision, time] of [
    [1, "09:05"],
    [2, "09:20"],
    [3, "11:00"],
  ] as const) {
    now = new Date(`2026-11-20T${time}:00.000Z`);
    bodyOf(await save(dealer, summary.id, revision, { ...sampleDocument(), des: `Idea ${revision}` }), 200);
  }
  const { entries } = await logOf(dealer, summary.id);
  expect(entries.filter(({ kind }) => kind === "saved")).toEqual([
    {
      kind: "saved",
      from: "2026-11-20T11:00:00.000Z",
      at: "2026-11-20T11:00:00.000Z",
      count: 1,
      isFirst: false,
      by: "Giulia Ferri",
    },
    {
      kind: "saved",
      from: "2026-11-20T09:00:00.000Z",
      at: "2026-11-20T09:20:00.000Z",
      count: 3,
      isFirst: true,
      by: "Giulia Ferri",
    },
  ]);
  bodyOf(
    await dealer.client.setProjectStatus({
      params: { id: summary.id },
      body: { status: "assigned", note: "Please call first", extra: {} },
    }),
    200,
  );
  const pages: ProjectLogEntry[] = [];
  let before: string | undefined;
  do {
    const page = await logOf(dealer, summary.id, { limit: 1, ...(before ? { before } : {}) });
    pages.push(...page.entries);
    before = page.next ?? undefined;
  } while (before);
  expect(pages).toEqual((await logOf(dealer, summary.id)).entries);
  expect(pages[0]).toMatchObject({ kind: "status", to: "assigned", note: "Please call first" });
});

test("[SH-02] a project of another shop has no log, as if it did not exist", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const stranger = await stanza.as("dealer.zuerich");
  const foreign = await stranger.client.getProjectLog({ params: { id: summary.id }, query: {} });
  const missing = await stranger.client.getProjectLog({ params: { id: 99_999_999 }, query: {} });
  expect(foreign.status).toBe(404);
  expect(foreign).toEqual(missing);
});

test("entries of one moment are not parted by the end of a page", () => {
  const offer = (at: string, offerId: number): ProjectLogEntry => ({
    kind: "offer",
    at,
    by: "",
    offerId,
    number: "",
    payable: "1",
    currency: "EUR",
  });
  const lists = [
    [offer("3", 1), offer("1", 4)],
    [offer("2", 2), offer("2", 3)],
  ];
  expect(newestOf(lists, 2)).toMatchObject({
    entries: [{ offerId: 1 }, { offerId: 2 }, { offerId: 3 }],
    next: "2",
  });
  expect(newestOf(lists, 5).next).toBeNull();
});

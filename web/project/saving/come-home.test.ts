import { encodeProject, newDocument, type StoredProject } from "@stanza/codecs";
import { newProject } from "@stanza/project";
import { contentHash } from "@stanza/web-site";
import { useToasts } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { json, playServer, type Sent, savedAs, server, summary } from "../testing/played-server.ts";
import { bringHome } from "./come-home.ts";
import type { JournalEntry } from "./journal-entry.ts";

playServer();

const documentOf = (description: string): StoredProject =>
  encodeProject(newDocument(newProject({ description })));
const entry = (change: Partial<JournalEntry>): JournalEntry => ({
  key: "project-7|gone",
  tab: "gone",
  projectId: 7,
  projectKey: "project-7",
  revision: 3,
  owner: "u1",
  description: "Rossi",
  at: 1000,
  document: documentOf("Rossi"),
  base: null,
  saveId: "11111111-1111-4111-8111-111111111111",
  ...change,
});
/** What the server has of the project by now. */
const opened = (document: StoredProject) => async () =>
  json(200, { summary, document, revision: 4, contentHash: await contentHash(document) });
const saves = () => server.sent.filter(({ method }) => method !== "GET");
const heads = ({ method, path, headers }: Sent) => [
  method,
  path,
  headers.get("if-match"),
  headers.get("x-save-id"),
];

test("[PR-17] work that waited is saved on the revision it started from, under its own id, and said to be saved", async () => {
  const { document } = entry({});
  server.answers = [(request) => savedAs(4, request), opened(document)];
  await bringHome([entry({})]);
  expect(saves().map(heads)).toEqual([["PUT", "/api/projects/7", '"3"', entry({}).saveId]]);
  expect(saves()[0]?.body.document).toEqual(JSON.parse(JSON.stringify(document)));
  expect(useToasts.getState().toasts.map(({ kind }) => kind)).toContain("success");
});

test("[PR-17] [F03] an earlier try that came through without its answer gets what was edited after it on top", async () => {
  const earlier = documentOf("Before");
  const replayed = async () =>
    json(200, {
      revision: 4,
      savedAt: "2026-11-20T10:00:00Z",
      contentHash: await contentHash(earlier),
      replay: true,
      totals: { currency: "EUR", gross: "0.00", unpricedLines: 0, failedRows: [] },
    });
  server.answers = [replayed, (request) => savedAs(5, request), opened(entry({}).document)];
  await bringHome([entry({})]);
  expect(saves().map(({ headers }) => headers.get("if-match"))).toEqual(['"3"', '"4"']);
  const ids = saves().map(({ headers }) => headers.get("x-save-id"));
  expect(new Set(ids).size).toBe(2);
});

test("[PR-17] [F07] where somebody saved meanwhile the work stays, to be offered; the next one is still saved", async () => {
  const conflict = () =>
    json(412, {
      error: "conflict",
      message: "",
      details: { by: "Anna", at: "2026-11-20T10:00:00Z", current: 9 },
    });
  const next = entry({ key: "project-8|gone", projectId: 8, projectKey: "project-8" });
  server.answers = [
    conflict,
    opened(documentOf("Anna's")),
    (request) => savedAs(4, request),
    opened(next.document),
  ];
  await bringHome([entry({}), next]);
  expect(saves().map(({ path }) => path)).toEqual(["/api/projects/7", "/api/projects/8"]);
});

test("[PR-17] [F07] what somebody saved meanwhile of other things is brought together with the work, and saved on top of it", async () => {
  const start = newDocument(newProject({ description: "Rossi" }));
  const mine = encodeProject({ ...start, notes: "third floor" });
  const theirs = encodeProject({ ...start, project: newProject({ description: "Verdi" }) });
  server.answers = [
    () =>
      json(412, {
        error: "conflict",
        message: "",
        details: { by: "Anna", at: "2026-11-20T10:00:00Z", current: 4 },
      }),
    opened(theirs),
    () => json(200, { document: encodeProject(start) }),
    (request) => savedAs(5, request),
    opened(theirs),
  ];
  await bringHome([entry({ document: mine })]);
  expect(saves().map(({ headers }) => headers.get("if-match"))).toEqual(['"3"', '"4"']);
  expect(saves()[1]?.body.document).toEqual(
    JSON.parse(
      JSON.stringify(
        encodeProject({ ...start, project: newProject({ description: "Verdi" }), notes: "third floor" }),
      ),
    ),
  );
});

test("[PR-17] a network that goes again ends the attempt: nothing else is sent", async () => {
  server.answers = ["gone again"];
  await bringHome([entry({}), entry({ key: "project-8|gone", projectId: 8, projectKey: "project-8" })]);
  expect(saves()).toHaveLength(1);
});

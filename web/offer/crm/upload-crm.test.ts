import { newDocument } from "@stanza/codecs";
import type { ProjectSummary } from "@stanza/contract";
import { newProject } from "@stanza/project";
import { closeProject, showProject } from "@stanza/web-project";
import { safeRedirect, setNavigator } from "@stanza/web-site";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cameFrom, uploadCrm, useCrmUpload } from "./upload-crm.ts";

const visited: string[] = [];
/** Answers of the server, one after the other; null: the connection breaks. */
let answers: (readonly [status: number, body: object] | null)[] = [];
let ids: (string | null)[] = [];

beforeEach(() => {
  visited.length = 0;
  answers = [];
  ids = [];
  setNavigator(async (href) => void visited.push(href));
  vi.stubGlobal("window", {
    location: { pathname: "/offerview3", search: "?project=7", origin: "http://here" },
  });
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    ids.push(new Headers(init.headers).get("x-save-id"));
    const answer = answers.shift();
    if (!answer) throw new TypeError("connection reset");
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(answer[1]), { status: answer[0], headers });
  });
  useCrmUpload.setState({ projectId: null, kind: "idle", because: undefined });
  showProject({
    document: newDocument(newProject()),
    projectId: 7,
    revision: 1,
    summary: { id: 7, isReadOnly: false, status: "offer", crmOrder: "" } as ProjectSummary,
    owner: "u1",
    isSaved: true,
    saveState: { kind: "saved", at: null },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  closeProject();
});

test("[SH-07] uploadCRM goes to the summary, which carries the previous path in its query", async () => {
  answers = [[202, {}]];
  await uploadCrm();
  expect(visited).toEqual(["/summary?from=%2Fofferview3%3Fproject%3D7&project=7"]);
  const from = new URL(visited[0] ?? "", "http://here").searchParams.get("from");
  expect(safeRedirect(from, "http://here")).toBe("/offerview3?project=7");
});

test("[SH-07] from the summary itself the way back stays what it was", () => {
  const there = (search: string) => cameFrom({ pathname: "/summary", search });
  expect(there("?from=%2Fcart%3Fproject%3D7&project=7")).toBe("/cart?project=7");
  expect(there("?project=7")).toBeUndefined();
});

test("[QU-11] a lost answer is asked for again under the same id, and a refusal keeps its reason", async () => {
  answers = [null, [202, {}]];
  await uploadCrm();
  expect(useCrmUpload.getState()).toMatchObject({ projectId: 7, kind: "idle" });
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);

  answers = [[409, { error: "incomplete", message: "A line has no price." }]];
  await uploadCrm();
  expect(useCrmUpload.getState()).toMatchObject({ kind: "refused", because: "incomplete" });
  expect(ids[2]).not.toBe(ids[0]);

  answers = [[403, { error: "forbidden", message: "" }]];
  await uploadCrm();
  expect(useCrmUpload.getState()).toMatchObject({ kind: "refused", because: "other" });
});

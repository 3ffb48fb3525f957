import { newDocument } from "@stanza/codecs";
import type { ProjectSummary, SiteConfig } from "@stanza/contract";
import { type EvaluatedRow, rowPictureKey } from "@stanza/evaluation";
import { newCustomerFields } from "@stanza/offer";
import { newProject } from "@stanza/project";
import { closeProject, showProject, useEvaluation, useProject } from "@stanza/web-project";
import { useConfig } from "@stanza/web-site";
import { clearLogs, useLogs } from "@stanza/web-ui";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepRowPhotos, photographRows, type RowPhotographer } from "./photograph-rows.ts";
import { rowPhotoOf, useRowPhotos } from "./row-photos.ts";

const row = (id: string, size: number) =>
  ({
    row: { id, catalogue: "K" },
    article: { parts: [{ id: "box", solid: { kind: "box", size: [size, 720, 560] }, at: [0, 0, 0] }] },
  }) as unknown as EvaluatedRow;
const nothing = { row: { id: "none", catalogue: "K" }, article: { parts: [] } } as unknown as EvaluatedRow;
const rows = [row("a", 600), row("b", 600), row("c", 900), nothing];
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: "image/jpeg" });
const fields = newCustomerFields({ documentKind: undefined, priceList: "", country: "IT" }, "en");

let sent: { key: string; kind: string; jpeg: string }[] = [];
let status = 204;
let stop = () => {};
const take = vi.fn<RowPhotographer["take"]>(async () => jpeg);
const close = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  sent = [];
  status = 204;
  take.mockImplementation(async () => jpeg);
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    if (init.method !== "PUT") return Response.json({ photos: [] });
    if (status === 204) sent.push(...JSON.parse(String(init.body)).photos);
    return status === 204
      ? new Response(null, { status })
      : Response.json({ error: "read-only", message: "no" }, { status });
  });
  useConfig.setState({ config: { saveprjpicture: true } as SiteConfig["config"] });
  showProject({
    document: newDocument(newProject({ description: "" }), fields),
    projectId: 7,
    revision: 3,
    summary: { id: 7, revision: 3 } as ProjectSummary,
    owner: "u1",
    isSaved: true,
    saveState: { kind: "saved", at: 1 },
  });
  useEvaluation.setState({ evaluated: { rows, failed: [] }, updating: false });
  stop = keepRowPhotos(async () => ({ take, close }));
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  closeProject();
  clearLogs();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function saved(): Promise<void> {
  useProject.setState({ saveState: { kind: "saving" } });
  useProject.setState({ saveState: { kind: "saved", at: 2 } });
  await vi.advanceTimersByTimeAsync(5000);
}
const shown = (of: EvaluatedRow, kind: "row" | "thumbnail" | "large" = "thumbnail") =>
  rowPhotoOf(useRowPhotos.getState(), useProject.getState().open, of, kind);

test("[PR-10] after a save every look gets its two small pictures once; equal rows share them", async () => {
  expect(shown(rows[0]!)).toBeUndefined();
  await saved();
  expect(take.mock.calls.map(([one, kind]) => [one.row.id, kind])).toEqual([
    ["a", "row"],
    ["a", "thumbnail"],
    ["c", "row"],
    ["c", "thumbnail"],
  ]);
  expect(sent.map(({ kind }) => kind)).toEqual(["row", "thumbnail", "row", "thumbnail"]);
  expect(sent[0]?.jpeg).toBe("/9j/");
  expect(shown(rows[1]!)).toBe(shown(rows[0]!));
  expect(shown(rows[0]!)).toBe(
    `/api/projects/7/row-photos/${rowPictureKey(rows[0]!, { catalogues: {} })}?kind=thumbnail`,
  );
  expect(close).toHaveBeenCalledOnce();
  await saved();
  expect(take).toHaveBeenCalledTimes(4);
});

test("[PR-10] a changed row has no picture until the next save, and only that row's is taken then", async () => {
  await saved();
  take.mockClear();
  const changed = row("a", 450);
  useEvaluation.setState({ evaluated: { rows: [changed, ...rows.slice(1)], failed: [] } });
  expect(shown(changed)).toBeUndefined();
  await saved();
  expect(take.mock.calls.map(([one]) => one.row.id)).toEqual(["a", "a"]);
  expect(shown(changed)).toBeDefined();
});

test("[PR-10] the large picture is taken where it is looked at", async () => {
  await saved();
  await Promise.all([photographRows(new Set(["c"])), vi.advanceTimersByTimeAsync(2000)]);
  expect(take.mock.calls.at(-1)?.[1]).toBe("large");
  expect(shown(rows[2]!, "large")).toContain("kind=large");
  expect(shown(rows[0]!, "large")).toBeUndefined();
});

test("[PR-10] a picture that fails is logged and the rest is kept; the row is known to have an old one", async () => {
  await saved();
  take.mockImplementation(async () => {
    throw new Error("The picture came back empty.");
  });
  useEvaluation.setState({ evaluated: { rows: [row("a", 450), ...rows.slice(1)], failed: [] } });
  await saved();
  expect(
    useLogs
      .getState()
      .entries.map(({ message }) => message)
      .join(),
  ).toContain("No picture of row a");
  expect(useRowPhotos.getState().stale).toEqual(["a"]);
  expect(useProject.getState().saveState.kind).toBe("saved");
  take.mockImplementation(async () => jpeg);
  await saved();
  expect(useRowPhotos.getState().stale).toEqual([]);
});

test("[PR-10] what the server does not take in is logged; a site without pictures takes none", async () => {
  status = 403;
  await saved();
  expect(
    useLogs
      .getState()
      .entries.map(({ message }) => message)
      .join(),
  ).toContain("403");
  expect(shown(rows[0]!)).toBeUndefined();
  take.mockClear();
  useConfig.setState({ config: { saveprjpicture: false } as SiteConfig["config"] });
  await saved();
  expect(take).not.toHaveBeenCalled();
});

import { newDocument } from "@stanza/codecs";
import type { ProjectSummary } from "@stanza/contract";
import { newProject } from "@stanza/project";
import { queryClient } from "@stanza/web-site";
import { afterEach, expect, test, vi } from "vitest";
import { closeProject, showProject, useProject } from "../project-store.ts";
import { announcePricesReevaluated, keepTotals } from "./price-events.ts";

const summary = {
  id: 7,
  isReadOnly: false,
  status: "assigned",
  total: "10.00",
  priceDate: "2026-01-01",
} as ProjectSummary;
const totals = { currency: "EUR", gross: "100.00", payable: "122.00", unpricedLines: 0, failedRows: [] };
const stop = keepTotals();
/** Vitest's own second is little on a busy machine. */
const SOON = { timeout: 20_000, interval: 5 };

function open(projectId: number | null) {
  showProject({
    document: newDocument(newProject()),
    projectId,
    revision: projectId === null ? null : 1,
    summary: projectId === null ? null : summary,
    owner: "u1",
    isSaved: true,
    saveState: { kind: "saved", at: null },
  });
  return useProject.getState().open!.projectKey;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  closeProject();
});

test("[EV-05] the price re-evaluation event recomputes totals: the server is asked, and total, price date and quote follow", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string | URL | Request) => {
    asked.push(String(url instanceof Request ? url.url : url));
    return new Response(JSON.stringify({ rows: [], priceDate: "2026-11-20", totals, revision: 1 }), {
      status: 200,
      headers: { "content-type": "application/json" },
    });
  });
  const invalidated = vi.spyOn(queryClient, "invalidateQueries");
  announcePricesReevaluated({ projectKey: open(7) });
  await vi.waitFor(() => expect(useProject.getState().open?.summary?.total).toBe("122.00"), SOON);
  expect(useProject.getState().open?.summary?.priceDate).toBe("2026-11-20");
  expect(asked).toEqual([expect.stringMatching(/\/api\/projects\/7\/recompute$/)]);
  await vi.waitFor(() => expect(invalidated).toHaveBeenCalledWith({ queryKey: ["quote", 7] }), SOON);
});

test("[EV-05] totals that the server has said are taken as they are; a project that it does not have, or that is open no more, asks nothing", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  announcePricesReevaluated({ projectKey: open(7), totals, priceDate: "2026-12-01" });
  await vi.waitFor(() => expect(useProject.getState().open?.summary?.priceDate).toBe("2026-12-01"), SOON);
  announcePricesReevaluated({ projectKey: "another" });
  announcePricesReevaluated({ projectKey: open(null) });
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  stop();
});

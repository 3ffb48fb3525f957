import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FORGOTTEN_AFTER_MS, openQuarantine } from "@stanza/live-project";
import { accepted, addRow, changeVariant, newProject, type Project, useCatalogue } from "@stanza/project";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { HANGING, HANGS, hangingKitchen } from "../../../domain/evaluation/testing/hanging-kitchen.ts";
import { storeVersion } from "../catalogues/version-folder.ts";
import type { Input } from "./tasks.ts";
import { openThread, type Thread } from "./thread.ts";

// Each test waits several times for a thread to be given up.
vi.setConfig({ testTimeout: 120_000 });

const home = mkdtempSync(join(tmpdir(), "stanza-hanging-"));
const { bundle, priceList } = hangingKitchen();
let version = "";
let thread: Thread;
let now = 0;
beforeAll(async () => {
  version = await storeVersion(home, "source", bundle, [priceList]);
  thread = openThread(
    home,
    openQuarantine(() => now, FORGOTTEN_AFTER_MS),
    // What hangs keeps a core busy until it is given up.
    { watchdog: { projectMs: 2500, workMs: 1500 } },
  );
});
afterAll(async () => {
  await thread.close();
  rmSync(home, { recursive: true, force: true });
});

function project(): Project {
  const used = accepted(useCatalogue(newProject(), { catalogue: "SMALL", version, model: "M" }));
  return (["calm", "hostile"] as const).reduce(
    (so: Project, id, place) =>
      accepted(
        addRow(so, {
          id,
          catalogue: "SMALL",
          model: "M",
          article: HANGING,
          choices: id === "hostile" ? HANGS : {},
          placement: { on: "room", at: [place * 3000, 0, 0], rotY: 0 },
        }),
      ),
    used,
  );
}
const inputOf = (one: Project): Input<"prices"> => ({
  project: one,
  projectId: 1,
  priceLists: { SMALL: "L" },
  terms: { currency: "EUR", priceDate: "2026-11-20" },
});
const pricesOf = (one: Project) => thread.run("prices", inputOf(one), [{ code: "SMALL", version }]);

test("[F14] [T31] a row whose rules do not end is stopped, shown with article and catalogue, and the rest of the project is priced", async () => {
  const { priced, failed } = await pricesOf(project());
  expect(failed.map(({ row, problem }) => [row.id, problem.code])).toEqual([["hostile", "E_TIME"]]);
  expect(failed[0]?.problem.because.en).toMatch(new RegExp(`${HANGING} .* SMALL`));
  expect(priced.rows.find(({ rowId }) => rowId === "calm")?.total).toBe("100.00");
  expect(priced.unpriced).toMatchObject([
    { rowId: "hostile", reason: { kind: "row-failed", code: "E_TIME" } },
  ]);
});

test("[T31] what has hung is left out from the start, other choices of the same article are evaluated, and after a while it has another chance", async () => {
  const again = await pricesOf(project());
  expect(again.failed.map(({ row }) => row.id)).toEqual(["hostile"]);
  const calmed = accepted(changeVariant(project(), { row: "hostile", choices: { COL: null } }));
  expect((await pricesOf(calmed)).failed).toEqual([]);

  // Before it is stopped again the thread is at it: that it takes its time shows that it is tried.
  now = 11 * 60_000;
  const tried = pricesOf(project());
  const first = await Promise.race([tried.then(() => "answered"), new Promise((go) => setTimeout(go, 700))]);
  expect(first).toBeUndefined();
  expect((await tried).failed.map(({ row }) => row.id)).toEqual(["hostile"]);
});

test("[EV-05] [T31] a single rule that does not end is answered as such", async () => {
  const rule = { ...project(), rows: project().rows.filter(({ id }) => id === "hostile") };
  const result = await thread.run("rule", { ...inputOf(rule), forced: {} }, [{ code: "SMALL", version }]);
  expect(result).toEqual({ kind: "too-slow" });
});

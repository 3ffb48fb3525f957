import { Worker } from "node:worker_threads";
import type { Catalogue } from "@stanza/catalogue";
import type { EvaluationWork } from "@stanza/evaluation";
import type { EvaluatedAndPriced, WatchdogLimits } from "@stanza/live-project";
import {
  accepted,
  addRow,
  changeVariant,
  newProject,
  type Project,
  useCatalogue as takeIntoUse,
} from "@stanza/project";
import { afterEach, expect, test } from "vitest";
import { HANGING, HANGS, hangingKitchen } from "../../../../domain/evaluation/testing/hanging-kitchen.ts";
import { smallKitchenWith } from "../../../../domain/evaluation/testing/small-kitchen.ts";
import { EvaluationClient, type OpenPort } from "./evaluation-client.ts";
import type { FromWorker } from "./protocol.ts";

const TERMS = { currency: "EUR" };
let opened = 0;
const inThread: OpenPort = (listen, crashed) => {
  opened++;
  const worker = new Worker(new URL("./testing/session-thread.ts", import.meta.url));
  worker.on("message", (message: FromWorker) => listen(message));
  worker.on("error", (error) => crashed(error instanceof Error ? error.message : String(error)));
  return { post: (message) => worker.postMessage(message), terminate: () => void worker.terminate() };
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function clientOf(limits: WatchdogLimits) {
  opened = 0;
  const heard = {
    result: null as EvaluatedAndPriced | null,
    stopped: [] as EvaluationWork[],
    progress: [] as (number | undefined)[],
    broken: [] as string[],
    failure: null as string | null,
  };
  let finish = () => {};
  const client = new EvaluationClient(
    inThread,
    {
      evaluated: (result) => {
        heard.result = result;
      },
      views: () => {},
      updating: (on) => on || finish(),
      progress: (fraction) => heard.progress.push(fraction),
      stopped: (work) => heard.stopped.push(work),
      catalogueFailed: (code) => heard.broken.push(code),
      failed: (message) => {
        heard.failure = message;
      },
    },
    limits,
  );
  closing.push(() => client.close());
  const answered = (ask: () => void) =>
    new Promise<void>((resolve) => {
      finish = resolve;
      ask();
    });
  return { client, heard, answered };
}

/** Rows of the hanging kitchen's unit: `true` one that hangs. */
function project(...hostile: readonly boolean[]): Project {
  const use = { catalogue: "SMALL", version: "1", model: "M" };
  return hostile.reduce(
    (so: Project, hangs, place) =>
      accepted(
        addRow(so, {
          id: `r${place}`,
          catalogue: "SMALL",
          model: "M",
          article: HANGING,
          choices: hangs ? { ...HANGS, W: 500 + place } : { W: 500 + place },
          placement: { on: "room", at: [place * 3000, 0, 0], rotY: 0 },
        }),
      ),
    accepted(takeIntoUse(newProject(), use)),
  );
}

test("[F14] a worker that hangs at a row is replaced; the row fails with its article and catalogue, the rest is evaluated and priced", async () => {
  const { client, heard, answered } = clientOf({ projectMs: 4000, workMs: 1500 });
  const { bundle, priceList } = hangingKitchen();
  client.addCatalogue(bundle, priceList);
  const both = project(false, true);
  await answered(() => client.update(both, TERMS));
  expect(heard.failure).toBeNull();
  expect(heard.stopped).toMatchObject([{ kind: "row", row: { id: "r1" } }]);
  const workers = opened;
  expect(workers).toBeGreaterThan(2);
  const { evaluated, priced } = heard.result!;
  expect(evaluated.failed.map(({ row, problem }) => [row.id, problem.code])).toEqual([["r1", "E_TIME"]]);
  expect(evaluated.failed[0]?.problem.because.en).toMatch(/UNIT-600 .* SMALL/);
  expect(priced.rows.find(({ rowId }) => rowId === "r0")?.total).toBe("100.00");

  // Edits of other rows do not bring the worker down again, and other choices let the row in again.
  const moved = accepted(changeVariant(both, { row: "r0", choices: { W: 900 } }));
  await answered(() => client.update(moved, TERMS));
  expect([opened, heard.result?.evaluated.failed.length]).toEqual([workers, 1]);
  const calmed = accepted(changeVariant(moved, { row: "r1", choices: { COL: null } }));
  await answered(() => client.update(calmed, TERMS));
  expect([opened, heard.result?.evaluated.failed.length]).toEqual([workers, 0]);
}, 120_000);

test("what was asked for a project that has been left since is not shown as the result of the next", async () => {
  const { client, heard, answered } = clientOf({ projectMs: 20_000, workMs: 20_000 });
  const { bundle, priceList } = smallKitchenWith();
  client.addCatalogue(bundle, priceList);
  await answered(() => {
    client.update(project(false, false), TERMS);
    client.leave();
  });
  expect(heard.result).toBeNull();
  // Nor what waited behind it, when the next one's catalogues take a while.
  await answered(() => {
    client.update(project(false, false), TERMS);
    client.update(project(false, false, false), TERMS);
    client.leave();
  });
  expect(heard.result).toBeNull();
  await answered(() => client.update(project(false), TERMS));
  expect(heard.result?.evaluated.rows.some(({ row }) => row.id === "r1")).toBe(false);
});

test("[F17] a catalogue that cannot be opened fails its rows and is named, the others go on", async () => {
  const { client, heard, answered } = clientOf({ projectMs: 20_000, workMs: 20_000 });
  const { bundle, priceList } = smallKitchenWith();
  client.addCatalogue(bundle, priceList);
  client.addCatalogue({ ...bundle, code: "BROKEN", articles: null } as unknown as Catalogue, null);
  const own = project(false);
  const mixed: Project = {
    ...own,
    catalogues: { ...own.catalogues, BROKEN: { version: "1", model: "M", headers: {} } },
    rows: [...own.rows, { ...own.rows[0]!, id: "broken", catalogue: "BROKEN" }],
  };
  await answered(() => client.update(mixed, TERMS));
  expect(heard.result?.evaluated.failed).toMatchObject([
    { row: { id: "broken" }, problem: { because: { en: expect.stringContaining("BROKEN") } } },
  ]);
  expect(heard.result?.priced.rows[0]?.total).toBe("100.00");
});

test("[EV-02] a full re-evaluation reports its fraction up to the whole, and everything is evaluated anew", async () => {
  const { client, heard, answered } = clientOf({ projectMs: 20_000, workMs: 20_000 });
  const { bundle, priceList } = smallKitchenWith();
  client.addCatalogue(bundle, priceList);
  const three = project(false, false, false);
  await answered(() => client.update(three, TERMS));
  const before = heard.result!;
  expect(heard.progress).toEqual([]);
  await answered(() => client.reevaluate(three, TERMS));
  expect(heard.progress.at(-1)).toBeUndefined();
  expect(heard.progress.at(-2)).toBe(1);
  expect(heard.result?.evaluated.rows[0]).not.toBe(before.evaluated.rows[0]);
  expect(heard.result?.priced).toEqual(before.priced);
});

import type { AppInBrowser } from "./app-in-browser.ts";
import { openAppInBrowser } from "./app-in-browser.ts";
import { type EditorCost, measureEditor } from "./editor-in-page.ts";
import { kitchens } from "./kitchens.ts";
import type { Bench, Measure } from "./measure.ts";

/** Fewer by `EDITOR_ROWS`, such as `EDITOR_ROWS=1000`. */
const SIZES = (process.env.EDITOR_ROWS ?? "12,100,300,1000,2000").split(",").map(Number);
/** Main-thread ms of a frame up to 1,000 rows and above. */
const FRAME_BAR = { usual: 8, large: 12 } as const;
const NODES_BAR = 3000;
const HEAP_BAR_MB = 60;

/**
 * The workspace as people have it, plan beside 3D, with projects of 12 to 2,000 rows: main-thread CPU of a panned frame, a zoom step, a
 * drag's move and letting go, the nodes of the document, the heap. Each size stands beside the smallest.
 */
export const bench: Bench = {
  name: "editor",
  async run() {
    const app = await openAppInBrowser();
    try {
      const costs: (readonly [rows: number, cost: EditorCost])[] = [];
      for (const rows of SIZES) costs.push([rows, await costOf(app, rows)]);
      return costs.flatMap(([rows, cost]) => measures(rows, cost, costs[0]!));
    } finally {
      await app.close();
    }
  },
};

async function costOf({ page, url, store }: AppInBrowser, rows: number): Promise<EditorCost> {
  const project = await store(kitchens(rows));
  await page.goto(`${url}/configurator?project=${project}`, { timeout: 300_000 });
  await page.waitForFunction(
    (least) => {
      const scene = document.querySelector('[data-canvas="scene"] canvas');
      const listed = document.querySelector<HTMLElement>('[data-canvas="plan"] ~ ul')?.dataset.count;
      return scene && getComputedStyle(scene).opacity === "1" && Number(listed) >= least;
    },
    rows,
    { timeout: 300_000 },
  );
  // Parts that come after the first picture.
  await page.waitForTimeout(3000);
  return measureEditor(page);
}

function measures(
  rows: number,
  cost: EditorCost,
  [least, beside]: readonly [number, EditorCost],
): readonly Measure[] {
  const bar = rows > 1000 ? FRAME_BAR.large : FRAME_BAR.usual;
  const one = (name: string, unit: string, of: (cost: EditorCost) => number, atMost?: number): Measure => ({
    name: `editor of ${rows} rows: ${name}`,
    value: of(cost),
    unit,
    reference: `of ${least} rows: ${of(beside).toPrecision(3)} ${unit}`,
    ratio: of(cost) / of(beside),
    ...(atMost === undefined ? {} : { bar: { of: "value", atMost } }),
  });
  return [
    one("a panned frame", "ms", ({ pan }) => pan.frame, bar),
    one("… painted when it rests", "ms", ({ pan }) => pan.rest),
    one("a step of the zoom", "ms", ({ zoom }) => zoom.frame, bar),
    one("… painted when it rests", "ms", ({ zoom }) => zoom.rest),
    one("a move of a drag", "ms", ({ drag }) => drag.frame, bar),
    one("… let go: evaluated and drawn", "ms", ({ drag }) => drag.rest),
    one("nodes of the document", "nodes", ({ nodes }) => nodes, NODES_BAR),
    one("heap after collection", "MB", ({ heap }) => heap, HEAP_BAR_MB),
  ];
}

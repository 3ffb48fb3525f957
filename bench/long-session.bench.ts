import type { CDPSession, Page } from "@playwright/test";
import { openAppInBrowser } from "./app-in-browser.ts";
import { kitchens } from "./kitchens.ts";
import type { Bench, Measure } from "./measure.ts";

/** Fewer by `LONG_SESSION_OPENS` where time is short: what leaks shows before the end. */
const OPENS = Number(process.env.LONG_SESSION_OPENS ?? 200);
/** Opens before the first look: caches fill, code is compiled. */
const BEFORE = 20;
const ROWS = 40;
const LOOK = "look";

/**
 * Stored projects opened and closed 200 times (or as often as asked) in one page: heap, page nodes and graphics objects after the last one closed against after the
 * twentieth. Takes ten minutes on a quiet machine, since SwiftShader builds every shader anew for each 3D view.
 */
export const bench: Bench = {
  name: "long session",
  async run() {
    const app = await openAppInBrowser();
    try {
      const { page } = app;
      const projects = [await app.store(kitchens(ROWS)), await app.store(kitchens(ROWS + 1))];
      const session = await page.context().newCDPSession(page);
      for (let open = 0; open < BEFORE; open++) await openAndClose(page, projects[open % 2]!);
      const before = await look(session);
      for (let open = BEFORE; open < OPENS; open++) await openAndClose(page, projects[open % 2]!);
      const after = await look(session);
      const measure = (name: string, unit: string, of: (seen: Seen) => number, atMost?: number): Measure => ({
        name: `${OPENS} opens and closes: ${name}`,
        value: of(after),
        unit,
        counts: true,
        reference: `after ${BEFORE}: ${of(before).toFixed(unit === "MB" ? 1 : 0)} ${unit}`,
        ratio: of(before) === 0 ? null : of(after) / of(before),
        ...(atMost === undefined ? {} : { bar: { of: "ratio", atMost } }),
      });
      return [
        measure("heap after collection", "MB", ({ heap }) => heap / 2 ** 20, 1.1),
        measure("page nodes", "nodes", ({ nodes }) => nodes),
        measure("event listeners", "listeners", ({ listeners }) => listeners),
        measure("graphics contexts alive", "contexts", ({ contexts }) => contexts),
        measure("graphics buffers and textures alive", "objects", ({ graphics }) => graphics),
      ];
    } finally {
      await app.close();
    }
  },
};

async function openAndClose(page: Page, project: number): Promise<void> {
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  await go(`/configurator?project=${project}`);
  await page.waitForFunction(
    (least) => {
      const scene = document.querySelector('[data-canvas="scene"] canvas');
      const listed = Number(document.querySelector<HTMLElement>('[data-canvas="plan"] ~ ul')?.dataset.count);
      return scene && getComputedStyle(scene).opacity !== "0" && listed >= least;
    },
    ROWS,
    { timeout: 60_000 },
  );
  await go("/projects");
  await page.waitForFunction(() => !document.querySelector("[data-canvas]"), null, { timeout: 60_000 });
}

interface Seen {
  /** Bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly contexts: number;
  readonly graphics: number;
}

/** Measures what is alive after garbage collection. */
async function look(session: CDPSession): Promise<Seen> {
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  const alive = async (...types: readonly string[]) => {
    let sum = 0;
    for (const type of types) {
      const { result } = await session.send("Runtime.evaluate", {
        expression: `${type}.prototype`,
        objectGroup: LOOK,
      });
      if (!result.objectId) throw new Error(`The browser has no ${type}.`);
      const { objects } = await session.send("Runtime.queryObjects", {
        prototypeObjectId: result.objectId,
        objectGroup: LOOK,
      });
      const { result: length } = await session.send("Runtime.callFunctionOn", {
        objectId: objects.objectId!,
        functionDeclaration: "function () { return this.length; }",
        returnByValue: true,
      });
      sum += Number(length.value);
    }
    // Results of the query are held elsewhere.
    await session.send("Runtime.releaseObjectGroup", { objectGroup: LOOK });
    return sum;
  };
  return {
    heap: usedSize,
    nodes,
    listeners: jsEventListeners,
    contexts: await alive("WebGL2RenderingContext"),
    graphics: await alive("WebGLBuffer", "WebGLTexture"),
  };
}

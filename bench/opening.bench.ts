import type { Page } from "@playwright/test";
import { newProject } from "@stanza/project";
import { type AppInBrowser, openAppInBrowser } from "./app-in-browser.ts";
import { type BrowserCpu, browserCpuOf } from "./browser-cpu.ts";
import { kitchens } from "./kitchens.ts";
import { type Bench, type Measure, median } from "./measure.ts";

const ROWS = 300;
const ROUNDS = 3;

/** Opening a stored project until plan and 3D show it: from the projects' list, and as the first page of a visit. */
export const bench: Bench = {
  name: "opening",
  async run() {
    const app = await openAppInBrowser();
    try {
      const large = await app.store(kitchens(ROWS));
      const empty = await app.store(newProject());
      const inApp: BrowserCpu[] = [];
      const cold: BrowserCpu[] = [];
      const emptyCold: BrowserCpu[] = [];
      // The first round compiles what the others find compiled.
      for (let round = -1; round < ROUNDS; round++) {
        const first = await browserCpuOf(app.browser, () => visit(app, large, ROWS));
        const bare = await browserCpuOf(app.browser, () => visit(app, empty, 0));
        await go(app.page, "/projects");
        await app.page.getByRole("heading", { name: "Projects" }).waitFor();
        await app.page.waitForTimeout(500);
        const again = await browserCpuOf(app.browser, () => openInApp(app.page, large, ROWS));
        if (round < 0) continue;
        cold.push(first);
        emptyCold.push(bare);
        inApp.push(again);
      }
      const measure = (
        name: string,
        of: readonly BrowserCpu[],
        reference: readonly BrowserCpu[],
      ): Measure => {
        const [all, beside] = [median(of.map(({ page }) => page)), median(reference.map(({ page }) => page))];
        const main = median(of.map((one) => one.main));
        return {
          name: `${name}, ${ROWS} rows to first picture`,
          value: all / 1000,
          unit: "s",
          reference: `main thread ${(main / 1000).toFixed(2)} s; a visit with an empty project: ${(beside / 1000).toFixed(2)} s`,
          ratio: all / beside,
          bar: { of: "value", atMost: 1.5 },
        };
      };
      return [
        measure("opening from the list", inApp, emptyCold),
        measure("opening as the first page", cold, emptyCold),
      ];
    } finally {
      await app.close();
    }
  },
};

async function visit({ page, url }: AppInBrowser, project: number, rows: number): Promise<void> {
  await page.goto(`${url}/configurator?project=${project}`);
  await shown(page, rows);
}

async function openInApp(page: Page, project: number, rows: number): Promise<void> {
  await go(page, `/configurator?project=${project}`);
  await shown(page, rows);
}

/** Navigates like the browser's back and forward buttons. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Everything is evaluated, plan and 3D view stand, and two frames have been drawn since. Nothing of 3D starts for an empty project. */
async function shown(page: Page, rows: number): Promise<void> {
  await page.waitForFunction(
    (count) => {
      const scene = document.querySelector('[data-canvas="scene"] canvas');
      const listed = Number(document.querySelector<HTMLElement>('[data-canvas="plan"] ~ ul')?.dataset.count);
      const stands = count === 0 || (scene && getComputedStyle(scene).opacity === "1");
      return stands && listed >= count;
    },
    rows,
    { timeout: 60_000 },
  );
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

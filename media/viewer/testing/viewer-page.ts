import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { servePage } from "./serve-page.ts";

let server: Awaited<ReturnType<typeof servePage>>;
let faults: string[] = [];

/** The address of a test page. */
export const pageUrl = (page: string): string => server.url(page);

/** Faults of a kind that the test has caused on purpose. */
export function forgive(text: string): void {
  faults = faults.filter((fault) => !fault.includes(text));
}

/**
 * Tests that begin on the kitchen at rest, seen from the usual side, and fail on any warning or error of the page. They share a page,
 * because software takes seconds to make it ready: what a test changes beside selection, doors, walk and camera, it puts back.
 */
export const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      server = await servePage();
      const page = await openKitchen(browser);
      expect(faults).toEqual([]);
      await use(page);
      await page.context().close();
      await server.close();
    },
    { scope: "worker" },
  ],
  page: async ({ shared }, use) => {
    faults = [];
    await shared.evaluate(() => {
      const { viewer } = window;
      viewer.pointerHandler = null;
      if (viewer.walk.isOn) viewer.walk.stop();
      viewer.setSelection([]);
      viewer.setAllOpen(false);
      viewer.view("iso", { ease: false });
    });
    await atRest(shared);
    await use(shared);
    expect(faults).toEqual([]);
  },
});

/** The same with a page of their own, for tests after which nothing can follow. */
export const testAlone = test.extend({
  // The shared page stands for the server that serves both.
  page: async ({ browser, shared: _ }, use) => {
    faults = [];
    const page = await openKitchen(browser);
    await use(page);
    await page.context().close();
    expect(faults).toEqual([]);
  },
});

async function openKitchen(browser: Browser): Promise<Page> {
  const viewport = { width: 480, height: 320 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1, reducedMotion: "reduce" });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // Chromium's software rasteriser reports every readback; that says nothing about us.
    const noise = message.text().includes("GPU stall due to ReadPixels");
    if (["warning", "error"].includes(message.type()) && !noise) faults.push(message.text());
  });
  await page.goto(server.url("page"));
  await atRest(page);
  return page;
}

export const atRest = (page: Page) =>
  page.waitForFunction(() => window.viewer?.isAtRest === true && window.viewer.frames > 0);

/** A sum of the canvas's pixels in a grid of 12 × 8 fields: equal pictures have equal sums. */
export const fields = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { canvas } = window.viewer;
    window.viewer.drawNow();
    const copy = document.createElement("canvas");
    copy.width = canvas.width;
    copy.height = canvas.height;
    const context = copy.getContext("2d")!;
    context.drawImage(canvas, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, copy.width, copy.height);
    const sums = new Array<number>(96).fill(0);
    for (let i = 0; i < data.length; i += 4) {
      const x = (i / 4) % width;
      const y = Math.floor(i / 4 / width);
      sums[Math.floor((y * 8) / height) * 12 + Math.floor((x * 12) / width)]! +=
        data[i]! + data[i + 1]! + data[i + 2]!;
    }
    return sums;
  });

/** Largest difference of two pictures' fields, as a share of a white field. */
export const difference = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((sum, i) => Math.abs(sum - b[i]!))) / ((480 * 320 * 765) / 96);

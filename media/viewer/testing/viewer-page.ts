import { expect, type Page, test } from "@playwright/test";
import { servePage } from "./serve-page.ts";

let server: Awaited<ReturnType<typeof servePage>>;
let faults: string[] = [];

/** The address of a test page. */
export const pageUrl = (page: string): string => server.url(page);

/** Faults of a kind that the test has caused on purpose. */
export function forgive(text: string): void {
  faults = faults.filter((fault) => !fault.includes(text));
}

/** Each test of the file begins on the kitchen at rest, and fails on any warning or error of the page. */
export function onKitchenPage(): void {
  test.use({ viewport: { width: 480, height: 320 }, deviceScaleFactor: 1 });

  test.beforeAll(async () => {
    server = await servePage();
  });
  test.afterAll(async () => {
    await server.close();
  });

  test.beforeEach(async ({ page }) => {
    faults = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      // Chromium's software rasteriser reports every readback; that says nothing about us.
      const noise = message.text().includes("GPU stall due to ReadPixels");
      if (["warning", "error"].includes(message.type()) && !noise) faults.push(message.text());
    });
    await page.goto(server.url("page"));
    await atRest(page);
  });
  test.afterEach(() => {
    expect(faults).toEqual([]);
  });
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

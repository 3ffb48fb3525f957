import { chromium } from "@playwright/test";
import { servePage } from "../media/viewer/testing/serve-page.ts";
import { BROWSER } from "../tools/browser.ts";
import { type Bench, cpuOfEach, type Measure } from "./measure.ts";
import { mainThreadCpuMs } from "./process-cpu.ts";

const CABINETS = 1000;
const FRAMES = 4;
const ROUNDS = 6;
/** A cabinet has 13 parts. */
const PICKED_CABINETS = 385;
const POINTS = 200;

/** Main-thread CPU of the 3D view in headless Chromium: our viewer against a three.js mesh for each board. */
export const bench: Bench = {
  name: "viewer",
  async run() {
    const pages = await servePage();
    const browser = await chromium.launch({
      ...BROWSER,
      args: ["--no-sandbox", "--disable-gpu", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
    });
    try {
      const page = await browser.newPage();
      await page.goto(pages.url("bench-page"));
      await page.waitForFunction(() => "bench" in window);
      const system = await browser.newBrowserCDPSession();
      const { processInfo } = await system.send("SystemInfo.getProcessInfo");
      const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
      const clock = () => renderers.reduce((sum, pid) => sum + mainThreadCpuMs(pid), 0);

      const calls = await page.evaluate((count) => window.bench.prepare(count), CABINETS);
      const draw = (scene: "merged" | "meshEach") => () =>
        page.evaluate(([which, frames]) => window.bench.draw(which, frames), [scene, FRAMES] as const);
      const [merged, meshEach] = await cpuOfEach([draw("merged"), draw("meshEach")], {
        rounds: ROUNDS,
        warmUps: 1,
        clock,
      });
      const measures: Measure[] = [
        {
          name: `3D frame, ${CABINETS} cabinets in ${calls.merged} draw calls`,
          value: merged! / FRAMES,
          unit: "ms",
          reference: `a mesh each, ${calls.meshEach} draw calls: ${(meshEach! / FRAMES).toFixed(1)} ms`,
          ratio: merged! / meshEach!,
          bar: { of: "ratio", atMost: 0.0667 },
        },
      ];

      await page.evaluate((count) => window.bench.prepare(count), PICKED_CABINETS);
      const pick = (scene: "merged" | "meshEach", points: number) => () =>
        page.evaluate(([which, n]) => window.bench.pick(which, n), [scene, points] as const);
      const [ours, raycaster] = await cpuOfEach([pick("merged", POINTS), pick("meshEach", POINTS)], {
        rounds: ROUNDS,
        warmUps: 2,
        clock,
      });
      measures.push({
        name: `picking among ${PICKED_CABINETS * 13} parts`,
        value: ours! / POINTS,
        unit: "ms",
        reference: `three.js Raycaster on a mesh each: ${(raycaster! / POINTS).toFixed(2)} ms`,
        ratio: ours! / raycaster!,
        bar: { of: "value", atMost: 1 },
      });
      return measures;
    } finally {
      await browser.close();
      await pages.close();
    }
  },
};

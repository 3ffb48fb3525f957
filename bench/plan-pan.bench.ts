import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { servePage } from "../media/viewer/testing/serve-page.ts";
import { type Bench, cpuOfEach } from "./measure.ts";
import { mainThreadCpuMs } from "./process-cpu.ts";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";
const SHAPES = 5000;
const FRAMES = 20;
const ROUNDS = 6;

/** Main-thread CPU of a frame while the plan is panned, every shape painted anew (graphics.md §2). */
export const bench: Bench = {
  name: "plan-pan",
  async run() {
    const pages = await servePage("bench/plan-page");
    const browser = await chromium.launch({
      ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    try {
      const page = await browser.newPage();
      await page.goto(pages.url("plan-page"));
      await page.waitForFunction(() => "pan" in window);
      const system = await browser.newBrowserCDPSession();
      const { processInfo } = await system.send("SystemInfo.getProcessInfo");
      const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
      const clock = () => renderers.reduce((sum, pid) => sum + mainThreadCpuMs(pid), 0);
      const pan = () => page.evaluate((frames) => window.pan(frames), FRAMES);
      const idle = () =>
        page.evaluate(async (frames) => {
          for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
        }, FRAMES);
      const shapes = await page.evaluate((count) => window.prepare(count), SHAPES);
      const [panned, still] = await cpuOfEach([pan, idle], { rounds: ROUNDS, warmUps: 1, clock });
      return [
        {
          name: `plan of ${shapes} primitives, a pan frame`,
          value: panned! / FRAMES,
          unit: "ms",
          reference: `a frame in which nothing is painted: ${(still! / FRAMES).toFixed(2)} ms`,
          ratio: null,
          bar: { of: "value", atMost: 16 },
        },
      ];
    } finally {
      await browser.close();
      await pages.close();
    }
  },
};

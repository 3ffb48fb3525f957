import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { Flags, Result } from "lighthouse";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { type AppInBrowser, openAppInBrowser } from "./app-in-browser.ts";
import { kitchens } from "./kitchens.ts";
import { type Bench, type Measure, median } from "./measure.ts";

const ROUNDS = Number(process.env.STANZA_ROUNDS ?? 3);
const CATEGORIES = ["accessibility", "best-practices", "performance"] as const;
type Category = (typeof CATEGORIES)[number];
/** Bars of ux.md §10 no. 4, in points of a hundred. */
const BARS: Readonly<Record<"desktop" | "mobile", Readonly<Record<Category, number>>>> = {
  desktop: { accessibility: 100, "best-practices": 100, performance: 90 },
  mobile: { accessibility: 100, "best-practices": 100, performance: 80 },
};
/** The offer of a usual kitchen. */
const ROWS = 12;

/**
 * What Lighthouse says of the screens that most people see, signed in as the demo's dealer, with empty caches: the median of the rounds.
 * Its throttling is simulated, so a busy machine costs points of performance only. `STANZA_ROUNDS` says how often; `STANZA_BUILT=1` takes
 * the build that lies there already. What costs points is printed with each.
 */
export const bench: Bench = {
  name: "lighthouse",
  async run() {
    const debugAt = await freePort();
    const app = await openAppInBrowser(undefined, { isBuilt: process.env.STANZA_BUILT === "1", debugAt });
    try {
      const project = await app.store(kitchens(ROWS));
      const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${debugAt}` });
      await browser.setCookie(...(await cookiesOf(app)));
      const measures: Measure[] = [];
      for (const device of ["desktop", "mobile"] as const)
        for (const path of ["/home", "/itemsearch", "/projects", `/offerview?project=${project}`]) {
          const results: Result[] = [];
          for (let round = 0; round < ROUNDS; round++)
            results.push(await examine(browser, `${app.url}${path}`, device));
          measures.push(...measuresOf(path.replace(/\?.*/, ""), device, results));
        }
      await browser.disconnect();
      return measures;
    } finally {
      await app.close();
    }
  },
};

async function examine(browser: Browser, url: string, device: "desktop" | "mobile"): Promise<Result> {
  // Loaded here, as it takes a second that whoever lists the benches need not wait.
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const page: Page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument(() => {
      // In the middle of a visit, which may be anywhere; a first address leads to Home.
      sessionStorage.setItem("stanza.visit", "1");
      localStorage.setItem("stanza.language", "en");
    });
    const flags: Flags = {
      onlyCategories: [...CATEGORIES],
      logLevel: "error",
      // The page always waits for news of maintenance, so its network never rests; by then everything else has long come.
      maxWaitForLoad: 10_000,
      disableFullPageScreenshot: true,
    };
    const found = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined, page);
    if (!found) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { lhr } = found;
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`Lighthouse was led from ${url} to ${lhr.finalDisplayedUrl}.`);
    return lhr;
  } finally {
    await page.close();
  }
}

function measuresOf(
  path: string,
  device: "desktop" | "mobile",
  results: readonly Result[],
): readonly Measure[] {
  return CATEGORIES.map((category) => ({
    name: `${path}, ${device}: ${category}`,
    value: median(results.map(({ categories }) => (categories[category]?.score ?? Number.NaN) * 100)),
    unit: "points",
    reference: costly(results[0], category),
    ratio: null,
    bar: { of: "value", atLeast: BARS[device][category] },
  }));
}

/** What costs points, with the figure that Lighthouse shows of it. */
function costly(result: Result | undefined, category: Category): string {
  if (!result) return "";
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => [audit?.id, audit?.displayValue].filter(Boolean).join(" "))
    .join(", ");
}

/** The dealer's session, for pages that Lighthouse opens. */
async function cookiesOf({ page }: AppInBrowser) {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value, domain, path }) => ({ name, value, domain, path, httpOnly: true }));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

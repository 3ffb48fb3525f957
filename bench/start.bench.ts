import type { BrowserContext } from "@playwright/test";
import { accepted, addRoom, newProject, type Project } from "@stanza/project";
import { type AppInBrowser, openAppInBrowser } from "./app-in-browser.ts";
import { type BrowserCpu, browserCpuOf } from "./browser-cpu.ts";
import { kitchens } from "./kitchens.ts";
import { type Bench, type Measure, median } from "./measure.ts";
import { type Shown, type Wanted, watchPage } from "./page-watch.ts";
import { logRequests, longestChain, waterfall } from "./request-log.ts";
import { articleAlone, FRAME_ADDRESS, FRAME_NAME, FRAME_VERTICES, frameMeasures } from "./start-frame.ts";

const ROUNDS = Number(process.env.STANZA_ROUNDS ?? 3);
/** A round in which each request waits this long, for the chain alone. */
const SLOW_NETWORK_MS = 300;
const QUIET_MS = 2500;
const LONGEST_MS = 180_000;

interface Subject extends Wanted {
  readonly name: string;
  readonly project: Project;
  /** The part of before that is allowed. */
  readonly bars: { readonly shown?: number; readonly largePaint?: number; readonly gpu?: number };
}

const SUBJECTS: readonly Subject[] = [
  {
    name: "an empty project",
    project: newProject(),
    rows: 0,
    vertices: 0,
    bars: { largePaint: 0.45, gpu: 0.4 },
  },
  { name: "an empty room", project: withRoom(), rows: 0, vertices: 0, bars: { largePaint: 0.45, gpu: 0.4 } },
  { name: "300 rows", project: kitchens(300), rows: 300, vertices: 100_000, bars: { shown: 0.5 } },
];

interface Visit extends BrowserCpu {
  readonly shown: Shown;
  readonly requests: number;
  readonly bytes: number;
  readonly chain: readonly string[];
  /** Every request: when it began, ms after the first, its bytes and its address. */
  readonly waterfall: readonly string[];
}

/**
 * The first visit of somebody who is signed in, straight to a project: empty caches, a new process, until the page rests. With
 * `STANZA_BEFORE` naming another checkout, that one is built, served and visited in turn with this, and every ratio is to it;
 * `STANZA_BUILT=1` takes the builds that lie there already, `STANZA_ROUNDS` says how often,
 * `STANZA_SUBJECT` of which project alone. `STANZA_WATERFALL=1` also prints every request of each last visit and the
 * longest chains.
 */
export const bench: Bench = {
  name: "start",
  async run() {
    const before = process.env.STANZA_BEFORE;
    const isBuilt = process.env.STANZA_BUILT === "1";
    const apps = [
      await openAppInBrowser(undefined, { isBuilt }),
      ...(before ? [await openAppInBrowser(before, { isBuilt })] : []),
    ];
    try {
      const measures: Measure[] = [];
      const wanted = process.env.STANZA_SUBJECT ?? "";
      for (const subject of SUBJECTS.filter(({ name }) => name.includes(wanted))) {
        const numbers = await Promise.all(apps.map((app) => app.store(subject.project)));
        const visits: Visit[][] = apps.map(() => []);
        for (let round = 0; round < ROUNDS; round++)
          for (const [i, app] of apps.entries()) visits[i]!.push(await visit(app, numbers[i]!, subject));
        const slow: Visit[] = [];
        for (const [i, app] of apps.entries())
          slow.push(await visit(app, numbers[i]!, subject, SLOW_NETWORK_MS));
        measures.push(...measuresOf(subject, visits, slow));
        for (const [i, { chain }] of slow.entries()) tellWaterfall(visits[i]?.at(-1), chain);
      }
      if (FRAME_NAME.includes(wanted)) measures.push(...(await compareFrame(apps[0]!)));
      return measures;
    } finally {
      for (const app of apps) await app.close();
    }
  },
};

/** In turn, so that a machine that grows slower or faster does so for both. */
async function compareFrame(app: AppInBrowser): Promise<readonly Measure[]> {
  const number = await app.store(articleAlone());
  const [frame, workspace]: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    frame.push(await visit(app, FRAME_ADDRESS, { rows: 0, vertices: FRAME_VERTICES }));
    workspace.push(await visit(app, number, { rows: 1, vertices: FRAME_VERTICES }));
  }
  tellWaterfall(frame.at(-1));
  return frameMeasures(frame, workspace);
}

function tellWaterfall(last: Visit | undefined, chain: readonly string[] = []): void {
  if (process.env.STANZA_WATERFALL) console.log([...(last?.waterfall ?? []), "", ...chain, ""].join("\n"));
}

function measuresOf(
  { name, bars, vertices }: Subject,
  [ours = [], before]: readonly (readonly Visit[])[],
  [slow, slowBefore]: readonly Visit[],
): readonly Measure[] {
  const measure = (
    what: string,
    unit: string,
    of: (visit: Visit) => number | undefined,
    bar?: Measure["bar"],
    [one, other] = [ours, before],
  ): Measure => {
    const figure = (visits: readonly Visit[]) => median(visits.map((each) => of(each) ?? 0));
    const [value, beside] = [figure(one), other && figure(other)];
    return {
      name: `${name}: ${what}`,
      value,
      unit,
      reference:
        beside === undefined
          ? "name another checkout in STANZA_BEFORE"
          : `before: ${beside.toPrecision(3)} ${unit}`,
      ratio: beside ? value / beside : null,
      ...(bar ? { bar } : {}),
    };
  };
  const seconds = (ms: number | undefined) => (ms === undefined ? undefined : ms / 1000);
  const ratio = (atMost: number | undefined): Measure["bar"] =>
    atMost ? { of: "ratio", atMost } : undefined;
  const [lastShown, hops] = [
    ({ shown }: Visit) => Math.max(shown.plan ?? 0, shown.scene ?? 0),
    ({ chain }: Visit) => chain.length,
  ];
  return [
    measure("requests", "requests", ({ requests }) => requests, { of: "value", atMost: 45 }),
    measure("bytes", "KB", ({ bytes }) => bytes / 1024, { of: "value", atMost: 600 }),
    measure("requests one after another", "hops", hops, undefined, [
      slow ? [slow] : [],
      slowBefore ? [slowBefore] : undefined,
    ]),
    measure("last large paint", "s", ({ shown }) => seconds(shown.largePaint), ratio(bars.largePaint)),
    measure("plan stands", "s", ({ shown }) => seconds(shown.plan)),
    // What has nothing to show in 3D starts none.
    ...(vertices === 0 ? [] : [measure("3D stands", "s", ({ shown }) => seconds(shown.scene))]),
    measure("plan and 3D stand", "s", (each) => seconds(lastShown(each)), ratio(bars.shown)),
    measure("main thread until rest", "s CPU", ({ main }) => main / 1000),
    measure("page until rest", "s CPU", ({ page }) => page / 1000),
    measure("GPU process until rest", "s CPU", ({ gpu }) => gpu / 1000, ratio(bars.gpu)),
  ];
}

/**
 * One first visit.
 *
 * subject   the number of a project that the workspace opens, or the address of a screen that shows 3D alone
 */
async function visit(
  { browser, page: signedIn, url }: AppInBrowser,
  subject: number | string,
  { rows, vertices }: Wanted,
  latencyMs = 0,
): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({
    storageState: await signedIn.context().storageState(),
    viewport: signedIn.viewportSize(),
  });
  const page = await context.newPage();
  // Who begins elsewhere than on Home is led there first; what follows from there is what counts.
  await page.addInitScript(() => sessionStorage.setItem("stanza.visit", "1"));
  await page.addInitScript(watchPage, { rows, vertices });
  const log = await logRequests(page, latencyMs);
  let shown: Shown = { stirredAt: 0 };
  try {
    const spent = await browserCpuOf(browser, async () => {
      const hasPlan = typeof subject === "number";
      await page.goto(url + (hasPlan ? `/configurator?project=${subject}` : subject));
      const end = Date.now() + LONGEST_MS;
      for (let isResting = false; !isResting; ) {
        await page.waitForTimeout(250);
        const [now, seen] = await page.evaluate(() => {
          const { startShown } = globalThis as unknown as { startShown: Shown };
          return [performance.now(), startShown] as const;
        });
        shown = seen;
        const isShown = (!hasPlan || seen.plan !== undefined) && (vertices === 0 || seen.scene !== undefined);
        isResting = isShown && log.isQuiet(QUIET_MS) && now - seen.stirredAt > QUIET_MS;
        if (!isResting && Date.now() >= end)
          throw new Error(
            `After ${LONGEST_MS / 1000} s ${isShown ? "the page does not rest" : "it does not stand"}; under way: ${log.pending.join(", ") || "no request"}.`,
          );
      }
    });
    const bytes = log.requests.reduce((sum, request) => sum + request.bytes, 0);
    const until = Math.max(shown.plan ?? 0, shown.scene ?? 0);
    return {
      ...spent,
      shown,
      bytes,
      requests: log.requests.length,
      chain: longestChain(log.requests, until),
      waterfall: waterfall(log.requests),
    };
  } finally {
    await context.close();
  }
}

/** A room of four walls with nothing in it. */
function withRoom(): Project {
  let next = 0;
  const newId = () => `wall${next++}`;
  return accepted(addRoom(newProject(), { template: "rt1", dimensions: [4000, 3200], newId, at: [0, 0] }));
}

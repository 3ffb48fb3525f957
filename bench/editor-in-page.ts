import type { CDPSession, Page } from "@playwright/test";
import { median } from "./measure.ts";

const MOVES = 30;
const ROUNDS = 3;
/** Between two inputs, ms. Each waits for the page to have taken the one before. */
const APART_MS = 17;
/** A gesture's last painting is over by then, ms. */
const REST_MS = 700;
/** The name of a row that a hand can move, as the plan's list of rows says it. */
const ROW = /^Base unit/;

/** Main-thread CPU of the page, ms; one frame's or step's, and of coming to rest once it has ended. */
export interface Gesture {
  readonly frame: number;
  readonly rest: number;
}

/** What the hand's work on the plan costs the page, and what the page holds. */
export interface EditorCost {
  readonly pan: Gesture;
  readonly zoom: Gesture;
  /** `rest`: letting go: placed, evaluated, drawn. */
  readonly drag: Gesture;
  /** Nodes of the document, texts and attributes' owners included, as the browser counts them. */
  readonly nodes: number;
  /** JavaScript heap after collection, MB. */
  readonly heap: number;
}

/** Measures the workspace that the page shows: panning, zooming, dragging a row with real input in the built app. */
export async function measureEditor(page: Page): Promise<EditorCost> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const nodesAndHeap = await held(session);
  const pan = await repeated(() => panned(page, session));
  const zoom = await repeated(() => zoomed(page, session));
  const drag = await repeated(() => dragged(page, session));
  await session.detach();
  return { pan, zoom, drag, ...nodesAndHeap };
}

/** Milliseconds of CPU that the tasks of the page's main thread have used, layout, style, script and painting included. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

async function held(session: CDPSession): Promise<Pick<EditorCost, "nodes" | "heap">> {
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  return { nodes, heap: usedSize / 2 ** 20 };
}

/** The first round compiles what the others find compiled. */
async function repeated(gesture: () => Promise<Gesture>): Promise<Gesture> {
  await gesture();
  const seen: Gesture[] = [];
  for (let round = 0; round < ROUNDS; round++) seen.push(await gesture());
  return { frame: median(seen.map(({ frame }) => frame)), rest: median(seen.map(({ rest }) => rest)) };
}

async function panned(page: Page, session: CDPSession): Promise<Gesture> {
  const [x, y] = await middleOfPlan(page);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(x + 8, y);
  const seen = await steps(page, session, (i) => page.mouse.move(x + 8 + waving(i), y + waving(i) / 2));
  const rest = await spent(session, async () => {
    await page.mouse.up({ button: "middle" });
    await page.waitForTimeout(REST_MS);
  });
  return { frame: seen, rest };
}

async function zoomed(page: Page, session: CDPSession): Promise<Gesture> {
  const [x, y] = await middleOfPlan(page);
  await page.mouse.move(x, y);
  const frame = await steps(page, session, (i) => page.mouse.wheel(0, i % 10 < 5 ? -100 : 100));
  return { frame, rest: await spent(session, () => page.waitForTimeout(REST_MS)) };
}

/** Moves a row to and fro, and puts it down somewhat beside its place. */
async function dragged(page: Page, session: CDPSession): Promise<Gesture> {
  const [x, y] = await selectedRow(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 12);
  const frame = await steps(page, session, (i) => page.mouse.move(x + waving(i), y + waving(i) / 2));
  if ((await page.locator('[data-canvas="plan"][data-tool="moving"]').count()) === 0)
    throw new Error("Nothing is in the hand.");
  await page.mouse.move(x + 2, y + 2);
  await page.waitForTimeout(REST_MS);
  const rest = await spent(session, async () => {
    await page.mouse.up();
    await page.waitForTimeout(REST_MS);
  });
  return { frame, rest };
}

const waving = (i: number): number => 4 * Math.abs((i % 40) - 20);

async function steps(page: Page, session: CDPSession, step: (i: number) => Promise<void>): Promise<number> {
  const ms = await spent(session, async () => {
    for (let i = 0; i < MOVES; i++) {
      await step(i);
      await page.waitForTimeout(APART_MS);
    }
  });
  return ms / MOVES;
}

async function spent(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const before = await taskMs(session);
  await work();
  return (await taskMs(session)) - before;
}

async function middleOfPlan(page: Page): Promise<readonly [number, number]> {
  const box = await page.locator('[data-canvas="plan"]').boundingBox();
  if (!box) throw new Error("There is no plan.");
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}

/** Selects a row and brings it near, as one works with it; the middle of it on screen. */
async function selectedRow(page: Page): Promise<readonly [number, number]> {
  await page.locator('[data-canvas="plan"] ~ ul').getByRole("button", { name: ROW }).first().focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-canvas="plan"]').focus();
  await page.keyboard.press("Shift+2");
  const [x, y] = await middleOfPlan(page);
  await page.mouse.move(x, y);
  for (let i = 0; i < 3; i++) await page.mouse.wheel(0, 100);
  await page.waitForTimeout(REST_MS);
  const box = await page.locator('[data-canvas="plan"] svg polygon').last().boundingBox();
  if (!box) throw new Error("Nothing is selected.");
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}

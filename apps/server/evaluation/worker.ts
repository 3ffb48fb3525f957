import { constants, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { openCatalogue } from "@stanza/catalogue";
import { openThreadGuard, type Quarantine, type WorkReport } from "@stanza/live-project";
import { readVersion } from "../catalogues/version-folder.ts";
import type { Catalogues } from "./catalogues-in-use.ts";
import { openKeptProjects } from "./kept-projects.ts";
import { perform } from "./perform.ts";
import { type Input, ONLY_PRICES, type TaskKind } from "./tasks.ts";

export interface WorkerTask {
  readonly kind: TaskKind;
  readonly input: Input<TaskKind>;
  readonly catalogues: readonly { readonly code: string; readonly version: string }[];
  /** Work that is left out. */
  readonly quarantine: Quarantine;
  /** Says what it is at before each piece of work: slower, and asked for only when a task has hung before. */
  readonly isWatched: boolean;
}

export type WorkerMessage =
  | { readonly kind: "ready" }
  | WorkReport
  | { readonly kind: "result"; readonly result: unknown }
  | { readonly kind: "error"; readonly error: string };

/** What a thread is started with. */
export interface WorkerStart {
  /** The folder of published versions. */
  readonly catalogueHome: string;
  /** What the heap may hold before projects that are kept evaluated are let go. */
  readonly mostKeptBytes: number;
}

/** Versions of catalogues; those not used for the longest are let go. */
const MOST_OPEN = 12;

const { catalogueHome, mostKeptBytes } = workerData as WorkerStart;
const post = (message: WorkerMessage) => parentPort?.postMessage(message);
const guard = openThreadGuard(() => performance.now());
const kept = openKeptProjects(guard);
// Only after a collection of the whole heap is what it holds what is in use.
new PerformanceObserver((seen) => {
  const isWhole = (entry: PerformanceEntry) =>
    (entry as { detail?: { kind?: number } }).detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
  if (seen.getEntries().some(isWhole)) kept.fitInto(getHeapStatistics().used_heap_size, mostKeptBytes);
}).observe({ entryTypes: ["gc"] });
type Opened = Catalogues extends ReadonlyMap<string, infer T> ? T : never;
/** A version with everything, and without what only drawings show. */
type OpenedVersion = Readonly<Record<"whole" | "unseen", Opened>>;
const opened = new Map<string, OpenedVersion>();

function open(code: string, version: string): OpenedVersion {
  const key = `${code} ${version}`;
  const known = opened.get(key) ?? read(code, version);
  opened.delete(key);
  opened.set(key, known);
  const [oldest] = opened.keys();
  if (opened.size > MOST_OPEN && oldest !== undefined) opened.delete(oldest);
  return known;
}

function read(code: string, version: string): OpenedVersion {
  const stored = readVersion(catalogueHome, code, version);
  if (!stored) throw new Error(`Catalogue ${code} ${version} is not in the data folder.`);
  const priceLists = new Map(stored.priceLists.map((list) => [list.code, list]));
  return {
    whole: { open: openCatalogue(stored.catalogue), priceLists },
    unseen: { open: openCatalogue(stored.catalogue, { unseen: true }), priceLists },
  };
}

async function answer({
  kind,
  input,
  catalogues,
  quarantine,
  isWatched,
}: WorkerTask): Promise<WorkerMessage> {
  try {
    const what = ONLY_PRICES.has(kind) ? "unseen" : "whole";
    const used = new Map(catalogues.map(({ code, version }) => [code, open(code, version)[what]]));
    guard.begin(input.project, quarantine, isWatched ? post : undefined);
    return { kind: "result", result: await perform(kind, input, { catalogues: used, kept, guard }) };
  } catch (error) {
    return { kind: "error", error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", async (task: WorkerTask) => post(await answer(task)));
post({ kind: "ready" });

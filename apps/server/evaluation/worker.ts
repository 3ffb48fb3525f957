import { parentPort, workerData } from "node:worker_threads";
import { openCatalogue } from "@stanza/catalogue";
import { readVersion } from "../catalogues/version-folder.ts";
import { openKeptProjects } from "./kept-projects.ts";
import type { Catalogues } from "./reckon.ts";
import { type Input, perform, type TaskKind } from "./tasks.ts";

export interface WorkerTask {
  readonly kind: TaskKind;
  readonly input: Input<TaskKind>;
  readonly catalogues: readonly { readonly code: string; readonly version: string }[];
}

export interface WorkerAnswer {
  readonly result?: unknown;
  readonly error?: string;
}

/** Large projects: some ten of a thousand rows. */
const MOST_KEPT_ROWS = 8_000;
/** Versions of catalogues; those not used for the longest are let go. */
const MOST_OPEN = 12;

const { catalogueHome } = workerData as { readonly catalogueHome: string };
const kept = openKeptProjects(MOST_KEPT_ROWS);
type Opened = Catalogues extends ReadonlyMap<string, infer T> ? T : never;
const opened = new Map<string, Opened>();

function open(code: string, version: string): Opened {
  const key = `${code} ${version}`;
  const known = opened.get(key) ?? read(code, version);
  opened.delete(key);
  opened.set(key, known);
  const [oldest] = opened.keys();
  if (opened.size > MOST_OPEN && oldest !== undefined) opened.delete(oldest);
  return known;
}

function read(code: string, version: string): Opened {
  const stored = readVersion(catalogueHome, code, version);
  if (!stored) throw new Error(`Catalogue ${code} ${version} is not in the data folder.`);
  return {
    open: openCatalogue(stored.catalogue),
    priceLists: new Map(stored.priceLists.map((list) => [list.code, list])),
  };
}

function answer({ kind, input, catalogues }: WorkerTask): WorkerAnswer {
  try {
    const used = new Map(catalogues.map(({ code, version }) => [code, open(code, version)]));
    return { result: perform(kind, input, used, kept) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (task: WorkerTask) => parentPort?.postMessage(answer(task)));

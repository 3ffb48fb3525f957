import { Worker } from "node:worker_threads";
import type { OpenCatalogue } from "@stanza/catalogue";
import type { Shop } from "@stanza/contract";
import type { PriceBook } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import type { CatalogueStore, PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import { type Reckoning, type ReckonTerms, reckon } from "./reckon.ts";
import type { WorkerAnswer, WorkerTask } from "./worker.ts";

/** From this many rows on a project is evaluated in a thread of its own: with prices a row costs some 0.15 ms of the event loop. */
const ROWS_OFF_THREAD = 150;

/** Evaluates and prices on the server, with the catalogue versions that a project is pinned to and the lists of a shop. */
export interface Evaluator {
  reckon(project: Project, shop: Shop, terms: ReckonTerms): Promise<Reckoning>;
  /** The catalogues that a project uses, in its versions; a version that is gone gives way to the one in use. */
  cataloguesOf(project: Project): ReadonlyMap<string, PublishedCatalogue>;
  close(): Promise<void>;
}

export function createEvaluator(store: CatalogueStore, catalogueHome: string): Evaluator {
  let thread: Thread | undefined;
  const cataloguesOf = (project: Project) => usedCatalogues(store, project);
  return {
    cataloguesOf,
    async reckon(project, shop, terms) {
      const used = cataloguesOf(project);
      if (project.rows.length < ROWS_OFF_THREAD) {
        const { priced, failed } = reckon(project, openOf(used), priceBook(used, shop), terms);
        return { priced, failed };
      }
      thread ??= new Thread(catalogueHome, () => {
        thread = undefined;
      });
      const catalogues = [...used.values()].map(({ code, version }) => ({ code, version }));
      return thread.run({ project, catalogues, priceLists: shop.priceLists, terms });
    },
    async close() {
      await thread?.close();
    },
  };
}

function usedCatalogues(store: CatalogueStore, project: Project): ReadonlyMap<string, PublishedCatalogue> {
  const codes = new Set([
    ...Object.keys(project.catalogues),
    ...project.rows.map(({ catalogue }) => catalogue),
  ]);
  const used = new Map<string, PublishedCatalogue>();
  for (const code of codes) {
    const pinned = project.catalogues[code]?.version;
    const found = (pinned && store.version(code, pinned)) || store.current.get(code);
    if (found) used.set(code, found);
  }
  return used;
}

export function openOf(
  used: ReadonlyMap<string, Pick<PublishedCatalogue, "open">>,
): ReadonlyMap<string, OpenCatalogue> {
  return new Map([...used].map(([code, { open }]) => [code, open]));
}

/** The shop's own list of each catalogue; a catalogue without one leaves its lines unpriced. */
export function priceBook(
  used: ReadonlyMap<string, Pick<PublishedCatalogue, "open" | "priceLists">>,
  shop: Pick<Shop, "priceLists">,
): PriceBook {
  return Object.fromEntries(
    [...used].flatMap(([code, { open, priceLists }]) => {
      const list = priceLists.get(shop.priceLists[code] ?? "");
      return list ? [[code, { list, condition: open.condition.bind(open) }]] : [];
    }),
  );
}

/** One worker thread; a task that brings it down fails alone, and the next one starts another. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(answer: Reckoning): void; reject(error: Error): void }>();
  #next = 0;

  constructor(catalogueHome: string, onExit: () => void) {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { catalogueHome } });
    this.#worker.unref();
    this.#worker.on("message", ({ id, reckoning, error }: WorkerAnswer) => {
      const task = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (reckoning) task?.resolve(reckoning);
      else task?.reject(new Error(error));
    });
    const failAll = (error: Error) => {
      for (const task of this.#waiting.values()) task.reject(error);
      this.#waiting.clear();
      onExit();
    };
    this.#worker.on("error", failAll);
    this.#worker.on("exit", () => failAll(new Error("The evaluation thread has ended.")));
  }

  run(task: Omit<WorkerTask, "id">): Promise<Reckoning> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...task, id } satisfies WorkerTask);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

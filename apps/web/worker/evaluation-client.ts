import type { Catalogue, PriceList } from "@stanza/catalogue";
import type { PriceTerms } from "@stanza/pricing";
import type { Project, RowId } from "@stanza/project";
import { type Evaluated, mergeAnswer } from "./merge-answer.ts";
import { projectDelta } from "./project-delta.ts";
import type { FromWorker, RowViews, ToWorker } from "./protocol.ts";

/** A worker, or what stands in for one. */
export interface WorkerPort {
  post(message: ToWorker): void;
  terminate(): void;
}

export type OpenPort = (
  listen: (message: FromWorker) => void,
  crashed: (message: string) => void,
) => WorkerPort;

export interface EvaluationListener {
  evaluated(result: Evaluated): void;
  views(rows: Readonly<Record<RowId, RowViews>>): void;
  updating(on: boolean): void;
  /** The worker died twice over the same project: results on screen are older than the project. */
  failed(message: string): void;
}

interface Wish {
  readonly project: Project;
  readonly terms: PriceTerms;
  readonly priceDate: string | undefined;
}

/** A worker that has not answered for this long is taken for hung and replaced (reliability.md F14). */
const HUNG_AFTER_MS = 5000;

/**
 * The main thread's side of evaluation. Sends differences, never more than one at a time: while the worker is busy the newest wish
 * waits and the ones between are skipped. A worker that crashes or hangs is replaced and asked once more.
 */
export class EvaluationClient {
  readonly #open: OpenPort;
  readonly #listener: EvaluationListener;
  readonly #catalogues = new Map<string, ToWorker & { kind: "catalogue" }>();
  #port: WorkerPort | null = null;
  #known: Project | null = null;
  #result: Evaluated | null = null;
  #running: Wish | null = null;
  #waiting: Wish | null = null;
  #watched: readonly RowId[] = [];
  #version = 0;
  #retried = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: OpenPort, listener: EvaluationListener) {
    this.#open = open;
    this.#listener = listener;
  }

  addCatalogue(catalogue: Catalogue, prices: PriceList | null): void {
    const message = { kind: "catalogue", catalogue, prices } as const;
    this.#catalogues.set(catalogue.code, message);
    this.#port?.post(message);
  }

  update(project: Project, terms: PriceTerms, priceDate?: string): void {
    const wish = { project, terms, priceDate };
    if (this.#running !== null) {
      this.#waiting = wish;
      return;
    }
    this.#listener.updating(true);
    this.#send(wish);
  }

  watch(rows: readonly RowId[]): void {
    this.#watched = rows;
    this.#port?.post({ kind: "watch", rows });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#port?.terminate();
    this.#port = null;
    this.#running = null;
    this.#waiting = null;
  }

  #send(wish: Wish): void {
    this.#running = wish;
    const port = this.#port ?? this.#start();
    const delta = projectDelta(this.#known, wish.project);
    this.#known = wish.project;
    this.#version++;
    this.#timer = setTimeout(() => this.#replace("The rules did not answer in time."), HUNG_AFTER_MS);
    const { terms, priceDate } = wish;
    port.post({ kind: "project", version: this.#version, delta, terms, ...(priceDate ? { priceDate } : {}) });
  }

  #start(): WorkerPort {
    const port = this.#open(
      (message) => this.#receive(message),
      (message) => this.#replace(message),
    );
    this.#port = port;
    this.#known = null;
    this.#result = null;
    for (const catalogue of this.#catalogues.values()) port.post(catalogue);
    port.post({ kind: "watch", rows: this.#watched });
    return port;
  }

  #receive(message: FromWorker): void {
    if (message.kind === "views") {
      // While a newer project waits, these are older than what the panel already shows.
      if (this.#waiting === null) this.#listener.views(message.rows);
      return;
    }
    if (message.kind === "failed") {
      this.#replace(message.message);
      return;
    }
    if (message.version !== this.#version) return;
    clearTimeout(this.#timer);
    this.#retried = false;
    this.#running = null;
    this.#result = mergeAnswer(this.#result, message);
    this.#listener.evaluated(this.#result);
    const next = this.#waiting;
    this.#waiting = null;
    if (next === null) this.#listener.updating(false);
    else this.#send(next);
  }

  #replace(reason: string): void {
    clearTimeout(this.#timer);
    this.#port?.terminate();
    this.#port = null;
    const wish = this.#waiting ?? this.#running;
    this.#running = null;
    this.#waiting = null;
    if (wish === null) return;
    if (this.#retried) {
      this.#retried = false;
      this.#listener.updating(false);
      this.#listener.failed(reason);
      return;
    }
    this.#retried = true;
    this.#send(wish);
  }
}

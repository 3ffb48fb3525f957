import type { Catalogue, PriceList } from "@stanza/catalogue";
import { type EvaluationWork, type Quarantine, quarantineWork } from "@stanza/evaluation";
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
  /** Share of a full re-evaluation, 0..1; undefined: it is over. */
  progress(fraction: number | undefined): void;
  /** The worker was stopped at this work, which is left out from now on; the rest of the project goes on. */
  stopped(work: EvaluationWork): void;
  /** A catalogue that could not be opened. */
  catalogueFailed(code: string, message: string): void;
  /** The worker died again and again over the same project: results on screen are older than the project. */
  failed(message: string): void;
}

export interface WatchdogLimits {
  /** A worker that has not answered for this long is taken for hung and replaced (reliability.md F14). */
  readonly hungMs: number;
  /** The same for one piece of work, once it says what it is at. */
  readonly workMs: number;
}

const LIMITS: WatchdogLimits = { hungMs: 5000, workMs: 4000 };
/** Each leaves out one more piece of work; after the third article a catalogue is left out as a whole. */
const MOST_ROUNDS = 8;

interface Wish {
  readonly project: Project;
  readonly terms: PriceTerms;
  readonly priceDate: string | undefined;
  /** A full re-evaluation. */
  readonly again: boolean;
}

/**
 * The main thread's side of evaluation. Sends differences, never more than one at a time: while the worker is busy the newest wish
 * waits and the ones between are skipped.
 *
 * A worker that crashes or hangs is replaced and asked once more, under watch; when that ends the same way, what it was at is left out:
 * a row with those choices, then its article, then its catalogue's version (`quarantineWork`).
 */
export class EvaluationClient {
  readonly #open: OpenPort;
  readonly #listener: EvaluationListener;
  readonly #limits: WatchdogLimits;
  readonly #catalogues = new Map<string, ToWorker & { kind: "catalogue" }>();
  #port: WorkerPort | null = null;
  #known: Project | null = null;
  #result: Evaluated | null = null;
  #running: Wish | null = null;
  #waiting: Wish | null = null;
  /** What was answered last; its panel's views may still be on their way. */
  #last: Wish | null = null;
  #watched: readonly RowId[] = [];
  #version = 0;
  #quarantine: Quarantine = new Set();
  /** How often the present wish has brought a worker down. */
  #round = 0;
  #at: EvaluationWork | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: OpenPort, listener: EvaluationListener, limits: WatchdogLimits = LIMITS) {
    this.#open = open;
    this.#listener = listener;
    this.#limits = limits;
  }

  /** What is left out because it has hung. */
  get quarantine(): Quarantine {
    return this.#quarantine;
  }

  addCatalogue(catalogue: Catalogue, prices: PriceList | null): void {
    const message = { kind: "catalogue", catalogue, prices } as const;
    this.#catalogues.set(catalogue.code, message);
    this.#port?.post(message);
  }

  update(project: Project, terms: PriceTerms, priceDate?: string): void {
    this.#wish({ project, terms, priceDate, again: false });
  }

  /** Evaluates every row anew, one by one, with progress; what was left out gets another chance. */
  reevaluate(project: Project, terms: PriceTerms, priceDate?: string): void {
    this.#quarantine = new Set();
    this.#wish({ project, terms, priceDate, again: true });
  }

  watch(rows: readonly RowId[]): void {
    this.#watched = rows;
    this.#port?.post({ kind: "watch", rows });
    if (this.#port && this.#running === null && this.#last) this.#expectViews();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#port?.terminate();
    this.#port = null;
    this.#running = null;
    this.#waiting = null;
    this.#last = null;
  }

  #wish(wish: Wish): void {
    if (this.#running !== null) {
      this.#waiting = { ...wish, again: wish.again || (this.#waiting?.again ?? false) };
      return;
    }
    this.#listener.updating(true);
    this.#send(wish);
  }

  #send(wish: Wish): void {
    this.#running = wish;
    const port = this.#port ?? this.#start();
    const delta = projectDelta(this.#known, wish.project);
    this.#known = wish.project;
    this.#version++;
    this.#at = null;
    this.#expect(this.#limits.hungMs);
    const { terms, priceDate, again } = wish;
    port.post({
      kind: "project",
      version: this.#version,
      delta,
      terms,
      ...(priceDate ? { priceDate } : {}),
      quarantine: this.#quarantine,
      isWatched: this.#round > 0,
      again,
    });
  }

  #expect(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#replace("The rules did not answer in time."), ms);
  }

  #expectViews(): void {
    clearTimeout(this.#timer);
    if (this.#watched.length > 0) this.#expect(this.#limits.hungMs);
  }

  #start(): WorkerPort {
    const port = this.#open(
      (message) => this.#port === port && this.#receive(message),
      (message) => this.#port === port && this.#replace(message),
    );
    this.#port = port;
    this.#known = null;
    this.#result = null;
    for (const catalogue of this.#catalogues.values()) port.post(catalogue);
    port.post({ kind: "watch", rows: this.#watched });
    return port;
  }

  #receive(message: FromWorker): void {
    switch (message.kind) {
      case "views":
        if (this.#running === null) clearTimeout(this.#timer);
        // While a newer project waits, these are older than what the panel already shows.
        if (this.#waiting === null) this.#listener.views(message.rows);
        return;
      case "failed":
        this.#replace(message.message);
        return;
      case "catalogue-failed":
        this.#listener.catalogueFailed(message.code, message.message);
        return;
      case "progress":
        if (message.version !== this.#version) return;
        this.#expect(this.#limits.hungMs);
        this.#listener.progress(message.fraction);
        return;
      case "at":
        this.#at = message.work;
        // Also after the answer, while the panel's views are made.
        this.#expect(this.#limits.workMs);
        return;
      case "too-long":
        this.#at = message.work;
        this.#replace("The rules took too long.");
        return;
      case "evaluated":
        if (message.version === this.#version) this.#answered(message);
    }
  }

  #answered(message: FromWorker & { kind: "evaluated" }): void {
    const wasAgain = this.#running?.again ?? false;
    this.#round = 0;
    this.#last = this.#running;
    this.#running = null;
    this.#expectViews();
    this.#result = mergeAnswer(this.#result, message);
    if (wasAgain) this.#listener.progress(undefined);
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
    const asked = this.#running ?? this.#last;
    const wish = this.#waiting ?? asked;
    const again = this.#running?.again ?? false;
    const hungAt = this.#at;
    this.#running = null;
    this.#waiting = null;
    this.#at = null;
    if (wish === null || asked === null) return;
    if (this.#round > MOST_ROUNDS || (this.#round > 0 && hungAt === null)) {
      this.#round = 0;
      this.#last = null;
      if (again) this.#listener.progress(undefined);
      this.#listener.updating(false);
      this.#listener.failed(reason);
      return;
    }
    if (hungAt) {
      this.#quarantine = quarantineWork(this.#quarantine, hungAt, asked.project);
      this.#listener.stopped(hungAt);
    }
    this.#round++;
    this.#listener.updating(true);
    this.#send({ ...wish, again: again || (wish !== asked && wish.again) });
  }
}

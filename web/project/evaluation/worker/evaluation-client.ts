import type { Catalogue, PriceList } from "@stanza/catalogue";
import type { EvaluationInput, EvaluationWork } from "@stanza/evaluation";
import {
  type EvaluatedAndPriced,
  openQuarantine,
  openWatchdog,
  type Quarantine,
  type Timers,
  WATCHDOG_LIMITS,
  type Watchdog,
  type WatchdogLimits,
} from "@stanza/live-project";
import type { PriceTerms } from "@stanza/pricing";
import type { RowId } from "@stanza/project";
import { mergeAnswer } from "./merge-answer.ts";
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
  evaluated(result: EvaluatedAndPriced): void;
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

const TIMERS: Timers = {
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

interface Wish {
  readonly project: EvaluationInput;
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
  readonly #watchdog: Watchdog;
  /** Work that is left out because it has hung. */
  readonly #quarantine = openQuarantine(() => performance.now());
  readonly #catalogues = new Map<string, ToWorker & { kind: "catalogue" }>();
  #port: WorkerPort | null = null;
  #known: EvaluationInput | null = null;
  #result: EvaluatedAndPriced | null = null;
  #running: Wish | null = null;
  #waiting: Wish | null = null;
  /** What runs is for a project that has been left. */
  #isLeft = false;
  /** The wish that was answered last; its panel's views may still be on their way. */
  #last: Wish | null = null;
  #watched: readonly RowId[] = [];
  #version = 0;

  constructor(open: OpenPort, listener: EvaluationListener, limits: WatchdogLimits = WATCHDOG_LIMITS.web) {
    this.#open = open;
    this.#listener = listener;
    this.#watchdog = openWatchdog(limits, TIMERS, () => this.#replace("The rules did not answer in time."));
  }

  /** Work that is left out because it has hung. */
  get quarantine(): Quarantine {
    return this.#quarantine.now;
  }

  addCatalogue(catalogue: Catalogue, prices: PriceList | null): void {
    const message = { kind: "catalogue", catalogue, prices } as const;
    this.#catalogues.set(catalogue.code, message);
    this.#port?.post(message);
  }

  update(project: EvaluationInput, terms: PriceTerms, priceDate?: string): void {
    this.#wish({ project, terms, priceDate, again: false });
  }

  /** Evaluates every row anew, one by one, with progress; what was left out gets another chance. */
  reevaluate(project: EvaluationInput, terms: PriceTerms, priceDate?: string): void {
    this.#quarantine.forget();
    this.#wish({ project, terms, priceDate, again: true });
  }

  /** Another project is opened: what is under way for the one before, or waits behind it, is nobody's result any more. */
  leave(): void {
    this.#isLeft = this.#running !== null;
    this.#waiting = null;
  }

  watch(rows: readonly RowId[]): void {
    this.#watched = rows;
    this.#port?.post({ kind: "watch", rows });
    if (this.#port && this.#running === null && this.#last) this.#expectViews();
  }

  close(): void {
    this.#watchdog.done();
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
    this.#watchdog.begin();
    const { terms, priceDate, again } = wish;
    port.post({
      kind: "project",
      version: this.#version,
      delta,
      terms,
      ...(priceDate ? { priceDate } : {}),
      quarantine: this.#quarantine.now,
      isWatched: this.#watchdog.isWatched,
      again,
    });
  }

  #expectViews(): void {
    if (this.#watched.length > 0) this.#watchdog.goOn();
    else this.#watchdog.rest();
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
        if (this.#running === null) this.#watchdog.rest();
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
        this.#watchdog.goOn();
        this.#listener.progress(message.fraction);
        return;
      case "at":
      case "too-long":
        // Also after the answer, while the panel's views are made.
        this.#watchdog.heard(message);
        return;
      case "evaluated":
        if (message.version === this.#version) this.#answered(message);
    }
  }

  #answered(message: FromWorker & { kind: "evaluated" }): void {
    const wasAgain = this.#running?.again ?? false;
    this.#watchdog.done();
    this.#last = this.#running;
    this.#running = null;
    this.#expectViews();
    this.#result = mergeAnswer(this.#result, message);
    if (wasAgain) this.#listener.progress(undefined);
    if (!this.#isLeft) this.#listener.evaluated(this.#result);
    this.#isLeft = false;
    const next = this.#waiting;
    this.#waiting = null;
    if (next === null) this.#listener.updating(false);
    else this.#send(next);
  }

  #replace(reason: string): void {
    const verdict = this.#watchdog.verdict();
    this.#port?.terminate();
    this.#port = null;
    const asked = this.#running ?? this.#last;
    const wish = this.#waiting ?? asked;
    const again = this.#running?.again ?? false;
    this.#isLeft &&= this.#waiting === null;
    this.#running = null;
    this.#waiting = null;
    if (wish === null || asked === null) {
      this.#watchdog.done();
      return;
    }
    if (verdict.kind === "give-up") {
      this.#last = null;
      if (again) this.#listener.progress(undefined);
      this.#listener.updating(false);
      this.#listener.failed(reason);
      return;
    }
    if (verdict.leaveOut) {
      this.#quarantine.add(verdict.leaveOut, asked.project);
      this.#listener.stopped(verdict.leaveOut);
    }
    this.#listener.updating(true);
    this.#send({ ...wish, again: again || (wish !== asked && wish.again) });
  }
}

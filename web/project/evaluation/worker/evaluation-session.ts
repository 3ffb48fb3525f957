import { openCatalogue } from "@stanza/catalogue";
import { type EvaluatedRow, type EvaluationInput, workOf } from "@stanza/evaluation";
import {
  type CatalogueInUse,
  type EvaluatedAndPriced,
  type LiveProject,
  openLiveProject,
  openThreadGuard,
  type PricingBasis,
  type ThreadGuard,
} from "@stanza/live-project";
import type { PricedRow } from "@stanza/pricing";
import type { RowId } from "@stanza/project";
import { applyDelta } from "./project-delta.ts";
import type { FromWorker, RowViews, ToWorker } from "./protocol.ts";

/** Between two reports of progress. */
const PROGRESS_MS = 50;

/**
 * The worker's side of evaluation: keeps the project evaluated and priced, and answers with the differences from its last answer. It
 * knows no thread, so that tests run it as it is.
 */
export class EvaluationSession {
  readonly #post: (message: FromWorker) => void;
  readonly #now: () => number;
  readonly #guard: ThreadGuard;
  readonly #live: LiveProject;
  #catalogues: ReadonlyMap<string, CatalogueInUse> = new Map();
  #project: EvaluationInput | null = null;
  #watched: readonly RowId[] = [];
  #version = 0;
  /** The rows that the other side has. */
  #sent = new Map<RowId, EvaluatedRow>();
  #sentPrices: ReadonlySet<PricedRow> = new Set();

  /** now   milliseconds of a clock that only goes on */
  constructor(post: (message: FromWorker) => void, now: () => number) {
    this.#post = post;
    this.#now = now;
    this.#guard = openThreadGuard(now);
    this.#live = openLiveProject(this.#guard);
  }

  receive(message: ToWorker): void {
    switch (message.kind) {
      case "catalogue":
        this.#open(message);
        return;
      case "watch":
        this.#watched = message.rows;
        if (this.#project !== null) this.#post(this.#views(this.#project));
        return;
      case "project":
        this.#update(message);
        return;
    }
  }

  #open({ catalogue, prices }: ToWorker & { kind: "catalogue" }): void {
    const others = [...this.#catalogues].filter(([code]) => code !== catalogue.code);
    try {
      const open = openCatalogue(catalogue);
      this.#catalogues = new Map([...others, [open.code, { open, prices }]]);
    } catch (thrown) {
      this.#catalogues = new Map(others);
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      this.#post({ kind: "catalogue-failed", code: catalogue.code, message });
    }
  }

  #update(message: ToWorker & { kind: "project" }): void {
    const { delta, terms, version, priceDate, quarantine, isWatched, again } = message;
    const project = applyDelta(this.#project, delta);
    const basis: PricingBasis = {
      catalogues: this.#catalogues,
      terms,
      ...(priceDate === undefined ? {} : { priceDate }),
    };
    this.#guard.begin(project, quarantine, isWatched ? this.#post : undefined);
    this.#project = project;
    this.#version = version;
    const result = again ? this.#evaluateAgain(project, basis) : this.#live.update(project, basis);
    this.#post(this.#difference(result));
    if (this.#watched.length > 0) this.#post(this.#views(project));
  }

  /** Row by row, with the fraction that is done (spec 1 §4). */
  #evaluateAgain(project: EvaluationInput, basis: PricingBasis): EvaluatedAndPriced {
    const running = this.#live.again(project, basis);
    let reportedAt = this.#now();
    for (;;) {
      const step = running.next();
      if (step.done) return step.value;
      if (this.#now() - reportedAt < PROGRESS_MS && step.value.progress < 1) continue;
      reportedAt = this.#now();
      this.#post({ kind: "progress", version: this.#version, fraction: step.value.progress });
    }
  }

  #difference({ evaluated, priced }: EvaluatedAndPriced): FromWorker {
    const rows = evaluated.rows.filter((row) => this.#sent.get(row.row.id) !== row);
    const prices = priced.rows.filter((row) => !this.#sentPrices.has(row));
    this.#sent = new Map(evaluated.rows.map((row) => [row.row.id, row]));
    this.#sentPrices = new Set(priced.rows);
    return {
      kind: "evaluated",
      version: this.#version,
      rows,
      order: evaluated.rows.map(({ row }) => row.id),
      failed: evaluated.failed,
      priced: { ...priced, rows: prices },
    };
  }

  /** Panels ask the catalogue's rules too, so they are watched like evaluation. */
  #views(project: EvaluationInput): FromWorker {
    const rows: Record<RowId, RowViews> = {};
    for (const id of this.#watched) {
      const live = this.#live.row(id);
      const row = this.#sent.get(id)?.row;
      if (!live || !row) continue;
      const work = workOf(project, row);
      this.#guard.watch(work, "begin");
      rows[id] = { views: live.views(), groups: live.groups() };
      this.#guard.watch(work, "end");
    }
    return { kind: "views", version: this.#version, rows };
  }
}

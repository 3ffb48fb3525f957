import { type OpenCatalogue, openCatalogue } from "@stanza/catalogue";
import {
  type EvaluatedProject,
  type EvaluatedRow,
  type EvaluationWork,
  isQuarantined,
  openProjectEvaluation,
  type ProjectEvaluation,
  type Quarantine,
  tookTooLong,
  workOf,
} from "@stanza/evaluation";
import {
  type CataloguePrices,
  collectRows,
  type PricedRow,
  type PriceTerms,
  priceRow,
} from "@stanza/pricing";
import type { Project, Row, RowId } from "@stanza/project";
import { applyDelta } from "./project-delta.ts";
import type { FromWorker, RowViews, ToWorker } from "./protocol.ts";

/** Work that took this long is too expensive, though it came to an end; an article takes 0.05 ms. */
const TOO_LONG_MS = 3000;
/** Between two reports of progress. */
const PROGRESS_MS = 50;

/**
 * The worker's side of evaluation: keeps the project, evaluates and prices what changed, and answers with what is different from the
 * last answer. Knows no thread, so that tests run it as it is.
 */
export class EvaluationSession {
  readonly #post: (message: FromWorker) => void;
  readonly #now: () => number;
  readonly #catalogues = new Map<string, OpenCatalogue>();
  #book: Record<string, CataloguePrices> = {};
  #evaluation: ProjectEvaluation | null = null;
  #priceDate: string | undefined;
  #project: Project | null = null;
  #watched: readonly RowId[] = [];
  #version = 0;
  /** What the other side has, by row. */
  #sent = new Map<RowId, EvaluatedRow>();
  #priced = new Map<EvaluatedRow, PricedRow>();
  #terms = "";
  #quarantine: Quarantine = new Set();
  #isWatched = false;
  #startedAt = 0;

  /** now   milliseconds of a clock that only goes on */
  constructor(post: (message: FromWorker) => void, now: () => number) {
    this.#post = post;
    this.#now = now;
  }

  receive(message: ToWorker): void {
    switch (message.kind) {
      case "catalogue":
        this.#open(message);
        return;
      case "watch":
        this.#watched = message.rows;
        if (this.#project !== null) this.#post(this.#views());
        return;
      case "project":
        this.#update(message);
        return;
    }
  }

  #open({ catalogue, prices: list }: ToWorker & { kind: "catalogue" }): void {
    const { [catalogue.code]: _old, ...others } = this.#book;
    this.#evaluation = null;
    this.#priced = new Map();
    this.#book = others;
    this.#catalogues.delete(catalogue.code);
    try {
      const open = openCatalogue(catalogue);
      this.#catalogues.set(open.code, open);
      if (list) this.#book = { ...others, [open.code]: { list, condition: open.condition.bind(open) } };
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      this.#post({ kind: "catalogue-failed", code: catalogue.code, message });
    }
  }

  #update(message: ToWorker & { kind: "project" }): void {
    const { delta, terms, version, priceDate, quarantine, isWatched, again } = message;
    const project = applyDelta(this.#project, delta);
    this.#isWatched = isWatched;
    this.#quarantine = quarantine;
    if (this.#evaluation === null || priceDate !== this.#priceDate) {
      this.#evaluation = openProjectEvaluation(this.#catalogues, {
        ...(priceDate === undefined ? {} : { priceDate }),
        watch: (work, phase) => this.#watch(work, phase),
        excluded: (work) => this.#excluded(work),
      });
      this.#priceDate = priceDate;
    }
    this.#project = project;
    this.#version = version;
    const evaluated = again
      ? this.#evaluateAgain(this.#evaluation, project)
      : this.#evaluation.update(project);
    this.#post(this.#difference(project, evaluated, terms));
    if (this.#watched.length > 0) this.#post(this.#views());
  }

  /** Row by row, with the fraction that is done (spec 1 §4). */
  #evaluateAgain(evaluation: ProjectEvaluation, project: Project): EvaluatedProject {
    const running = evaluation.again(project);
    let toldAt = this.#now();
    for (;;) {
      const step = running.next();
      if (step.done) return step.value;
      if (this.#now() - toldAt < PROGRESS_MS && step.value.progress < 1) continue;
      toldAt = this.#now();
      this.#post({ kind: "progress", version: this.#version, fraction: step.value.progress });
    }
  }

  #difference(project: Project, evaluated: EvaluatedProject, terms: PriceTerms): FromWorker {
    const key = JSON.stringify(terms);
    const known = key === this.#terms ? this.#priced : new Map<EvaluatedRow, PricedRow>();
    this.#terms = key;
    this.#priced = new Map(
      evaluated.rows.map((row) => [
        row,
        known.get(row) ?? this.#atRow(project, row.row, () => priceRow(row, this.#book, terms)),
      ]),
    );
    const priced = collectRows([...this.#priced.values()], evaluated.failed, terms);
    const rows = evaluated.rows.filter((row) => this.#sent.get(row.row.id) !== row);
    const fresh = evaluated.rows
      .filter((row) => !known.has(row))
      .map((row) => this.#priced.get(row) as PricedRow);
    this.#sent = new Map(evaluated.rows.map((row) => [row.row.id, row]));
    return {
      kind: "evaluated",
      version: this.#version,
      rows,
      order: evaluated.rows.map(({ row }) => row.id),
      failed: evaluated.failed,
      priced: { ...priced, rows: fresh },
    };
  }

  #views(): FromWorker {
    const rows: Record<RowId, RowViews> = {};
    for (const id of this.#watched) {
      const live = this.#evaluation?.row(id);
      const row = this.#sent.get(id)?.row;
      if (!live || !row || !this.#project) continue;
      rows[id] = this.#atRow(this.#project, row, () => ({ views: live.views(), groups: live.groups() }));
    }
    return { kind: "views", version: this.#version, rows };
  }

  /** Prices and panels ask the catalogue's rules too, so they are watched like evaluation. */
  #atRow<T>(project: Project, row: Row, act: () => T): T {
    const work = workOf(project, row);
    this.#watch(work, "begin");
    const result = act();
    this.#watch(work, "end");
    return result;
  }

  #watch(work: EvaluationWork, phase: "begin" | "end"): void {
    if (!this.#isWatched) return;
    if (phase === "begin") {
      this.#startedAt = this.#now();
      this.#post({ kind: "at", work });
    } else if (this.#now() - this.#startedAt > TOO_LONG_MS) this.#post({ kind: "too-long", work });
  }

  #excluded(work: EvaluationWork) {
    if (!this.#project || !isQuarantined(this.#quarantine, work, this.#project)) return undefined;
    return tookTooLong(
      work.kind === "row" ? work.row : { article: "automatic rows", catalogue: work.catalogue },
    );
  }
}

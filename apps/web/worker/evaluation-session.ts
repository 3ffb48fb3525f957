import { type OpenCatalogue, openCatalogue } from "@stanza/catalogue";
import {
  type EvaluatedProject,
  type EvaluatedRow,
  openProjectEvaluation,
  type ProjectEvaluation,
} from "@stanza/evaluation";
import {
  type CataloguePrices,
  collectRows,
  type PricedRow,
  type PriceTerms,
  priceRow,
} from "@stanza/pricing";
import type { Project, RowId } from "@stanza/project";
import { applyDelta } from "./project-delta.ts";
import type { FromWorker, RowViews, ToWorker } from "./protocol.ts";

/**
 * The worker's side of evaluation: keeps the project, evaluates and prices what changed, and answers with what is different from the
 * last answer. Knows no thread, so that tests run it as it is.
 */
export class EvaluationSession {
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

  receive(message: ToWorker): readonly FromWorker[] {
    switch (message.kind) {
      case "catalogue": {
        const open = openCatalogue(message.catalogue);
        this.#catalogues.set(open.code, open);
        const { [open.code]: _old, ...others } = this.#book;
        const prices = message.prices && { list: message.prices, condition: open.condition.bind(open) };
        this.#book = prices ? { ...others, [open.code]: prices } : others;
        this.#evaluation = null;
        this.#priced = new Map();
        return [];
      }
      case "watch":
        this.#watched = message.rows;
        return this.#project === null ? [] : [this.#views()];
      case "project":
        return this.#update(message);
    }
  }

  #update({ delta, terms, version, priceDate }: ToWorker & { kind: "project" }): readonly FromWorker[] {
    const project = applyDelta(this.#project, delta);
    if (this.#evaluation === null || priceDate !== this.#priceDate) {
      this.#evaluation = openProjectEvaluation(
        this.#catalogues,
        priceDate === undefined ? {} : { priceDate },
      );
      this.#priceDate = priceDate;
    }
    this.#project = project;
    this.#version = version;
    const evaluated = this.#evaluation.update(project);
    const answer = this.#difference(evaluated, terms);
    return this.#watched.length === 0 ? [answer] : [answer, this.#views()];
  }

  #difference(evaluated: EvaluatedProject, terms: PriceTerms): FromWorker {
    const key = JSON.stringify(terms);
    const known = key === this.#terms ? this.#priced : new Map<EvaluatedRow, PricedRow>();
    this.#terms = key;
    this.#priced = new Map(
      evaluated.rows.map((row) => [row, known.get(row) ?? priceRow(row, this.#book, terms)]),
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
      if (live) rows[id] = { views: live.views(), groups: live.groups() };
    }
    return { kind: "views", version: this.#version, rows };
  }
}

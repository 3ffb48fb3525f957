import type { OpenCatalogue } from "@stanza/catalogue";
import { type EvaluatedRow, evaluateProject, type FailedRow, workOf } from "@stanza/evaluation";
import {
  collectRows,
  type PriceBook,
  type PricedProject,
  type PricedRow,
  type PriceTerms,
  priceRow,
} from "@stanza/pricing";
import type { Project } from "@stanza/project";
import type { PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import type { Guard } from "./guard.ts";

/** The catalogues that a project uses, by code. */
export type Catalogues = ReadonlyMap<string, Pick<PublishedCatalogue, "open" | "priceLists">>;

/** What the server itself finds a project to cost. */
export interface Reckoning {
  readonly priced: PricedProject;
  readonly failed: readonly FailedRow[];
}

export interface ReckonTerms extends PriceTerms {
  /** ISO date. */
  readonly priceDate: string;
}

/**
 * Evaluates and prices a project; a row that fails is in `failed` and unpriced, never dropped.
 *
 * priceLists  the shop's list of each catalogue, by code
 */
export function reckon(
  project: Project,
  catalogues: Catalogues,
  priceLists: Readonly<Record<string, string>>,
  terms: ReckonTerms,
  guard: Guard,
): Reckoning {
  const evaluated = evaluateProject(project, openOf(catalogues), { ...guard, priceDate: terms.priceDate });
  const book = priceBook(catalogues, priceLists);
  const rows = evaluated.rows.map((row) => priceWatched(row, book, terms, guard, project));
  return {
    priced: collectRows(rows, evaluated.failed, terms),
    failed: evaluated.failed,
  };
}

/** A row's prices; the conditions of surcharges are rules too, and watched as such. */
export function priceWatched(
  row: EvaluatedRow,
  book: PriceBook,
  terms: ReckonTerms,
  guard: Guard,
  project: Project,
): PricedRow {
  const work = workOf(project, row.row);
  guard.watch(work, "begin");
  const priced = priceRow(row, book, terms);
  guard.watch(work, "end");
  return priced;
}

export function openOf(catalogues: Catalogues): ReadonlyMap<string, OpenCatalogue> {
  return new Map([...catalogues].map(([code, { open }]) => [code, open]));
}

/** The shop's own list of each catalogue; a catalogue without one leaves its lines unpriced. */
export function priceBook(catalogues: Catalogues, shopLists: Readonly<Record<string, string>>): PriceBook {
  return Object.fromEntries(
    [...catalogues].flatMap(([code, { open, priceLists }]) => {
      const list = priceLists.get(shopLists[code] ?? "");
      return list ? [[code, { list, condition: open.condition.bind(open) }]] : [];
    }),
  );
}

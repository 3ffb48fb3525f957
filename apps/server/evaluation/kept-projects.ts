import { isDeepStrictEqual } from "node:util";
import type { OpenCatalogue, PriceList } from "@stanza/catalogue";
import { type EvaluatedRow, openProjectEvaluation, type ProjectEvaluation } from "@stanza/evaluation";
import { collectRows, type PricedRow } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import type { Guard } from "./guard.ts";
import {
  type Catalogues,
  openOf,
  priceBook,
  priceWatched,
  type Reckoning,
  type ReckonTerms,
} from "./reckon.ts";

/**
 * The projects that were evaluated last, kept evaluated and priced, so that the next save of one costs what has changed in it. All of
 * it is the server's own work: a document only says which rows are as they were.
 */
export interface KeptProjects {
  /** As `reckon`, from what is kept of `projectId` where the catalogues, lists and terms are still the same. */
  reckon(
    projectId: number,
    project: Project,
    catalogues: Catalogues,
    priceLists: Readonly<Record<string, string>>,
    terms: ReckonTerms,
  ): Reckoning;
  /** Rows kept at the moment, generated ones included. */
  readonly rows: number;
}

/** An evaluation with its prices, and what they hold for. */
interface Kept {
  readonly open: ReadonlyMap<string, OpenCatalogue>;
  readonly lists: ReadonlyMap<string, PriceList | undefined>;
  readonly terms: ReckonTerms;
  readonly evaluation: ProjectEvaluation;
  readonly project: Project;
  readonly prices: ReadonlyMap<EvaluatedRow, PricedRow>;
}

/** mostRows  how many rows are kept of all projects together, some 12 KB each; those not asked for the longest go first */
export function openKeptProjects(mostRows: number, guard: Guard): KeptProjects {
  const kept = new Map<number, Kept>();
  const countRows = () => [...kept.values()].reduce((sum, { prices }) => sum + prices.size, 0);
  return {
    get rows() {
      return countRows();
    },
    reckon(projectId, project, catalogues, priceLists, terms) {
      const before = kept.get(projectId);
      // Put back at the end, as the one used last; not at all if its evaluation fails.
      kept.delete(projectId);
      const open = openOf(catalogues);
      const lists = listsOf(catalogues, priceLists);
      const isEvaluated =
        before && sameEntries(before.open, open) && before.terms.priceDate === terms.priceDate;
      const evaluation = isEvaluated
        ? before.evaluation
        : openProjectEvaluation(open, { ...guard, priceDate: terms.priceDate });
      const shared = isEvaluated ? withSameObjects(before.project, project) : project;
      const evaluated = evaluation.update(shared);

      const isPriced =
        isEvaluated && sameEntries(before.lists, lists) && isDeepStrictEqual(before.terms, terms);
      const book = priceBook(catalogues, priceLists);
      const prices = new Map(
        evaluated.rows.map((row) => {
          const known = isPriced ? before.prices.get(row) : undefined;
          return [row, known ?? priceWatched(row, book, terms, guard, shared)];
        }),
      );
      kept.set(projectId, { open, lists, terms, evaluation, project: shared, prices });
      for (const oldest of kept.keys()) {
        if (countRows() <= mostRows) break;
        kept.delete(oldest);
      }
      const priced = collectRows([...prices.values()], evaluated.failed, terms);
      return { priced, failed: evaluated.failed };
    },
  };
}

function listsOf(catalogues: Catalogues, priceLists: Readonly<Record<string, string>>) {
  return new Map([...catalogues].map(([code, own]) => [code, own.priceLists.get(priceLists[code] ?? "")]));
}

/** A version that was closed and opened again counts as another: what is kept of the old one would never be let go. */
function sameEntries(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.has(key) && b.get(key) === value);
}

/**
 * The same project as `after`, with the objects of `before` wherever the two are equal: evaluation compares by identity, and a document
 * that was decoded anew shares none.
 */
function withSameObjects(before: Project, after: Project): Project {
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const rows = after.rows.map((row) => same(known.get(row.id), row));
  const isUnchanged = rows.length === before.rows.length && rows.every((row, i) => row === before.rows[i]);
  return {
    ...after,
    rows: isUnchanged ? before.rows : rows,
    rooms: same(before.rooms, after.rooms),
    catalogues: same(before.catalogues, after.catalogues),
    automaticEdits: same(before.automaticEdits, after.automaticEdits),
  };
}

const same = <T>(before: T | undefined, after: T): T =>
  before !== undefined && isDeepStrictEqual(before, after) ? before : after;

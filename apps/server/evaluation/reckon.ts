import type { OpenCatalogue } from "@stanza/catalogue";
import { evaluateProject, type FailedRow } from "@stanza/evaluation";
import { type PriceBook, type PricedProject, type PriceTerms, priceProject } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import type { PublishedCatalogue } from "../catalogues/catalogue-store.ts";

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
): Reckoning {
  const evaluated = evaluateProject(project, openOf(catalogues), { priceDate: terms.priceDate });
  return {
    priced: priceProject(evaluated, priceBook(catalogues, priceLists), terms),
    failed: evaluated.failed,
  };
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

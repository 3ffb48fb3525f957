import { CATALOGUE_IN_USE, type ProjectDocument } from "@stanza/codecs";
import type { ProjectTotals, Shop } from "@stanza/contract";
import type { Drawing } from "@stanza/drawing";
import type { Project } from "@stanza/project";
import type { CatalogueStore, PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import { pricingShop } from "../offers/pricing-shop.ts";
import { openKeptProjects } from "./kept-projects.ts";
import type { Reckoning } from "./reckon.ts";
import { type Input, perform, type Result } from "./tasks.ts";
import { openThread } from "./thread.ts";

/** From this many rows on a project is evaluated in a thread of its own: with prices a row costs some 0.15 ms of the event loop. */
const ROWS_OFF_THREAD = 150;
/** Of the projects that are evaluated here: small ones, some 12 KB a row. */
const MOST_KEPT_ROWS = 2_500;

/** Evaluates, prices and draws on the server, with the catalogue versions that a project is pinned to and the lists of a shop. */
export interface Evaluator {
  /** projectId  where the project is stored: the next call for it costs only what has changed */
  reckon(document: ProjectDocument, shop: Shop, priceDate: string, projectId?: number): Promise<Reckoning>;
  /** The totals of `reckon` alone, with what the document's own terms make of them. */
  totals(
    document: ProjectDocument,
    shop: Shop,
    priceDate: string,
    projectId?: number,
  ): Promise<ProjectTotals>;
  /** The room for an offer's first page; `null`: nothing to see, or too much. */
  drawRoom(project: Project, priceDate: string | null): Promise<Drawing | null>;
  /** The project's picture in lists as SVG; `null`: there is nothing to see. */
  drawPicture(project: Project, priceDate: string | null): Promise<string | null>;
  /** The catalogues that a project uses, in its versions; a version that is gone gives way to the one in use. */
  cataloguesOf(project: Project): ReadonlyMap<string, PublishedCatalogue>;
  close(): Promise<void>;
}

/** catalogueHome  the folder of published versions, for the threads, which open catalogues of their own */
export function createEvaluator(store: CatalogueStore, catalogueHome: string): Evaluator {
  const kept = openKeptProjects(MOST_KEPT_ROWS);
  const reckoning = openThread(catalogueHome);
  // Pictures take longer than saves, which shall not wait for them.
  const drawing = openThread(catalogueHome);
  const cataloguesOf = (project: Project) => usedCatalogues(store, project);

  const reckonHereOrThere = async <K extends "reckon" | "totals">(
    kind: K,
    input: Input<K>,
  ): Promise<Result<K>> => {
    const used = cataloguesOf(input.project);
    const isSmall = input.project.rows.length < ROWS_OFF_THREAD;
    return isSmall ? perform(kind, input, used, kept) : reckoning.run(kind, input, versionsOf(used));
  };
  const draw = <K extends "room" | "picture">(kind: K, project: Project, priceDate: string | null) =>
    drawing.run(kind, { project, priceDate }, versionsOf(cataloguesOf(project)));

  return {
    cataloguesOf,
    reckon: (...what) => reckonHereOrThere("reckon", inputOf(...what)),
    totals: (document, shop, priceDate, projectId) =>
      reckonHereOrThere("totals", {
        ...inputOf(document, shop, priceDate, projectId),
        offer: document.terms,
        shop: pricingShop(shop),
      }),
    drawRoom: (project, priceDate) => draw("room", project, priceDate),
    drawPicture: (project, priceDate) => draw("picture", project, priceDate),
    async close() {
      await Promise.all([reckoning.close(), drawing.close()]);
    },
  };
}

function inputOf(
  { project, head }: ProjectDocument,
  shop: Shop,
  priceDate: string,
  projectId: number | undefined,
): Input<"reckon"> {
  return {
    project,
    ...(projectId === undefined ? {} : { projectId }),
    priceLists: shop.priceLists,
    terms: { currency: shop.currency, pricesIncrease: head.pricesIncrease, priceDate },
  };
}

function versionsOf(used: ReadonlyMap<string, PublishedCatalogue>) {
  return [...used.values()].map(({ code, version }) => ({ code, version }));
}

function usedCatalogues(store: CatalogueStore, project: Project): ReadonlyMap<string, PublishedCatalogue> {
  const codes = new Set([
    ...Object.keys(project.catalogues),
    ...project.rows.map(({ catalogue }) => catalogue),
  ]);
  const used = new Map<string, PublishedCatalogue>();
  for (const code of codes) {
    const pinned = project.catalogues[code]?.version ?? CATALOGUE_IN_USE;
    const found =
      (pinned === CATALOGUE_IN_USE ? undefined : store.version(code, pinned)) ?? store.current.get(code);
    if (found) used.set(code, found);
  }
  return used;
}

import { CATALOGUE_IN_USE, type ProjectDocument } from "@stanza/codecs";
import type { ProjectTotals, Shop } from "@stanza/contract";
import { pricingShop } from "@stanza/contract";
import type { Drawing } from "@stanza/drawing";
import type { BillOfMaterials, ConfigurationSheet } from "@stanza/evaluation";
import type { Project } from "@stanza/project";
import type { CatalogueStore, PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import { type Guard, guardOf } from "./guard.ts";
import { openQuarantine } from "./quarantine-store.ts";
import type { RuleResult } from "./recalculate.ts";
import type { Reckoning } from "./reckon.ts";
import type { Input, Result, RuleInput } from "./tasks.ts";
import { openThread, type ThreadLimits } from "./thread.ts";

/** From this many rows on a project has a thread of its own, so that small ones need not wait for it. */
const LARGE_ROWS = 150;

/**
 * Evaluates, prices and draws on the server, with the catalogue versions that a project is pinned to and the lists of a shop. All of it
 * in threads: whatever a catalogue's rules do, requests go on, and what hangs is stopped (reliability.md F14, T31).
 */
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
  /** One rule calculated anew; `project` is its one row with the catalogue that it is pinned to. */
  recalculate(
    project: Project,
    shop: Shop,
    priceDate: string,
    forced: RuleInput["forced"],
  ): Promise<RuleResult>;
  /** The room for an offer's first page; `null`: nothing to see, or too much. */
  drawRoom(project: Project, priceDate: string | null): Promise<Drawing | null>;
  /** The project's picture in lists as SVG; `null`: there is nothing to see. */
  drawPicture(project: Project, priceDate: string | null): Promise<string | null>;
  /** Every value of every row and where it came from. */
  configurationSheet(project: Project, priceDate: string | null): Promise<ConfigurationSheet>;
  /** What the project is made of. */
  billOfMaterials(project: Project, priceDate: string | null): Promise<BillOfMaterials>;
  /** The chosen views for print sheets. */
  drawViews(
    project: Project,
    priceDate: string | null,
    views: Input<"views">["views"],
    language: string,
  ): Promise<readonly Drawing[]>;
  /** The catalogues that a project uses, in its versions; a version that is gone gives way to the one in use. */
  cataloguesOf(project: Project): ReadonlyMap<string, PublishedCatalogue>;
  /** For evaluation outside the threads: leaves out what has hung in them. Reckon the project first. */
  guard(project: Project): Guard;
  close(): Promise<void>;
}

/** catalogueHome  the folder of published versions, for the threads, which open catalogues of their own */
export function createEvaluator(
  store: CatalogueStore,
  catalogueHome: string,
  limits?: ThreadLimits,
): Evaluator {
  const quarantine = openQuarantine(() => Date.now());
  const [small, large] = [1, 2].map(() => openThread(catalogueHome, quarantine, limits)) as [
    ReturnType<typeof openThread>,
    ReturnType<typeof openThread>,
  ];
  // Pictures take longer than saves, which shall not wait for them.
  const drawing = openThread(catalogueHome, quarantine, limits);
  const cataloguesOf = (project: Project) => usedCatalogues(store, project);

  const reckoning = <K extends "reckon" | "totals" | "rule">(
    kind: K,
    input: Input<K>,
  ): Promise<Result<K>> => {
    const thread = input.project.rows.length < LARGE_ROWS ? small : large;
    return thread.run(kind, input, versionsOf(cataloguesOf(input.project)));
  };
  const draw = <K extends "room" | "picture" | "sheet" | "bill">(
    kind: K,
    project: Project,
    priceDate: string | null,
  ) => drawing.run(kind, { project, priceDate }, versionsOf(cataloguesOf(project)));

  return {
    cataloguesOf,
    guard: (project) => guardOf(project, quarantine.now),
    reckon: (...what) => reckoning("reckon", inputOf(...what)),
    totals: (document, shop, priceDate, projectId) =>
      reckoning("totals", {
        ...inputOf(document, shop, priceDate, projectId),
        offer: document.terms,
        shop: pricingShop(shop),
      }),
    recalculate: (project, shop, priceDate, forced) =>
      reckoning("rule", {
        project,
        forced,
        priceLists: shop.priceLists,
        terms: { currency: shop.currency, priceDate },
      }),
    drawRoom: (project, priceDate) => draw("room", project, priceDate),
    drawPicture: (project, priceDate) => draw("picture", project, priceDate),
    configurationSheet: (project, priceDate) => draw("sheet", project, priceDate),
    billOfMaterials: (project, priceDate) => draw("bill", project, priceDate),
    drawViews: (project, priceDate, views, language) =>
      drawing.run("views", { project, priceDate, views, language }, versionsOf(cataloguesOf(project))),
    async close() {
      await Promise.all([small.close(), large.close(), drawing.close()]);
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

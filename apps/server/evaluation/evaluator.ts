import { ownValue } from "@stanza/catalogue";
import { CATALOGUE_IN_USE, type ProjectDocument } from "@stanza/codecs";
import type { Shop } from "@stanza/contract";
import { pricingShop } from "@stanza/contract";
import type { Drawing, Pixels } from "@stanza/drawing";
import { type BillOfMaterials, type ConfigurationSheet, evaluationInput } from "@stanza/evaluation";
import { FORGOTTEN_AFTER_MS, openQuarantine } from "@stanza/live-project";
import type { OfferMargin, OfferTerms, PricedProject, PurchaseConditions } from "@stanza/pricing";
import { newProject, type Project } from "@stanza/project";
import type { CatalogueStore, PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import type { ModelFiles, ModelInput } from "./model/make-model.ts";
import type { SceneFiles, SceneInput } from "./model/scene-files.ts";
import type { OfferDrawingInput, OfferDrawings } from "./offer/draw-offer.ts";
import type { PicturedScene } from "./photograph.ts";
import type { ComparedOption } from "./price-option.ts";
import type { TotalledProject } from "./project-totals.ts";
import type { RuleResult } from "./recalculate.ts";
import type { ComparisonInput, PricingInput, RuleInput } from "./task-inputs.ts";
import type { Input, PricedRows, Result } from "./tasks.ts";
import { openThread } from "./thread.ts";
import { openThreadPool } from "./thread-pool.ts";

/**
 * Evaluates, prices and draws on the server, with the catalogue versions that a project is pinned to and the lists of a shop. All of it
 * in threads: whatever a catalogue's rules do, requests go on, and what hangs is stopped (reliability.md F14, T31).
 */
export interface Evaluator {
  /** Prices every row. Of a stored project only what has changed since the last call is evaluated. */
  prices(project: PricedDocument): Promise<PricedRows>;
  /** The totals and boxes of the same, by the document's own terms. isWanted: as of a `Turn`. */
  totals(project: PricedDocument, isWanted?: () => Promise<boolean>): Promise<TotalledProject>;
  /** Purchase and margin of the same under other terms; `null`: the terms cannot be totalled. */
  margin(
    project: PricedDocument,
    terms: OfferTerms,
    conditions: PurchaseConditions,
  ): Promise<OfferMargin | null>;
  /** The prices of the same with those of the lists: for whoever may see purchase prices. */
  listPrices(project: PricedDocument): Promise<PricedProject>;
  /** The project with another option for a variable that its pieces share; `null`: it cannot have it. */
  priceOption(
    project: PricedDocument,
    choice: ComparisonInput["choice"],
    value: string,
  ): Promise<ComparedOption | null>;
  /** Everything that an offer shows of a project besides its prices, from the evaluation that they are of. */
  drawOffer(
    project: PricedDocument,
    how: Omit<OfferDrawingInput, keyof PricingInput>,
  ): Promise<OfferDrawings>;
  /** One rule calculated anew; `project` is its one row with the catalogue that it is pinned to. `divider`: see `RuleInput`. */
  recalculate(
    project: Project,
    shop: Shop,
    priceDate: string,
    forced: RuleInput["forced"],
    divider?: string,
  ): Promise<RuleResult>;
  /** The project's picture in lists as SVG; `null`: there is nothing to see. */
  drawPicture(project: Project, priceDate: string | null): Promise<string | null>;
  /** The project's room as pixels; `null`: there is nothing to see, or too much. */
  drawPixels(project: Project, priceDate: string | null): Promise<Pixels | null>;
  /** The project's rooms ready to be photographed; `null`: there is nothing to see, or too much. */
  photograph(project: Project, priceDate: string | null): Promise<PicturedScene | null>;
  /** The project, or rows of it, as files of a 3D model. */
  makeModel(input: ModelInput): Promise<ModelFiles>;
  /** The project as an archive of OBJ. */
  makeObj(input: ModelInput): Promise<SceneFiles>;
  /** A scene that was sent, as files of OBJ or IGX. */
  makeSceneFiles(input: Omit<SceneInput, "project">): Promise<SceneFiles>;
  /** Every value of every row and where it came from. */
  configurationSheet(project: Project, priceDate: string | null): Promise<ConfigurationSheet>;
  /** Lists the parts of the project. */
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
  close(): Promise<void>;
}

/** A document as it is priced at a time. */
export interface PricedDocument {
  readonly document: ProjectDocument;
  /** The shop with the price lists of this project, see `shopPricing`. */
  readonly shop: Shop;
  /** ISO date. */
  readonly priceDate: string;
  /** Number of the stored project; absent: it is not stored yet. */
  readonly projectId?: number | undefined;
}

/** More drawings than that wait when a page of pictures is first seen by many. */
const MOST_DRAWINGS_WAITING = 1_000;

/**
 * catalogueHome  the folder of published versions, for the threads, which open catalogues of their own
 * threads        how many evaluate; one more draws
 * decimals       digits of amounts (spec 2 §3 config.nround.ext.num); absent: the currency's own
 */
export function createEvaluator(
  store: CatalogueStore,
  catalogueHome: string,
  threads: number,
  decimals?: number,
): Evaluator {
  const quarantine = openQuarantine(() => Date.now(), FORGOTTEN_AFTER_MS);
  const pool = openThreadPool(
    Array.from({ length: Math.max(1, threads) }, () => openThread(catalogueHome, quarantine)),
  );
  // Pictures and offers take longer than saves, which shall not wait for them.
  const drawing = openThread(catalogueHome, quarantine, { mostWaiting: MOST_DRAWINGS_WAITING });
  const cataloguesOf = (project: Project) => usedCatalogues(store, project);
  const digits = decimals === undefined ? {} : { decimals };
  const inputOf = ({ document, shop, priceDate, projectId }: PricedDocument): PricingInput => ({
    project: evaluationInput(document.project),
    ...(projectId === undefined ? {} : { projectId }),
    priceLists: shop.priceLists,
    terms: { currency: shop.currency, pricesIncrease: document.head.pricesIncrease, priceDate, ...digits },
  });

  const run = <K extends "prices" | "totals" | "margin" | "listed" | "option" | "rule">(
    kind: K,
    input: Input<K>,
    project: Project,
    isWanted?: () => Promise<boolean>,
  ): Promise<Result<K>> => {
    const { projectId } = input;
    const thread = pool.threadOf(projectId);
    return thread.run(kind, input, versionsOf(cataloguesOf(project)), { projectId, isWanted });
  };
  const draw = <K extends "picture" | "pixels" | "photograph" | "sheet" | "bill">(
    kind: K,
    project: Project,
    priceDate: string | null,
  ) => drawing.run(kind, { project, priceDate }, versionsOf(cataloguesOf(project)));

  return {
    cataloguesOf,
    prices: (priced) => run("prices", inputOf(priced), priced.document.project),
    totals: (priced, isWanted) => {
      const { document, shop } = priced;
      const input = {
        ...inputOf(priced),
        fields: { terms: document.terms, rows: document.rows },
        shop: pricingShop(shop),
      };
      return run("totals", input, document.project, isWanted);
    },
    margin: (priced, terms, conditions) => {
      const { rows, project } = priced.document;
      return run("margin", { ...inputOf(priced), fields: { terms, rows }, conditions }, project);
    },
    listPrices: (priced) => run("listed", inputOf(priced), priced.document.project),
    priceOption: (priced, choice, value) => {
      const { project } = priced.document;
      return run("option", { ...inputOf(priced), project, choice, value }, project);
    },
    drawOffer: (priced, how) => {
      const { project } = priced.document;
      // Evaluated anew, which is little beside the drawing, and not kept: the thread that draws keeps no projects.
      const { projectId: _, ...input } = inputOf(priced);
      return drawing.run("offer", { ...input, ...how, project }, versionsOf(cataloguesOf(project)));
    },
    recalculate: (project, shop, priceDate, forced, divider) => {
      const terms = { currency: shop.currency, priceDate, ...digits };
      const asked = divider === undefined ? {} : { divider };
      return run("rule", { project, forced, priceLists: shop.priceLists, terms, ...asked }, project);
    },
    drawPicture: (project, priceDate) => draw("picture", project, priceDate),
    drawPixels: (project, priceDate) => draw("pixels", project, priceDate),
    photograph: (project, priceDate) => draw("photograph", project, priceDate),
    makeModel: (input) => drawing.run("model", input, versionsOf(cataloguesOf(input.project))),
    makeObj: (input) => drawing.run("obj", input, versionsOf(cataloguesOf(input.project))),
    // Threads are watched by the rows of a project, of which a scene has none.
    makeSceneFiles: (input) => drawing.run("scene", { ...input, project: newProject() }, []),
    configurationSheet: (project, priceDate) => draw("sheet", project, priceDate),
    billOfMaterials: (project, priceDate) => draw("bill", project, priceDate),
    drawViews: (project, priceDate, views, language) =>
      drawing.run("views", { project, priceDate, views, language }, versionsOf(cataloguesOf(project))),
    async close() {
      await Promise.all([pool.close(), drawing.close()]);
    },
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
    const pinned = ownValue(project.catalogues, code)?.version ?? CATALOGUE_IN_USE;
    const found =
      (pinned === CATALOGUE_IN_USE ? undefined : store.version(code, pinned)) ?? store.current.get(code);
    if (found) used.set(code, found);
  }
  return used;
}

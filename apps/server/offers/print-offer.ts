import type { Shop } from "@stanza/contract";
import { pricingShop } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { MEASURE_UNITS, measuresOf } from "@stanza/pricing";
import { type PrintOptions, USUAL_LAYOUT } from "@stanza/print";
import type { Db } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";
import { withoutBrokenPhotos } from "../pictures/without-broken-photos.ts";
import { shopPricing } from "../projects/project-price-lists.ts";
import { readProject } from "../projects/stored-document.ts";
import { promotedShop } from "../promotions/promotion-of.ts";
import { senderOf } from "../shops/sender-of.ts";
import type { OfferedProject } from "./compose.ts";
import { drawViews, type OfferViews } from "./draw-views.ts";
import type { OfferInput, OfferSource } from "./offer-input.ts";

export type PrintingContext = Pick<
  Context,
  "pool" | "evaluator" | "files" | "printer" | "config" | "log" | "scenes"
>;

/** A project of the offer at the revision that it is made from. */
export interface SourceProject extends OfferedProject {
  /** ISO date. */
  readonly priceDate: string;
}

/** The offer that a print is of: its shop, and the request that it was made by. */
export interface PrintedOfferOf {
  readonly shopId: string;
  readonly shop: Shop;
  readonly input: OfferInput;
}

/** The projects of an offer as they were offered, evaluated and priced. */
export async function sourceProjects(
  context: PrintingContext,
  of: PrintedOfferOf,
): Promise<[SourceProject, ...SourceProject[]]> {
  const projects: SourceProject[] = [];
  for (const source of of.input.sources) projects.push(await priceSource(context, of, source));
  const [first, ...rest] = projects;
  if (!first) throw new Error("An offer of no project.");
  return [first, ...rest];
}

async function priceSource(
  context: PrintingContext,
  { shopId, shop: own, input: { terms, promotion } }: PrintedOfferOf,
  source: OfferSource,
): Promise<SourceProject> {
  const { projectId, priceDate, quantity } = source;
  const document = await readProject(context.pool, shopId, Buffer.from(source.docSha, "hex"));
  const { project } = document;
  const catalogues = context.evaluator.cataloguesOf(project);
  const shop = promotedShop(shopPricing(own, project, source.knownPriceLists), terms, promotion);
  const { priced } = await context.evaluator.prices({ document, shop, priceDate, projectId });
  const title = source.title || project.description || `${projectId}`;
  return { projectId, document, priced, shop, priceDate, catalogues, quantity, title };
}

/**
 * Draws everything that the offer shows besides its prices.
 *
 * without  row ids of the offer that no view shows
 */
export const viewsOf = (
  context: PrintingContext,
  projects: readonly SourceProject[],
  { shopId, shop }: PrintedOfferOf,
  offer: Offer,
  without?: readonly string[],
): Promise<OfferViews> =>
  drawViews(
    context,
    shopId,
    projects,
    offer,
    MEASURE_UNITS[measuresOf(pricingShop(shop), false).length],
    without,
  );

/** The drawings that a request wants on paper. */
const printedDrawings = ({ drawings }: OfferViews, { prints }: OfferInput) =>
  drawings.filter(({ kind }) => prints.includes(kind === "plan" ? "plan" : "elevations"));

/** Prints an offer as its request asks, and puts the PDF into the file store. Rejects with `PrintError`. */
export async function printOffer(
  context: PrintingContext,
  { input, shop }: PrintedOfferOf,
  offer: Offer,
  views: OfferViews,
  extra: Pick<PrintOptions, "link" | "acceptance">,
): Promise<StoredPdf> {
  const hasPictures = input.prints.includes("pictures");
  const print = (photos: OfferViews["photos"]) =>
    context.printer.print(offer, printedDrawings(views, input), {
      sender: senderOf(shop),
      lengthUnit: views.lengthUnit,
      words: views.words,
      ...(hasPictures ? { pictures: { ...views.pictures, ...photos } } : {}),
      ...(hasPictures ? heroOf(views) : {}),
      codes: input.name === "AS400" || input.prints.includes("codes"),
      layout: input.layout ?? USUAL_LAYOUT,
      places: views.places,
      ...extra,
    });
  const printed = await withoutBrokenPhotos(context, views.photos, print);
  const pdf = Buffer.from(printed.pdf);
  return { sha: await context.files.put(pdf), size: pdf.length };
}

/** The picture on the first page: the one that the farm has made, where one was chosen. */
const heroOf = ({ hero, render }: OfferViews): Pick<PrintOptions, "hero"> => {
  if (render) return { hero: { format: "png", bytes: render.png } };
  return hero ? { hero } : {};
};

interface StoredPdf {
  readonly sha: Buffer;
  readonly size: number;
}

/** Notes a PDF of the file store as one of a shop's files. */
export async function keepPdf(db: Db, shopId: string, { sha, size }: StoredPdf): Promise<void> {
  await db.query(
    "insert into blob (shop_id, sha, size, media_type) values ($1, $2, $3, 'application/pdf') on conflict do nothing",
    [shopId, sha, size],
  );
}

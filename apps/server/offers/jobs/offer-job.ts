import { pricingShop, type Shop } from "@stanza/contract";
import { MEASURE_UNITS, measuresOf } from "@stanza/pricing";
import { USUAL_LAYOUT } from "@stanza/print";
import { transaction } from "../../db/pool.ts";
import { brotli } from "../../files/brotli.ts";
import type { JobWorker } from "../../jobs/job-queue.ts";
import type { JobRecord } from "../../jobs/job-record.ts";
import { keepPrintedLink, newPrintedLink } from "../../offer-links/printed-link.ts";
import type { Context } from "../../operation/context.ts";
import { shopPricing } from "../../projects/project-price-lists.ts";
import { readProject } from "../../projects/stored-document.ts";
import { promotedShop } from "../../promotions/promotion-of.ts";
import { senderOf } from "../../shops/sender-of.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { basisOf, type OfferedProject } from "../compose.ts";
import { drawViews, type OfferViews } from "../draw-views.ts";
import { type FrozenOffer, freezeOffer } from "../freeze-offer.ts";
import { type OfferInput, type OfferSource, offerInput } from "../offer-input.ts";

type OfferContext = Pick<Context, "pool" | "policy" | "log" | "evaluator" | "files" | "printer" | "now">;

/** A project of the offer at the revision that it is made from. */
export interface SourceProject extends OfferedProject {
  /** ISO date. */
  readonly priceDate: string;
}

/**
 * Offer generation with its steps and fractions (spec 2 §4): revaluate 0.1, saving 0.2, views 0.4, report 0.6. The offer is frozen and
 * numbered once, at `saving`; a job that starts again finds it and goes on. While the PDF fails the offer stands as "PDF pending" and
 * is tried again (reliability.md F16).
 */
export function offerWorker(context: OfferContext): JobWorker {
  return {
    kind: "offer",
    async run(job, control) {
      const input = offerInput(job);
      const shop = await shopOf(context.pool, job.shop_id);
      await control.report("revaluate", 0.1);
      const projects: SourceProject[] = [];
      for (const source of input.sources) projects.push(await priceSource(context, job, input, source, shop));
      const [first, ...rest] = projects;
      if (!first) throw new Error("An offer of no project.");
      await control.report("saving", 0.2);
      const day = isoDay(new Date(input.requestedAt), shop);
      const offer = await freezeOffer(context, job, input, day, (number) => {
        const validUntil = input.validity === undefined ? {} : { validUntil: input.validity };
        return basisOf([first, ...rest], {
          ...input,
          ...validUntil,
          number,
          day,
          brand: context.printer.brand,
        });
      });
      const result = { offerId: offer.id, number: offer.document.number };
      await control.report("views", 0.4, result);
      if (await isPrinted(context, offer)) return result;
      const lengthUnit = MEASURE_UNITS[measuresOf(pricingShop(shop), false).length];
      const views = await drawViews(context, projects, input, offer.document, lengthUnit);
      await keepScene(context, job, views, offer);
      await control.report("report", 0.6);
      await print(context, job, input, shop, views, offer);
      return result;
    },
  };
}

async function priceSource(
  context: OfferContext,
  job: JobRecord,
  { terms, promotion }: OfferInput,
  source: OfferSource,
  own: Shop,
): Promise<SourceProject> {
  const { projectId, priceDate, quantity } = source;
  const document = await readProject(context.pool, job.shop_id, Buffer.from(source.docSha, "hex"));
  const { project } = document;
  const catalogues = context.evaluator.cataloguesOf(project);
  const shop = promotedShop(shopPricing(own, project, source.knownPriceLists), terms, promotion);
  const { priced } = await context.evaluator.prices({ document, shop, priceDate, projectId });
  const title = source.title || project.description || `${projectId}`;
  return { projectId, document, priced, shop, priceDate, catalogues, quantity, title };
}

/** Returns true when an earlier try has finished printing. */
async function isPrinted({ pool }: OfferContext, { id }: FrozenOffer): Promise<boolean> {
  const { rows } = await pool.query("select from offer where id = $1 and pdf_sha is not null", [id]);
  return rows.length > 0;
}

/** The rooms as a client will orbit them, kept with the offer: catalogues come and go. */
async function keepScene(
  { pool, files }: OfferContext,
  job: JobRecord,
  { scene }: OfferViews,
  { id }: FrozenOffer,
): Promise<void> {
  const bytes = await brotli(scene, 5);
  const sha = await files.put(bytes);
  await transaction(pool, async (db) => {
    await db.query(
      "insert into blob (shop_id, sha, size, media_type) values ($1, $2, $3, 'application/json') on conflict do nothing",
      [job.shop_id, sha, bytes.length],
    );
    await db.query("update offer set scene_sha = $2 where id = $1", [id, sha]);
  });
}

async function print(
  context: OfferContext,
  job: JobRecord,
  input: OfferInput,
  shop: Shop,
  views: OfferViews,
  { id, document: offer }: FrozenOffer,
): Promise<void> {
  const link = newPrintedLink(input, offer);
  const printed = await context.printer.print(offer, views.drawings, {
    sender: senderOf(shop),
    lengthUnit: views.lengthUnit,
    pictures: views.pictures,
    choices: views.choices,
    ...(views.hero ? { hero: views.hero } : {}),
    codes: input.name === "AS400" || input.prints.includes("codes"),
    layout: input.layout ?? USUAL_LAYOUT,
    places: views.places,
    ...(link ? { link: link.address } : {}),
  });
  const pdf = Buffer.from(printed.pdf);
  const sha = await context.files.put(pdf);
  await transaction(context.pool, async (db) => {
    await db.query(
      "insert into blob (shop_id, sha, size, media_type) values ($1, $2, $3, 'application/pdf') on conflict do nothing",
      [job.shop_id, sha, pdf.length],
    );
    await db.query("update offer set pdf_sha = $2 where id = $1", [id, sha]);
    if (link)
      await keepPrintedLink(db, id, link, offer, { input, userId: job.created_by, at: context.now() });
  });
}

import { transaction } from "../../db/pool.ts";
import type { JobWorker } from "../../jobs/job-queue.ts";
import type { JobRecord } from "../../jobs/job-record.ts";
import { keepPrintedLink, newPrintedLink } from "../../offer-links/printed-link.ts";
import type { Context } from "../../operation/context.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { basisOf } from "../compose.ts";
import type { OfferViews } from "../draw-views.ts";
import { type FrozenOffer, freezeOffer } from "../freeze-offer.ts";
import { keepPositions, keepRooms } from "../keep-views.ts";
import { isLargeOffer, offerInput } from "../offer-input.ts";
import { priceComparison } from "../price-comparison.ts";
import {
  keepPdf,
  type PrintedOfferOf,
  type PrintingContext,
  printOffer,
  sourceProjects,
  viewsOf,
} from "../print-offer.ts";

type OfferContext = PrintingContext & Pick<Context, "policy" | "now">;

/**
 * Offer generation with its steps and fractions (spec 2 §4): revaluate 0.1, saving 0.2, views 0.4, report 0.6. The offer is frozen and
 * numbered once, at `saving`; a job that starts again finds it and goes on. While the PDF fails the offer stands as "PDF pending" and
 * is tried again (reliability.md F16).
 */
export function offerWorker(context: OfferContext): JobWorker {
  return {
    kind: "offer",
    isLarge: isLargeOffer,
    async run(job, control) {
      const input = offerInput(job);
      const shop = await shopOf(context.pool, job.shop_id);
      await control.report("revaluate", 0.1);
      const of = { shopId: job.shop_id, shop, input };
      const projects = await sourceProjects(context, of);
      const comparison = await priceComparison(context, input, projects);
      await control.report("saving", 0.2);
      const day = isoDay(new Date(input.requestedAt), shop);
      const offer = await freezeOffer(context, job, input, day, (number) => {
        const validUntil = input.validity === undefined ? {} : { validUntil: input.validity };
        return basisOf(projects, {
          ...input,
          ...validUntil,
          comparison,
          number,
          day,
          brand: context.printer.brand,
        });
      });
      const result = { offerId: offer.id, number: offer.document.number };
      await control.report("views", 0.4, result);
      if (await isPrinted(context, offer)) return result;
      const views = await viewsOf(context, projects, of, offer.document);
      const kept = { shopId: job.shop_id, offerId: offer.id };
      await keepRooms(context, kept, views);
      await keepPositions(context, kept, views);
      await control.report("report", 0.6);
      await print(context, job, of, views, offer);
      return result;
    },
  };
}

/** Returns true when an earlier try has finished printing. */
async function isPrinted({ pool }: OfferContext, { id }: FrozenOffer): Promise<boolean> {
  const { rows } = await pool.query("select from offer where id = $1 and pdf_sha is not null", [id]);
  return rows.length > 0;
}

async function print(
  context: OfferContext,
  job: JobRecord,
  of: PrintedOfferOf,
  views: OfferViews,
  { id, document: offer }: FrozenOffer,
): Promise<void> {
  const { input } = of;
  const link = newPrintedLink(input, offer);
  const pdf = await printOffer(context, of, offer, views, link ? { link: link.address } : {});
  await transaction(context.pool, async (db) => {
    await keepPdf(db, job.shop_id, pdf);
    // An offer that was accepted meanwhile has, or will have, the PDF of what was accepted.
    await db.query(
      `update offer set pdf_sha = case when acceptance_job is null then $2 else pdf_sha end,
        offered_pdf_sha = case when acceptance_job is null then offered_pdf_sha else $2 end where id = $1`,
      [id, pdf.sha],
    );
    if (link)
      await keepPrintedLink(db, id, link, offer, { input, userId: job.created_by, at: context.now() });
  });
}

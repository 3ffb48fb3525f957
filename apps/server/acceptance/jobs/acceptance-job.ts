import { transaction } from "../../db/pool.ts";
import type { JobWorker } from "../../jobs/job-queue.ts";
import { readJob } from "../../jobs/job-record.ts";
import type { StoredAcceptance } from "../../offer-links/acceptance.ts";
import { readAgreedOffer } from "../../offers/agreed-offer.ts";
import { keepRooms } from "../../offers/keep-views.ts";
import { isLargeOffer, offerInput } from "../../offers/offer-input.ts";
import { type OfferRecord, readOffer } from "../../offers/offer-record.ts";
import {
  keepPdf,
  type PrintingContext,
  printOffer,
  sourceProjects,
  viewsOf,
} from "../../offers/print-offer.ts";
import type { Context } from "../../operation/context.ts";
import { shopOf, timeZoneOf } from "../../shops/shop.ts";
import { ACCEPTANCE_JOB } from "../accept-offer.ts";
import { mailClient } from "../acceptance-mail.ts";
import { takeOptions } from "../take-options.ts";

type AcceptanceContext = PrintingContext & Pick<Context, "now" | "config" | "outbox">;

/** The offer that was accepted, and the optional rows that were taken. */
interface AcceptanceInput {
  readonly offerId: number;
  readonly options: readonly string[];
}

/**
 * What follows an acceptance: the options taken become part of the projects, and the offer is printed as it was accepted and sent to the
 * client. Each step finds what an earlier run has done, so that nothing is done twice.
 */
export function acceptanceWorker(context: AcceptanceContext): JobWorker {
  return {
    kind: ACCEPTANCE_JOB,
    async isLarge({ input }) {
      const { job_id } = await acceptedAs(context, (input as AcceptanceInput).offerId);
      const made = await readJob(context.pool, job_id);
      return made !== null && isLargeOffer(made);
    },
    async run({ input }, control) {
      const { offerId, options } = input as AcceptanceInput;
      const offer = await readOffer(context.pool, offerId);
      if (!offer) throw new Error("The accepted offer is not there.");
      await control.report("options", 0.1);
      await takeOptions(context, offer, options);
      await control.report("report", 0.4);
      await printAccepted(context, offer, options);
      return { offerId };
    },
  };
}

/** Prints the accepted offer from the revisions that were offered, in the place of the offered PDF, and mails it to the client. */
async function printAccepted(
  context: AcceptanceContext,
  record: OfferRecord,
  options: readonly string[],
): Promise<void> {
  const { pool } = context;
  const { job_id, acceptance, accepted_at } = await acceptedAs(context, record.id);
  const made = await readJob(pool, job_id);
  if (!made) throw new Error("The request of the accepted offer is not there.");
  const shop = await shopOf(pool, record.shop_id);
  const of = { shopId: record.shop_id, shop, input: offerInput(made) };
  const projects = await sourceProjects(context, of);
  const offer = await readAgreedOffer(pool, record.id);
  // What the client has left is not bought, so it stands in no picture.
  const left = (offer.options ?? []).map(({ position }) => position.rowId);
  const views = await viewsOf(context, projects, of, offer, left);
  await keepRooms(context, { shopId: record.shop_id, offerId: record.id }, views);
  const pdf = await printOffer(context, of, offer, views, {
    acceptance: {
      name: acceptance?.name ?? "",
      at: acceptance?.at ?? accepted_at.toISOString(),
      timeZone: timeZoneOf(shop),
      onPaper: acceptance === null,
      offeredBy: record.created_by_name,
      options,
      hash: record.hash ?? "",
    },
  });
  await transaction(pool, async (db) => {
    await keepPdf(db, record.shop_id, pdf);
    await db.query("update offer set pdf_sha = $2 where id = $1", [record.id, pdf.sha]);
    if (acceptance && context.config.mail)
      await mailClient(db, { record, offer, acceptance, pdf: pdf.sha, at: context.now(), shop });
  });
  void context.outbox.wake();
}

interface AcceptedAs {
  readonly job_id: string;
  readonly acceptance: StoredAcceptance | null;
  readonly accepted_at: Date;
}

async function acceptedAs({ pool }: AcceptanceContext, offerId: number): Promise<AcceptedAs> {
  const { rows } = await pool.query<AcceptedAs>(
    `select job_id, acceptance, coalesce((select max(at) from offer_event where offer_id = o.id and kind = 'accepted'), now()) as accepted_at
      from offer o where id = $1`,
    [offerId],
  );
  if (!rows[0]) throw new Error("The accepted offer is not there.");
  return rows[0];
}

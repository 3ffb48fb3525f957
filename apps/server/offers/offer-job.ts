import type { ProjectDocument } from "@stanza/codecs";
import type { Shop } from "@stanza/contract";
import { type EvaluatedProject, openProjectEvaluation, type ProjectEvaluation } from "@stanza/evaluation";
import type { PricedProject } from "@stanza/pricing";
import type { Context } from "../context.ts";
import { transaction } from "../db/pool.ts";
import { openOf } from "../evaluation/reckon.ts";
import type { JobControl, JobWorker } from "../jobs/job-queue.ts";
import type { JobRecord } from "../jobs/job-record.ts";
import { shopPricing } from "../projects/project-price-lists.ts";
import { isoDay, shopOf } from "../projects/reckon-project.ts";
import { readProject } from "../projects/stored-document.ts";
import { composeFrom } from "./compose.ts";
import { type FrozenOffer, freezeOffer } from "./freeze-offer.ts";
import type { OfferInput } from "./offer-input.ts";
import { drawViews } from "./offer-views.ts";
import { senderOf } from "./sender-of.ts";

type OfferContext = Pick<Context, "pool" | "policy" | "log" | "evaluator" | "files" | "printer" | "now">;
type Catalogues = ReturnType<Context["evaluator"]["cataloguesOf"]>;

interface Reevaluated {
  readonly document: ProjectDocument;
  readonly catalogues: Catalogues;
  readonly evaluation: ProjectEvaluation;
  readonly evaluated: EvaluatedProject;
  readonly priced: PricedProject;
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
      const input = job.input as OfferInput;
      const shop = await shopOf(context.pool, job.shop_id);
      await control.report("revaluate", 0.1);
      const reevaluated = await reevaluate(context, job, input, shop);
      await control.report("saving", 0.2);
      const day = isoDay(new Date(input.requestedAt), shop);
      const offer = await freezeOffer(context, job, input, day, (number, projectId) => {
        const { document, priced, catalogues } = reevaluated;
        const validUntil = input.validity === undefined ? {} : { validUntil: input.validity };
        const own = { ...input, ...validUntil, number, projectId, day };
        return composeFrom(document, priced, shop, catalogues, own);
      });
      const result = { offerId: offer.id, number: offer.document.number };
      await control.report("views", 0.4, result);
      await print(context, job, input, shop, reevaluated, offer, control);
      return result;
    },
  };
}

async function reevaluate(
  context: OfferContext,
  job: JobRecord,
  input: OfferInput,
  shop: Shop,
): Promise<Reevaluated> {
  const sha = Buffer.from(input.docSha, "hex");
  const document = await readProject(context.pool, job.shop_id, sha);
  const catalogues = context.evaluator.cataloguesOf(document.project);
  const pricing = shopPricing(shop, document.project, input.knownPriceLists ?? []);
  // In a thread, so that what hangs is known and left out here.
  const { priced } = await context.evaluator.reckon(document, pricing, input.priceDate);
  const guard = context.evaluator.guard(document.project);
  const evaluation = openProjectEvaluation(openOf(catalogues), { ...guard, priceDate: input.priceDate });
  const steps = evaluation.steps(document.project);
  let evaluated: EvaluatedProject | undefined;
  for (let count = 1; !evaluated; count++) {
    const step = steps.next();
    if (step.done) evaluated = step.value;
    // Other requests go on while a large project is evaluated.
    else if (count % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return { document, catalogues, evaluation, evaluated, priced };
}

async function print(
  context: OfferContext,
  job: JobRecord,
  input: OfferInput,
  shop: Shop,
  { document, catalogues, evaluation, evaluated }: Reevaluated,
  { id, document: offer }: FrozenOffer,
  control: JobControl,
): Promise<void> {
  const { rows } = await context.pool.query("select from offer where id = $1 and pdf_sha is not null", [id]);
  if (rows.length > 0) return;
  const views = await drawViews(offer, document.project, evaluated, catalogues, input.prints, (row) =>
    evaluation.row(row),
  );
  const room = input.prints.includes("pictures") ? await drawHero(context, document, input) : null;
  await control.report("report", 0.6);
  const printed = await context.printer.print(offer, views.drawings, {
    sender: senderOf(shop),
    pictures: views.pictures,
    choices: views.choices,
    ...(room ? { hero: room } : {}),
    codes: input.name === "AS400" || input.prints.includes("codes"),
  });
  const pdf = Buffer.from(printed.pdf);
  const sha = await context.files.put(pdf);
  await transaction(context.pool, async (db) => {
    await db.query(
      "insert into blob (shop_id, sha, size, media_type) values ($1, $2, $3, 'application/pdf') on conflict do nothing",
      [job.shop_id, sha, pdf.length],
    );
    await db.query("update offer set pdf_sha = $2 where id = $1", [id, sha]);
  });
}

/** The room on the first page; an offer without it is an offer all the same. */
async function drawHero(
  { evaluator, log }: OfferContext,
  { project }: ProjectDocument,
  { priceDate }: OfferInput,
) {
  try {
    return await evaluator.drawRoom(project, priceDate);
  } catch (error) {
    log.warn({ err: error }, "The room of an offer could not be drawn");
    return null;
  }
}

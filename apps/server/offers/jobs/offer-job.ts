import { pricingShop, type Shop } from "@stanza/contract";
import {
  type EvaluatedProject,
  openProjectEvaluation,
  type ProjectEvaluation,
  rowPictureKey,
} from "@stanza/evaluation";
import { combinedRowId } from "@stanza/offer";
import { MEASURE_UNITS, measuresOf } from "@stanza/pricing";
import { USUAL_LAYOUT } from "@stanza/print";
import type { LengthUnit } from "@stanza/quantities";
import { transaction } from "../../db/pool.ts";
import { openOf } from "../../evaluation/reckon.ts";
import { brotli } from "../../files/brotli.ts";
import type { JobControl, JobWorker } from "../../jobs/job-queue.ts";
import type { JobRecord } from "../../jobs/job-record.ts";
import { keepPrintedLink, newPrintedLink } from "../../offer-links/printed-link.ts";
import { sharedScene } from "../../offer-links/shared-scene.ts";
import type { Context } from "../../operation/context.ts";
import { rowPictures } from "../../pictures/row-pictures.ts";
import { shopPricing } from "../../projects/project-price-lists.ts";
import { readProject } from "../../projects/stored-document.ts";
import { promotedShop } from "../../promotions/promotion-of.ts";
import { senderOf } from "../../shops/sender-of.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { basisOf, type OfferedProject } from "../compose.ts";
import { type FrozenOffer, freezeOffer } from "../freeze-offer.ts";
import { type OfferInput, type OfferSource, offerInput } from "../offer-input.ts";
import { drawViews, type OfferViews } from "../offer-views.ts";

type OfferContext = Pick<Context, "pool" | "policy" | "log" | "evaluator" | "files" | "printer" | "now">;

interface Reevaluated extends OfferedProject {
  readonly evaluation: ProjectEvaluation;
  readonly evaluated: EvaluatedProject;
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
      const projects: Reevaluated[] = [];
      for (const source of input.sources) projects.push(await reevaluate(context, job, input, source, shop));
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
      await keepScene(context, job, projects, offer);
      await print(context, job, input, shop, projects, offer, control);
      return result;
    },
  };
}

async function reevaluate(
  context: OfferContext,
  job: JobRecord,
  { terms, promotion }: OfferInput,
  source: OfferSource,
  own: Shop,
): Promise<Reevaluated> {
  const { priceDate } = source;
  const document = await readProject(context.pool, job.shop_id, Buffer.from(source.docSha, "hex"));
  const { project } = document;
  const catalogues = context.evaluator.cataloguesOf(project);
  const shop = promotedShop(shopPricing(own, project, source.knownPriceLists), terms, promotion);
  // In a thread, so that what hangs is known and left out here.
  const { priced } = await context.evaluator.reckon(document, shop, priceDate);
  const guard = context.evaluator.guard(project);
  const evaluation = openProjectEvaluation(openOf(catalogues), { ...guard, priceDate });
  const steps = evaluation.steps(project);
  let evaluated: EvaluatedProject | undefined;
  for (let count = 1; !evaluated; count++) {
    const step = steps.next();
    if (step.done) evaluated = step.value;
    // Other requests go on while a large project is evaluated.
    else if (count % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const { projectId, quantity } = source;
  const title = source.title || project.description || `${projectId}`;
  return { projectId, document, priced, shop, catalogues, quantity, title, evaluation, evaluated };
}

/** The rooms as a client will orbit them, kept with the offer: catalogues come and go. */
async function keepScene(
  { pool, files }: OfferContext,
  job: JobRecord,
  projects: readonly Reevaluated[],
  { id }: FrozenOffer,
): Promise<void> {
  const bytes = await brotli(JSON.stringify(sharedScene(projects)), 5);
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
  projects: readonly Reevaluated[],
  { id, document: offer }: FrozenOffer,
  control: JobControl,
): Promise<void> {
  const { rows } = await context.pool.query("select from offer where id = $1 and pdf_sha is not null", [id]);
  if (rows.length > 0) return;
  const lengthUnit = MEASURE_UNITS[measuresOf(pricingShop(shop), false).length];
  const views = await viewsOf(context, projects, input, offer, lengthUnit);
  const room = input.prints.includes("pictures") ? await drawHero(context, projects[0], input) : null;
  await control.report("report", 0.6);
  const link = newPrintedLink(input, offer);
  const printed = await context.printer.print(offer, views.drawings, {
    sender: senderOf(shop),
    lengthUnit,
    pictures: views.pictures,
    choices: views.choices,
    ...(room ? { hero: room } : {}),
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

/** The views of every project, each row under the name that the offer has for it. */
async function viewsOf(
  context: Pick<OfferContext, "pool" | "files">,
  projects: readonly Reevaluated[],
  input: OfferInput,
  offer: FrozenOffer["document"],
  lengthUnit: LengthUnit,
): Promise<OfferViews> {
  const nameIn = ({ projectId }: Reevaluated) =>
    offer.parts ? (row: string) => combinedRowId(String(projectId), row) : (row: string) => row;
  const all: OfferViews[] = [];
  for (const project of projects) {
    const { projectId, document, evaluated, catalogues, evaluation } = project;
    const of = {
      project: document.project,
      evaluated,
      catalogues,
      evaluationOf: evaluation.row.bind(evaluation),
      photos: await rowPictures(context, projectId, [
        ...new Set(evaluated.rows.map((row) => rowPictureKey(row, document.project))),
      ]),
    };
    all.push(await drawViews(offer, of, input.prints, nameIn(project), lengthUnit));
  }
  return {
    drawings: all.flatMap(({ drawings }) => drawings),
    pictures: Object.assign({}, ...all.map(({ pictures }) => pictures)),
    choices: Object.assign({}, ...all.map(({ choices }) => choices)),
    places: Object.assign({}, ...all.map(({ places }) => places)),
  };
}

/** The room on the first page; an offer without it is an offer all the same. */
async function drawHero(
  { evaluator, log }: OfferContext,
  first: Reevaluated | undefined,
  { sources }: OfferInput,
) {
  try {
    return first ? await evaluator.drawRoom(first.document.project, sources[0]?.priceDate ?? null) : null;
  } catch (error) {
    log.warn({ err: error }, "The room of an offer could not be drawn");
    return null;
  }
}

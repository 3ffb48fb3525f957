import { decodeProject, type ProjectDocument } from "@stanza/codecs";
import type { Shop } from "@stanza/contract";
import { type EvaluatedProject, openProjectEvaluation, type ProjectEvaluation } from "@stanza/evaluation";
import type { Offer } from "@stanza/offer";
import { InvalidTermsError, type PricedProject, priceProject } from "@stanza/pricing";
import { projectCan } from "@stanza/project";
import type { Context } from "../context.ts";
import { type Db, only, transaction } from "../db/pool.ts";
import { openOf, priceBook } from "../evaluation/reckon.ts";
import { type JobControl, JobRefused, type JobWorker } from "../jobs/job-queue.ts";
import type { JobRecord } from "../jobs/job-record.ts";
import { metaOf, PROJECT_COLUMNS, PROJECT_TABLES, type ProjectRecord } from "../projects/project-record.ts";
import { isoDay, shopOf } from "../projects/reckon-project.ts";
import { readDocument } from "../projects/stored-document.ts";
import { composeFrom } from "./compose.ts";
import type { OfferInput } from "./offer-input.ts";
import { drawViews } from "./offer-views.ts";

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
      const offer = await freeze(context, job, input, shop, reevaluated);
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
  const text = await readDocument(context.pool, job.shop_id, Buffer.from(input.docSha, "hex"));
  const decoded = decodeProject(JSON.parse(text));
  if (!decoded.ok) throw new JobRefused("invalid-project", decoded.problems[0]?.message ?? "");
  const { document } = decoded;
  const catalogues = context.evaluator.cataloguesOf(document.project);
  const evaluation = openProjectEvaluation(openOf(catalogues), { priceDate: input.priceDate });
  const steps = evaluation.steps(document.project);
  let evaluated: EvaluatedProject | undefined;
  for (let count = 1; !evaluated; count++) {
    const step = steps.next();
    if (step.done) evaluated = step.value;
    // Other requests go on while a large project is evaluated.
    else if (count % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const terms = { currency: shop.currency, pricesIncrease: document.head.pricesIncrease };
  const priced = priceProject(evaluated, priceBook(catalogues, shop.priceLists), terms);
  return { document, catalogues, evaluation, evaluated, priced };
}

interface FrozenOffer {
  readonly id: number;
  readonly document: Offer;
}

async function freeze(
  context: OfferContext,
  job: JobRecord,
  input: OfferInput,
  shop: Shop,
  { document, catalogues, priced }: Reevaluated,
): Promise<FrozenOffer> {
  return transaction(context.pool, async (db) => {
    const project = await lockProject(db, job);
    const found = await db.query<FrozenOffer>("select id, document from offer where job_id = $1", [job.id]);
    if (found.rows[0]) return found.rows[0];
    const permission = project && projectCan.offer(metaOf(project), input.actor, context.policy);
    if (!permission?.allowed) throw new JobRefused("forbidden", "The project can no longer be offered.");
    const day = isoDay(new Date(input.requestedAt), shop);
    const number = await nextNumber(db, job.shop_id, Number(day.slice(0, 4)));
    let offer: Offer;
    try {
      offer = composeFrom(document, priced, shop, catalogues, {
        terms: input.terms,
        projectId: project?.id ?? 0,
        crmOrder: input.crmOrder,
        number,
        name: input.name,
        language: input.language,
        day,
        ...(input.validity === undefined ? {} : { validUntil: input.validity }),
      });
    } catch (error) {
      if (error instanceof InvalidTermsError) throw new JobRefused("invalid-terms", error.message);
      throw error;
    }
    const inserted = await db.query<{ id: number }>(
      `insert into offer (shop_id, id, project_id, revision, job_id, number, name, document, currency, payable, language, valid_until,
          created_by)
        values ($1, nextval('offer_id'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
      [
        job.shop_id,
        job.project_id,
        input.revision,
        job.id,
        number,
        input.name,
        JSON.stringify(offer),
        offer.currency,
        offer.payable,
        offer.language,
        offer.validUntil ?? null,
        job.created_by,
      ],
    );
    const { id } = only(inserted.rows);
    await db.query(
      `insert into audit (shop_id, user_id, action, entity, entity_id, detail) values ($1, $2, 'offer', 'project', $3, $4)`,
      [job.shop_id, job.created_by, String(job.project_id), { offer: id, number }],
    );
    return { id, document: offer };
  });
}

async function lockProject(db: Db, job: JobRecord): Promise<ProjectRecord | undefined> {
  const { rows } = await db.query<ProjectRecord>(
    `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES} where p.id = $1 and p.deleted_at is null for update of p`,
    [job.project_id],
  );
  return rows[0];
}

/** The shop's next number of the year, without gaps: taken in the transaction that writes the offer, given back if that fails. */
async function nextNumber(db: Db, shopId: string, year: number): Promise<string> {
  const { rows } = await db.query<{ last: number }>(
    `insert into offer_number (shop_id, year, last) values ($1, $2, 1)
      on conflict (shop_id, year) do update set last = offer_number.last + 1 returning last`,
    [shopId, year],
  );
  return `${year}-${String(only(rows).last).padStart(5, "0")}`;
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

/** ASSUMED: a shop's printed address lines are its `extra.address`, a list of texts. */
function senderOf(shop: Shop) {
  const { address } = shop.extra;
  const lines = Array.isArray(address) ? address.filter((line) => typeof line === "string") : [];
  return { name: shop.name, lines };
}

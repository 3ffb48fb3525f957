import { randomUUID } from "node:crypto";
import type { DiscountGuard, PrintLayout } from "@stanza/contract";
import {
  type ChosenPromotion,
  limitSentence,
  type OfferTerms,
  termsLimitProblems,
  termsProblems,
} from "@stanza/pricing";
import { datesPrices, mayEver, projectCan } from "@stanza/project";
import type { FastifyRequest } from "fastify";
import { type Db, transaction } from "../db/pool.ts";
import { audit } from "../operation/audit.ts";
import type { Context } from "../operation/context.ts";
import { denied, notFound, refuse } from "../operation/refuse.ts";
import { findProject, metaOf, type ProjectRecord } from "../projects/project-record.ts";
import { findPromotion, promotionIn, promotionRefusal } from "../promotions/promotion-of.ts";
import type { Session } from "../session/sessions.ts";
import { isoDay, shopOf } from "../shops/shop.ts";
import { basisOf, type OfferedProject, shareOfBasis } from "./compose.ts";
import { guardDiscount } from "./discount-guard.ts";
import { type OfferInput, readPrints } from "./offer-input.ts";
import { offeredProject } from "./offered-project.ts";

interface OfferCall {
  readonly context: Context;
  readonly session: Session;
  readonly request: FastifyRequest;
}

interface OfferOrder {
  readonly saveId: string;
  /** The offer belongs to the first project. */
  readonly parts: readonly {
    readonly projectId: number;
    readonly quantity: number;
    readonly title?: string | undefined;
  }[];
  readonly terms: OfferTerms;
  readonly prints: string | readonly string[];
  readonly layout?: PrintLayout | undefined;
  readonly name: OfferInput["name"];
  readonly confirmed?: readonly string[] | undefined;
  readonly validity?: string | undefined;
  readonly language?: string | undefined;
}

/** Starts the job that makes an offer of one or several projects. It is checked now, and again when the offer is frozen. */
export async function orderOffer(call: OfferCall, order: OfferOrder) {
  const { context } = call;
  const prints = readPrints(order.prints);
  if (!prints) return refuse(422, "invalid-terms", "One of the prints is not known.");
  if (prints.includes("link") && !mayEver("offer.deal", call.session.actor))
    return refuse(403, "forbidden", "Only the shop's own people make links.");
  if (termsProblems(order.terms).length > 0)
    return refuse(422, "invalid-terms", "A discount is not between 0 and 100 %.");
  const [limit] = termsLimitProblems(order.terms);
  if (limit) return refuse(422, "invalid-terms", `${limit.at}: ${limitSentence(limit)}`);
  for (;;) {
    const answer = await tryOrder(call, order, prints);
    // A project was saved meanwhile, so the discounts are checked again.
    if (answer === "changed") continue;
    if (answer.status === 202) await context.jobs.send("offer", answer.body.jobId);
    return answer;
  }
}

async function tryOrder(call: OfferCall, order: OfferOrder, prints: OfferInput["prints"]) {
  const { context, session } = call;
  const found = await readProjects(context.pool, session, order);
  if (!found) return notFound();
  const known = await knownJob(context.pool, found[0], order.saveId);
  if (known) return known;
  for (const record of found) {
    const permission = projectCan.offer(metaOf(record), session.actor, context.policy);
    if (!permission.allowed) return denied(permission.because, record.status);
  }
  if (found.some((record) => record.shop_id !== found[0].shop_id))
    return refuse(409, "different-shops", "The projects of one offer are of one shop.");
  const today = isoDay(context.now(), await shopOf(context.pool, found[0].shop_id));
  if (order.validity !== undefined && order.validity < today)
    return refuse(422, "invalid-terms", `The offer would have ended on ${order.validity}.`);
  const priceDates = await Promise.all(found.map((record) => priceDateOf(context, record)));
  const standing = await findPromotion(context, session.actor, found);
  const refusal = promotionRefusal(standing);
  if (refusal) return refusal;
  const promotion = promotionIn(standing);
  const projects = await offeredProjects(context, found, priceDates, order, promotion);
  const share = shareOfBasis(
    basisOf(projects, {
      actor: session.actor,
      terms: order.terms,
      promotion,
      crmOrder: "",
      number: "",
      name: "",
      language: "en",
      day: "2000-01-01",
    }),
  );
  return transaction(context.pool, async (db) => {
    const locked = await readProjects(db, session, order, true);
    if (!locked) return notFound();
    // The lock puts equal requests in a row: the first makes the job, the others find it.
    const twin = await knownJob(db, locked[0], order.saveId);
    if (twin) return twin;
    if (locked.some((record, i) => record.revision !== found[i]?.revision)) return "changed" as const;
    const revisions = locked.map(({ id, revision }) => ({ projectId: id, revision }));
    const shop = await shopOf(db, locked[0].shop_id);
    const guard = await guardDiscount(db, session.actor, shop, revisions, share);
    if (guard.needsApproval) return approvalNeeded(guard);
    const jobId = randomUUID();
    await db.query(
      `insert into job (id, shop_id, kind, project_id, save_id, state, input, created_by) values ($1, $2, 'offer', $3, $4, 'queued', $5, $6)`,
      [
        jobId,
        locked[0].shop_id,
        locked[0].id,
        order.saveId,
        { ...inputOf(call, order, prints, locked, priceDates, promotion), rows: rowsOf(projects) },
        session.actor.userId,
      ],
    );
    for (const { id } of locked) await audit(db, call, "request-offer", "project", id, { job: jobId });
    return { status: 202, body: { jobId } } as const;
  });
}

type Records = readonly [ProjectRecord, ...ProjectRecord[]];

/**
 * The projects in the order of the offer; `null`: the session may not see one of them. They are locked in the order of their ids, so that
 * two requests never wait for each other.
 */
async function readProjects(
  db: Db,
  session: Session,
  { parts }: OfferOrder,
  lock = false,
): Promise<Records | null> {
  const found = new Map<number, ProjectRecord>();
  for (const id of parts.map(({ projectId }) => projectId).sort((a, b) => a - b)) {
    const record = await findProject(db, session, id, lock);
    if (!record) return null;
    found.set(id, record);
  }
  const [first, ...rest] = parts.flatMap(({ projectId }) => found.get(projectId) ?? []);
  return first ? [first, ...rest] : null;
}

async function knownJob(db: Db, { id }: ProjectRecord, saveId: string) {
  const { rows } = await db.query<{ id: string }>(
    "select id from job where project_id = $1 and save_id = $2",
    [id, saveId],
  );
  return rows[0] ? ({ status: 202, body: { jobId: rows[0].id } } as const) : null;
}

async function offeredProjects(
  context: Context,
  records: Records,
  priceDates: readonly string[],
  { parts, terms: { dealerMode } }: OfferOrder,
  promotion: ChosenPromotion | undefined,
): Promise<[OfferedProject, ...OfferedProject[]]> {
  const [first, ...rest] = await Promise.all(
    records.map((record, i) => {
      const { quantity, title = "" } = parts[i] ?? { quantity: 1 };
      return offeredProject(context, record, {
        priceDate: priceDates[i]!,
        quantity,
        title,
        dealerMode,
        promotion,
      });
    }),
  );
  if (!first) throw new Error("An offer of no project.");
  return [first, ...rest];
}

async function priceDateOf(
  context: Context,
  { shop_id, status, price_date }: ProjectRecord,
): Promise<string> {
  const today = isoDay(context.now(), await shopOf(context.pool, shop_id));
  return datesPrices(status) ? today : (price_date ?? today);
}

const rowsOf = (projects: readonly OfferedProject[]): number =>
  projects.reduce((sum, { document }) => sum + document.project.rows.length, 0);

function inputOf(
  { context, session, request }: OfferCall,
  order: OfferOrder,
  prints: OfferInput["prints"],
  records: Records,
  priceDates: readonly string[],
  promotion: ChosenPromotion | undefined,
): OfferInput {
  return {
    sources: records.map((record, i) => ({
      projectId: record.id,
      revision: record.revision,
      docSha: record.doc_sha.toString("hex"),
      priceDate: priceDates[i]!,
      knownPriceLists: record.known_price_lists,
      quantity: order.parts[i]?.quantity ?? 1,
      title: order.parts[i]?.title ?? "",
    })),
    crmOrder: records[0].crm_order,
    terms: order.terms,
    ...(promotion ? { promotion } : {}),
    prints,
    ...(order.layout === undefined ? {} : { layout: order.layout }),
    name: order.name,
    ...(order.confirmed?.length ? { confirmed: order.confirmed } : {}),
    ...(order.validity === undefined ? {} : { validity: order.validity }),
    language: order.language ?? session.profile.language,
    requestedAt: context.now().toISOString(),
    ...(prints.includes("link") ? { origin: `${request.protocol}://${request.host}` } : {}),
    actor: session.actor,
  };
}

function approvalNeeded(guard: DiscountGuard) {
  const limit = guard.limit ?? "100";
  const message = `A discount of ${guard.percent} % is above the limit of ${limit} %: a supervisor has to approve it.`;
  return { status: 409, body: { error: "approval-needed", message, details: guard } } as const;
}

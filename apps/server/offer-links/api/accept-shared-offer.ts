import type { Operations } from "@stanza/contract";
import {
  ACCEPTANCE_JOB,
  lockWithProjects,
  projectsOf,
  storeAcceptance,
} from "../../acceptance/accept-offer.ts";
import { tellSellers } from "../../acceptance/tell-sellers.ts";
import { type Db, transaction } from "../../db/pool.ts";
import { canBeSent, type OfferRecord } from "../../offers/offer-record.ts";
import type { Context } from "../../operation/context.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { acceptanceView, type StoredAcceptance, storedAcceptance } from "../acceptance.ts";
import { clientStatus } from "../client-status.ts";
import type { OpenLink } from "../link-record.ts";
import { findLinkForUse } from "../link-use.ts";
import { unknownOption, withOptions } from "../with-options.ts";

type AcceptCall = Call<Operations["acceptSharedOffer"]>;

/**
 * Accepts the offer, once and for good. Kept are the frozen document with the options taken, and who accepted it, when and from where.
 * The client sends the hash and the amount that they saw, so that nothing else can be accepted in their name. The same word said again, as
 * after a lost answer or in a second tab, is answered as the first time.
 */
export const acceptSharedOffer: Handler<"acceptSharedOffer"> = async (call) => {
  const { context } = call;
  const { link, refusal } = await findLinkForUse(call, "accept");
  if (refusal) return refusal;
  const answer = await transaction(context.pool, (db) => accept(db, call, link));
  if (!("jobId" in answer)) return answer;
  const { jobId, ...reply } = answer;
  if (jobId !== "") await context.jobs.send(ACCEPTANCE_JOB, jobId);
  void context.outbox.wake();
  return reply;
};

/** The answer, with the id of the job that follows an acceptance; empty: the same word has been answered before. */
async function accept(db: Db, call: AcceptCall, link: OpenLink) {
  const { context, body, request } = call;
  const offer = await lockWithProjects(db, link.offer.id);
  if (!offer) return notFound();
  const options = [...new Set(body.options)];
  const said = await storedAcceptance(db, offer.id);
  if (said && isSameWord(said, call, link, options))
    return { status: 200 as const, body: { acceptance: acceptanceView(said) }, jobId: "" };
  const closed = await whyNot(db, context, offer);
  if (closed) return closed;
  if (offer.hash !== body.hash) return stale();
  const accepted = await withOptions(db, offer.id, options);
  if (!accepted) return unknownOption();
  if (accepted.payable !== body.payable) return stale();
  const at = context.now();
  const acceptance = {
    name: body.name,
    at: at.toISOString(),
    hash: body.hash,
    options,
    currency: accepted.currency,
    payable: accepted.payable,
    ip: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    linkId: link.id,
  } satisfies StoredAcceptance;
  const jobId = await storeAcceptance(db, {
    offer,
    accepted,
    options,
    acceptance,
    userId: link.createdBy,
    at,
  });
  await db.query(
    `insert into audit (shop_id, action, entity, entity_id, detail, ip) values ($1, 'accept-offer', 'offer', $2, $3, $4)`,
    [offer.shop_id, String(offer.id), { ...acceptance, link: link.id }, request.ip],
  );
  await tellSellers(db, context, { record: offer, offer: accepted, acceptance, link });
  return { status: 200 as const, body: { acceptance: acceptanceView(acceptance) }, jobId };
}

/** Returns true where the offer was accepted through this link already, by the same name, for the same amount with the same options. */
function isSameWord(
  said: StoredAcceptance,
  { body }: AcceptCall,
  link: OpenLink,
  options: readonly string[],
): boolean {
  return (
    said.linkId === link.id &&
    said.name === body.name &&
    said.hash === body.hash &&
    said.payable === body.payable &&
    said.options.length === options.length &&
    said.options.every((row) => options.includes(row))
  );
}

const stale = () => refuse(409, "stale-document", "The offer is another than the one shown; load it again.");

async function whyNot(db: Db, { now }: Context, offer: OfferRecord) {
  const status = clientStatus(offer, now());
  if (status === "accepted") return refuse(409, "already-accepted", "The offer has been accepted already.");
  if (status === "expired") return refuse(409, "offer-expired", `The offer ended on ${offer.valid_until}.`);
  if (status !== "open") return refuse(409, "offer-closed", `The offer is ${status}.`);
  if (!canBeSent(offer)) return refuse(409, "incomplete", "A line of the offer has no price.");
  // Another version, or a combined quotation with one of the same projects: nothing is bought twice.
  const { rowCount } = await db.query(
    `select from offer o where o.id <> $1 and o.shop_id = $2 and o.status = 'accepted' and (o.project_id = any($3)
      or exists (select from jsonb_array_elements(o.made_from) as m where (m->>'projectId')::bigint = any($3)))`,
    [offer.id, offer.shop_id, projectsOf(offer)],
  );
  return rowCount ? refuse(409, "superseded", "Another version of this offer has been accepted.") : null;
}

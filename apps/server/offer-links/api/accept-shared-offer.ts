import type { Offer } from "@stanza/offer";
import type { FastifyRequest } from "fastify";
import { type Db, transaction } from "../../db/pool.ts";
import { notify } from "../../notifications/notify.ts";
import { logOffer } from "../../offers/offer-events.ts";
import { canBeSent, type OfferRecord, readOffer } from "../../offers/offer-record.ts";
import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { acceptanceView, type StoredAcceptance } from "../acceptance.ts";
import { clientStatus } from "../client-status.ts";
import type { OpenLink } from "../link-record.ts";
import { findLinkForUse } from "../link-use.ts";
import { unknownOption, withOptions } from "../with-options.ts";

/**
 * Accepts the offer, once and for good. Kept are the frozen document with the options taken, and who accepted it, when and from where.
 * The client sends the hash and the amount that they saw, so that nothing else can be accepted in their name.
 */
export const acceptSharedOffer: Handler<"acceptSharedOffer"> = async (call) => {
  const { context, body, request } = call;
  const { link, refusal } = await findLinkForUse(call, "accept");
  if (refusal) return refusal;
  return transaction(context.pool, async (db) => {
    const offer = await readOffer(db, link.offer.id, true);
    if (!offer) return notFound();
    const closed = await whyNot(db, context, offer);
    if (closed) return closed;
    if (offer.hash !== body.hash) return stale();
    const options = [...new Set(body.options)];
    const accepted = await withOptions(db, offer.id, options);
    if (!accepted) return unknownOption();
    if (accepted.payable !== body.payable) return stale();
    const acceptance = {
      name: body.name,
      at: context.now().toISOString(),
      hash: body.hash,
      options,
      currency: accepted.currency,
      payable: accepted.payable,
      ip: request.ip,
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      linkId: link.id,
    } satisfies StoredAcceptance;
    await store(db, context, request, { offer, link, acceptance, accepted });
    return { status: 200, body: { acceptance: acceptanceView(acceptance) } };
  });
};

const stale = () => refuse(409, "stale-document", "The offer is another than the one shown; load it again.");

async function whyNot(db: Db, { now }: Context, offer: OfferRecord) {
  const status = clientStatus(offer, now());
  if (status === "accepted") return refuse(409, "already-accepted", "The offer has been accepted already.");
  if (status === "expired") return refuse(409, "offer-expired", `The offer ended on ${offer.valid_until}.`);
  if (status !== "open") return refuse(409, "offer-closed", `The offer is ${status}.`);
  if (!canBeSent(offer)) return refuse(409, "incomplete", "A line of the offer has no price.");
  const { rowCount } = await db.query(
    "select from offer where project_id = $1 and id <> $2 and status = 'accepted'",
    [offer.project_id, offer.id],
  );
  return rowCount ? refuse(409, "superseded", "Another version of this offer has been accepted.") : null;
}

async function store(
  db: Db,
  { now }: Context,
  request: FastifyRequest,
  {
    offer,
    link,
    acceptance,
    accepted,
  }: { offer: OfferRecord; link: OpenLink; acceptance: StoredAcceptance; accepted: Offer },
): Promise<void> {
  await db.query(
    "update offer set status = 'accepted', acceptance = $2, accepted_document = $3 where id = $1",
    [offer.id, acceptance, JSON.stringify(accepted)],
  );
  await logOffer(db, offer.id, {
    kind: "accepted",
    at: now(),
    by: acceptance.name,
    note: acceptance.payable,
  });
  await db.query(
    `insert into audit (shop_id, action, entity, entity_id, detail, ip) values ($1, 'accept-offer', 'offer', $2, $3, $4)`,
    [offer.shop_id, String(offer.id), { ...acceptance, link: link.id }, request.ip],
  );
  await notify(db, [offer.created_by], {
    key: `accepted ${offer.id}`,
    kind: "offer-accepted",
    at: now(),
    projectId: offer.project_id,
    offerId: offer.id,
    data: {
      number: offer.number,
      by: acceptance.name,
      payable: acceptance.payable,
      currency: acceptance.currency,
    },
  });
}

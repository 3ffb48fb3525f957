import { randomBytes } from "node:crypto";
import { linkShows } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { type Db, only, transaction } from "../../db/pool.ts";
import { hashOfOffer } from "../../offers/freeze-offer.ts";
import { logOffer } from "../../offers/offer-events.ts";
import {
  canBeSent,
  findOffer,
  type OfferRecord,
  OPEN_STATUSES,
  statusOf,
} from "../../offers/offer-record.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { hashOf } from "../../session/sessions.ts";
import { LINK_GROUPS, LINKS, type LinkRecord, linkView } from "../link-record.ts";
import { endOfDay, LINK_DAYS, usualLinkEnd } from "../offer-link-end.ts";

const DAY_MS = 86_400_000;

export const createOfferLink: Handler<"createOfferLink"> = async (call) => {
  const { context, params, session, body } = call;
  const now = context.now();
  return transaction(context.pool, async (db) => {
    const offer = await findOffer(db, session, params.id, true);
    if (!offer) return notFound();
    if (!canBeSent(offer))
      return refuse(409, "incomplete", "A line has no price: mend it, or answer for it.");
    const status = statusOf(offer, now);
    if (!OPEN_STATUSES.includes(status) && status !== "accepted")
      return refuse(409, "offer-closed", `The offer is ${status}.`);
    const expires = body.expires ? endOfDay(body.expires) : usualLinkEnd(offer.valid_until, now);
    if (expires <= now || expires.getTime() > now.getTime() + LINK_DAYS.most * DAY_MS)
      return refuse(422, "bad-date", "A link ends on a day to come, within a year.");
    const token = randomBytes(32).toString("base64url");
    const { userId } = session.actor;
    const { rows } = await db.query<{ id: number }>(
      `insert into offer_link (offer_id, token_hash, recipient, created_at, created_by, expires_at, shows, origin)
        values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        offer.id,
        hashOf(token),
        body.recipient,
        now,
        userId,
        expires,
        body.shows ?? linkShows.parse({}),
        `${call.request.protocol}://${call.request.host}`,
      ],
    );
    const { id } = only(rows);
    if (offer.hash === null) await hashOldOffer(db, offer);
    await logOffer(db, offer.id, { kind: "linked", at: now, userId, note: body.recipient });
    if (status === "draft" && !body.inMail) {
      await db.query("update offer set status = 'sent' where id = $1", [offer.id]);
      await logOffer(db, offer.id, { kind: "sent", at: now, userId, note: body.recipient });
    }
    await audit(db, call, "offer-link", "offer", offer.id, { link: id, expires: expires.toISOString() });
    const made = await db.query<LinkRecord>(`${LINKS} where l.id = $1 ${LINK_GROUPS}`, [id]);
    return { status: 201, body: { link: linkView(only(made.rows), now), path: `/o/${token}` } };
  });
};

/** Offers from before there were hashes get theirs with their first link. */
async function hashOldOffer(db: Db, { id }: OfferRecord): Promise<void> {
  const { rows } = await db.query<{ document: Offer }>("select document from offer where id = $1", [id]);
  const { document } = only(rows);
  await db.query("update offer set hash = $2 where id = $1", [id, hashOfOffer(document)]);
}

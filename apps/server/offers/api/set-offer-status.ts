import { nextStatuses } from "@stanza/offer";
import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findStaffOffer } from "../find-staff-offer.ts";
import { logOffer } from "../offer-events.ts";
import { canBeSent, findOffer, offerView, statusOf } from "../offer-record.ts";

export const setOfferStatus: Handler<"setOfferStatus"> = async (call) => {
  const { context, params, session, body } = call;
  return transaction(context.pool, async (db) => {
    const { offer, refusal } = await findStaffOffer(db, session, params.id, true);
    if (refusal) return refusal;
    const from = statusOf(offer, context.now());
    if (!nextStatuses(from).includes(body.status)) {
      return from === "expired"
        ? refuse(409, "offer-expired", `The offer ended on ${offer.valid_until}.`)
        : refuse(409, "status-not-allowed", `From ${from} nothing leads to ${body.status}.`);
    }
    if (body.status === "rejected" && body.lostReason === undefined)
      return refuse(422, "reason-needed", "Say what the offer was lost for.");
    if ((body.status === "sent" || body.status === "accepted") && !canBeSent(offer))
      return refuse(409, "incomplete", "A line has no price: mend it, or answer for it.");
    await db.query("update offer set status = $2, lost_reason = $3, status_note = $4 where id = $1", [
      offer.id,
      body.status,
      body.status === "rejected" ? body.lostReason : null,
      body.note,
    ]);
    const note = [body.lostReason, body.note].filter(Boolean).join(": ");
    const { userId } = session.actor;
    await logOffer(db, offer.id, { kind: body.status, at: context.now(), userId, note });
    await audit(db, call, "offer-status", "offer", offer.id, { from, to: body.status, note });
    const changed = await findOffer(db, session, offer.id);
    return changed ? { status: 200, body: { summary: offerView(changed, context.now()) } } : notFound();
  });
};

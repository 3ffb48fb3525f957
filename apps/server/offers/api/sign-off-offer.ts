import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { logOffer } from "../offer-events.ts";
import { findOffer, offerView } from "../offer-record.ts";

/** A person takes responsibility for lines without a price, so that the offer may be sent. The offer still shows that they have none. */
export const signOffOffer: Handler<"signOffOffer"> = async (call) => {
  const { context, params, session, body } = call;
  return transaction(context.pool, async (db) => {
    const offer = await findOffer(db, session, params.id, true);
    if (!offer) return notFound();
    await db.query("update offer set signed_off = true where id = $1", [offer.id]);
    const { userId } = session.actor;
    await logOffer(db, offer.id, { kind: "signedOff", at: context.now(), userId, note: body.reason });
    await audit(db, call, "offer-sign-off", "offer", offer.id, { reason: body.reason });
    return { status: 200, body: { summary: offerView({ ...offer, signed_off: true }, context.now()) } };
  });
};

import { transaction } from "../../db/pool.ts";
import { logOffer } from "../../offers/offer-events.ts";
import { findOffer } from "../../offers/offer-record.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";

/** Ends a link for good. A link that has been revoked already stays as it is. */
export const revokeOfferLink: Handler<"revokeOfferLink"> = async (call) => {
  const { context, params, session } = call;
  return transaction(context.pool, async (db) => {
    const { rows } = await db.query<{ offer_id: number; recipient: string }>(
      "select offer_id, recipient from offer_link where id = $1 for update",
      [params.id],
    );
    const [link] = rows;
    if (!link) return notFound();
    if (!(await findOffer(db, session, link.offer_id))) return notFound();
    const now = context.now();
    const { rowCount } = await db.query(
      "update offer_link set revoked_at = $2 where id = $1 and revoked_at is null",
      [params.id, now],
    );
    if (rowCount) {
      const { userId } = session.actor;
      await logOffer(db, link.offer_id, { kind: "revoked", at: now, userId, note: link.recipient });
      await audit(db, call, "revoke-offer-link", "offer", link.offer_id, { link: params.id });
    }
    return { status: 204, body: undefined };
  });
};

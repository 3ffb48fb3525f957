import { only, transaction } from "../../db/pool.ts";
import { logOffer } from "../../offers/offer-events.ts";
import { findOffer, mayHandleOffers } from "../../offers/offer-record.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { LINK_GROUPS, LINKS, type LinkRecord, linkView } from "../link-record.ts";

export const listOfferLinks: Handler<"listOfferLinks"> = async ({ context, params, session }) => {
  const offer = await findOffer(context.pool, session, params.id);
  if (!offer) return notFound();
  const { rows } = await context.pool.query<LinkRecord>({
    name: "link-list",
    text: `${LINKS} where l.offer_id = $1 ${LINK_GROUPS} order by l.id desc`,
    values: [offer.id],
  });
  return { status: 200, body: { links: rows.map((link) => linkView(link, context.now())) } };
};

export const revokeOfferLink: Handler<"revokeOfferLink"> = async (call) => {
  const { context, params, session } = call;
  return transaction(context.pool, async (db) => {
    const { rows } = await db.query<{ offer_id: number; recipient: string }>(
      "select offer_id, recipient from offer_link where id = $1 for update",
      [params.id],
    );
    const [link] = rows;
    if (!link || !(await findOffer(db, session, link.offer_id))) return notFound();
    if (!mayHandleOffers(session)) return refuse(403, "forbidden", "Only the shop's own people do this.");
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

export const listOfferLinkViews: Handler<"listOfferLinkViews"> = async ({ context, params, session }) => {
  const { pool } = context;
  const { rows } = await pool.query<{ offer_id: number }>("select offer_id from offer_link where id = $1", [
    params.id,
  ]);
  if (rows.length === 0 || !(await findOffer(pool, session, only(rows).offer_id))) return notFound();
  const views = await pool.query<{ at: Date; visitor: string; userAgent: string }>({
    name: "link-views",
    text: `select at, visitor, user_agent as "userAgent" from offer_link_view where link_id = $1 order by id desc limit 200`,
    values: [params.id],
  });
  return { status: 200, body: { views: views.rows.map((view) => ({ ...view, at: view.at.toISOString() })) } };
};

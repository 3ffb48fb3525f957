import { findOffer } from "../../offers/offer-record.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";

/** The openings of a link, newest first, at most 200. */
export const listOfferLinkViews: Handler<"listOfferLinkViews"> = async ({ context, params, session }) => {
  const { pool } = context;
  const links = await pool.query<{ offer_id: number }>("select offer_id from offer_link where id = $1", [
    params.id,
  ]);
  const [link] = links.rows;
  if (!link || !(await findOffer(pool, session, link.offer_id))) return notFound();
  const { rows } = await pool.query<{ at: Date; visitor: string; userAgent: string }>({
    name: "link-views",
    text: `select at, visitor, user_agent as "userAgent" from offer_link_view where link_id = $1 order by id desc limit 200`,
    values: [params.id],
  });
  return { status: 200, body: { views: rows.map((view) => ({ ...view, at: view.at.toISOString() })) } };
};

import { findOffer } from "../../offers/offer-record.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
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

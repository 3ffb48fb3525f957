import { findOffer } from "../../offers/offer-record.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { acceptanceOf } from "../acceptance.ts";
import { commentsOf } from "../offer-comment-table.ts";

export const listOfferComments: Handler<"listOfferComments"> = async ({ context, params, session }) => {
  const offer = await findOffer(context.pool, session, params.id);
  if (!offer) return notFound();
  const comments = await commentsOf(context.pool, offer.id);
  return { status: 200, body: { comments, acceptance: await acceptanceOf(context.pool, offer.id) } };
};

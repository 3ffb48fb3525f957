import { transaction } from "../../db/pool.ts";
import { findOffer } from "../../offers/offer-record.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { addComment, commentsOf } from "../offer-comment-table.ts";

export const answerOfferComment: Handler<"answerOfferComment"> = async ({ context, params, session, body }) =>
  transaction(context.pool, async (db) => {
    const offer = await findOffer(db, session, params.id, true);
    if (!offer) return notFound();
    const { profile, actor } = session;
    const name = profile.name || profile.login;
    const comment = { ...body, name, at: context.now(), userId: actor.userId };
    const refused = await addComment(db, offer.id, comment);
    return refused ?? { status: 201, body: { comments: await commentsOf(db, offer.id) } };
  });

import { transaction } from "../../db/pool.ts";
import { findStaffOffer } from "../../offers/find-staff-offer.ts";
import type { Handler } from "../../operation/handler.ts";
import { addComment, commentsOf } from "../offer-comment-table.ts";

export const answerOfferComment: Handler<"answerOfferComment"> = async ({ context, params, session, body }) =>
  transaction(context.pool, async (db) => {
    const { offer, refusal } = await findStaffOffer(db, session, params.id, true);
    if (refusal) return refusal;
    const { profile, actor } = session;
    const name = profile.name || profile.login;
    const comment = { ...body, name, at: context.now(), userId: actor.userId };
    const refused = await addComment(db, offer.id, comment);
    return refused ?? { status: 201, body: { comments: await commentsOf(db, offer.id) } };
  });

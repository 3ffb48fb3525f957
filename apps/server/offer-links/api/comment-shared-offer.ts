import { transaction } from "../../db/pool.ts";
import { notify } from "../../notifications/notify.ts";
import { readOffer } from "../../offers/offer-record.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { clientStatus } from "../client-status.ts";
import { findLink } from "../link-record.ts";
import { countUse } from "../link-use.ts";
import { addComment, commentsOf } from "../offer-comment-table.ts";

export const commentSharedOffer: Handler<"commentSharedOffer"> = async (call) => {
  const { context, params, body, request } = call;
  const { link, refusal } = await findLink(context, params.token);
  if (refusal) return refusal;
  if (!link.shows.comments) return refuse(409, "no-comments", "This link takes no comments.");
  const refused = await countUse(context, request, link.id, "comment");
  if (refused) return refused;
  const at = context.now();
  return transaction(context.pool, async (db) => {
    const offer = await readOffer(db, link.offer.id, true);
    const status = offer ? clientStatus(offer, at) : "withdrawn";
    if (!offer || status === "withdrawn" || status === "rejected")
      return refuse(409, "offer-closed", "The offer is closed.");
    const failed = await addComment(db, offer.id, { ...body, at, linkId: link.id });
    if (failed) return failed;
    const comments = await commentsOf(db, offer.id);
    await notify(db, [offer.created_by], {
      key: `comment ${comments.at(-1)?.id}`,
      kind: "offer-commented",
      at,
      projectId: offer.project_id,
      offerId: offer.id,
      data: { number: offer.number, by: body.name, text: body.text.slice(0, 200) },
    });
    return { status: 201, body: { comments } };
  });
};

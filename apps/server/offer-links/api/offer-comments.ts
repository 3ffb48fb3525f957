import type { OfferComment } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { type Db, only, transaction } from "../../db/pool.ts";
import { logOffer } from "../../offers/offer-events.ts";
import { findOffer, mayHandleOffers } from "../../offers/offer-record.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { acceptanceOf } from "../acceptance.ts";

/** What an offer holds at most, from both sides. */
const MOST_COMMENTS = 300;

export async function commentsOf(db: Db, offerId: number): Promise<OfferComment[]> {
  const { rows } = await db.query<Omit<OfferComment, "at"> & { at: Date }>({
    name: "offer-comments",
    text: `select id, row_id as row, case when user_id is null then 'client' else 'shop' end as from, name, text, at
      from offer_comment where offer_id = $1 order by id`,
    values: [offerId],
  });
  return rows.map((comment) => ({ ...comment, at: comment.at.toISOString() }));
}

/** Adds a comment in a transaction that holds the offer; a refusal where it cannot be. */
export async function addComment(
  db: Db,
  offerId: number,
  comment: {
    readonly row: string | null;
    readonly text: string;
    readonly name: string;
    readonly at: Date;
    readonly linkId?: number;
    readonly userId?: string;
  },
) {
  const { row, text, name, at, linkId = null, userId = null } = comment;
  if (row !== null && !(await hasPosition(db, offerId, row)))
    return refuse(422, "unknown-position", "The offer has no such position.");
  const { rowCount } = await db.query(
    `insert into offer_comment (offer_id, link_id, user_id, row_id, name, text, at)
      select $1, $2, $3, $4, $5, $6, $7 where (select count(*) from offer_comment where offer_id = $1) < $8`,
    [offerId, linkId, userId, row, name, text, at, MOST_COMMENTS],
  );
  if (!rowCount) return refuse(409, "too-many-comments", "There are too many comments on this offer.");
  await logOffer(db, offerId, {
    kind: "commented",
    at,
    by: name,
    note: text.slice(0, 200),
    ...(userId ? { userId } : {}),
  });
  return null;
}

async function hasPosition(db: Db, offerId: number, row: string): Promise<boolean> {
  const { rows } = await db.query<{ document: Offer }>("select document from offer where id = $1", [offerId]);
  const { groups, options = [] } = only(rows).document;
  return [...groups.flatMap(({ positions }) => positions), ...options.map(({ position }) => position)].some(
    ({ rowId }) => rowId === row,
  );
}

export const listOfferComments: Handler<"listOfferComments"> = async ({ context, params, session }) => {
  const offer = await findOffer(context.pool, session, params.id);
  if (!offer) return notFound();
  const comments = await commentsOf(context.pool, offer.id);
  return { status: 200, body: { comments, acceptance: await acceptanceOf(context.pool, offer.id) } };
};

export const answerOfferComment: Handler<"answerOfferComment"> = async ({ context, params, session, body }) =>
  transaction(context.pool, async (db) => {
    const offer = await findOffer(db, session, params.id, true);
    if (!offer) return notFound();
    if (!mayHandleOffers(session)) return refuse(403, "forbidden", "Only the shop's own people do this.");
    const { profile, actor } = session;
    const name = profile.name || profile.login;
    const own = { ...body, name, at: context.now(), userId: actor.userId };
    const refused = await addComment(db, offer.id, own);
    return refused ?? { status: 201, body: { comments: await commentsOf(db, offer.id) } };
  });

import type { OfferComment } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import { readAgreedOffer } from "../offers/agreed-offer.ts";
import { logOffer } from "../offers/offer-events.ts";
import { refuse } from "../operation/refuse.ts";

/** Comments that one offer can have, the client's and the shop's together. */
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

/** Adds a comment in a transaction that has locked the offer. `null` when it was added, otherwise the refusal. */
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
  const { groups, options = [] } = await readAgreedOffer(db, offerId);
  return [...groups.flatMap(({ positions }) => positions), ...options.map(({ position }) => position)].some(
    ({ rowId }) => rowId === row,
  );
}

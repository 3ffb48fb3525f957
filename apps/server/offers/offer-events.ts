import type { OfferEvent } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/** Adds an entry to an offer's log, in the transaction that changes the offer. `userId` absent: the client did it, see `by`. */
export async function logOffer(
  db: Db,
  offerId: number,
  event: {
    readonly kind: OfferEvent["kind"];
    readonly at: Date;
    readonly by?: string;
    readonly userId?: string;
    readonly note?: string;
  },
): Promise<void> {
  const { kind, at, by = "", userId = null, note = "" } = event;
  await db.query({
    name: "offer-log",
    text: `insert into offer_event (offer_id, at, kind, by_name, by_user, note) values ($1, $2, $3,
      coalesce(nullif($4, ''), (select coalesce(nullif(name, ''), login) from app_user where id = $5::uuid), ''), $5, $6)`,
    values: [offerId, at, kind, by, userId, note],
  });
}

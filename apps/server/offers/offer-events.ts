import type { OfferEvent } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/** Writes down what happened to an offer, in the transaction that does it. `userId` absent: nobody of the shop, see `by`. */
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

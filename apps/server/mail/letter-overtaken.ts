import type { Db } from "../db/pool.ts";
import { OPEN_STATUSES, readOffer, statusOf } from "../offers/offer-record.ts";

/** The reason why a waiting letter must not be sent any more. */
type Overtaken = "offer-closed" | "superseded";

export const OVERTAKEN: Readonly<Record<Overtaken, string>> = {
  "offer-closed": "The offer is closed by now.",
  superseded: "Another version of the offer has gone out or was accepted since.",
};

/**
 * The reason why a waiting letter would be wrong now; undefined: it may be sent.
 *
 * `offer-closed`  its offer was withdrawn, rejected, or ended
 * `superseded`    since it was written, a later offer of the same projects has gone out, or another one was accepted
 *
 * id  of the letter's outbox message; a message without an offer is never overtaken
 */
export async function letterOvertaken(db: Db, id: number, now: Date): Promise<Overtaken | undefined> {
  const { rows } = await db.query<{ readonly offer_id: number; readonly superseded: boolean }>({
    name: "letter-overtaken",
    text: `select m.offer_id, exists (select from offer n where n.project_id = o.project_id and n.id <> o.id and n.name = o.name
          and jsonb_path_query_array(n.made_from, '$[*].projectId') = jsonb_path_query_array(o.made_from, '$[*].projectId')
          and (n.status = 'accepted' or n.id > o.id and exists (select from offer_event e
            where e.offer_id = n.id and e.kind = 'sent' and e.at > m.created_at))) as superseded
      from offer_mail m join offer o on o.id = m.offer_id where m.outbox_id = $1`,
    values: [id],
  });
  const [letter] = rows;
  const offer = letter && (await readOffer(db, letter.offer_id));
  if (!offer) return undefined;
  const status = statusOf(offer, now);
  if (status === "accepted") return undefined;
  if (!OPEN_STATUSES.includes(status)) return "offer-closed";
  return letter.superseded ? "superseded" : undefined;
}

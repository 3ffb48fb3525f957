import type { OfferMail } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

const STATES = { pending: "waiting", sent: "sent", dead: "failed" } as const;

const CHOSEN = { "of-offer": "m.offer_id = $1", "of-message": "m.outbox_id = $1" } as const;

/** Mails of an offer, newest first, at most 200. id: of the offer or of the outbox message */
export async function offerMails(db: Db, choice: keyof typeof CHOSEN, id: number): Promise<OfferMail[]> {
  const { rows } = await db.query<Omit<OfferMail, "at" | "state"> & { at: Date; state: keyof typeof STATES }>(
    `select m.id, m.outbox_id as "deliveryId", m.recipient as to, m.copy, m.subject, m.created_at as at, coalesce(nullif(u.name, ''), u.login) as by,
        b.state, b.error
      from offer_mail m join outbox b on b.id = m.outbox_id join app_user u on u.id = m.created_by
      where ${CHOSEN[choice]} order by m.id desc limit 200`,
    [id],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), state: STATES[row.state] }));
}

import type pg from "pg";
import type { Db } from "../db/pool.ts";
import type { MailSystem } from "../external/mail/mail-system.ts";
import type { FileStore } from "../files/file-store.ts";
import { logOffer } from "../offers/offer-events.ts";
import { DeliveryRefused, type OutboxChannel } from "../outbox/outbox.ts";
import { letterOvertaken, OVERTAKEN } from "./letter-overtaken.ts";

export const MAIL_KIND = "offer-mail";

/** The mail as the outbox keeps it until it is sent. */
export interface MailPayload {
  readonly offerId: number;
  readonly userId: string;
  readonly fromName: string;
  readonly to: string;
  /** Absent in letters from before copies existed. */
  readonly copies?: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Absent in letters from before they were HTML, too. */
  readonly html?: string;
  /** Where the client's answer goes: to the person who signed, else to the shop. Absent: neither has an address. */
  readonly replyTo?: string;
  /** Hex SHA-256 of the PDF. */
  readonly pdf: string;
  readonly fileName: string;
}

/** Sends mails of offers. An offer becomes `sent` when the mail server has taken the letter. */
export function mailChannel(parts: {
  readonly mail: MailSystem;
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly now: () => Date;
}): OutboxChannel {
  return {
    kind: MAIL_KIND,
    async deliver({ id, key, payload }) {
      // The letter may have waited for hours, and the offer may have changed since.
      const overtaken = await letterOvertaken(parts.pool, id, parts.now());
      if (overtaken) throw new DeliveryRefused(OVERTAKEN[overtaken]);
      const {
        pdf,
        fileName,
        to,
        copies = [],
        subject,
        text,
        html,
        replyTo,
        fromName,
      } = payload as MailPayload;
      const bytes = await parts.files.get(Buffer.from(pdf, "hex"));
      if (!bytes) throw new DeliveryRefused("The PDF is gone.");
      await parts.mail.send({
        messageId: `<${key}@stanza>`,
        fromName,
        to,
        copies,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(replyTo === undefined ? {} : { replyTo }),
        attachment: { name: fileName, bytes },
      });
    },
    async delivered(db: Db, { payload }) {
      const { offerId, userId, to } = payload as MailPayload;
      await db.query("update offer set status = 'sent' where id = $1 and status = 'draft'", [offerId]);
      await logOffer(db, offerId, { kind: "sent", at: parts.now(), userId, note: to });
    },
  };
}

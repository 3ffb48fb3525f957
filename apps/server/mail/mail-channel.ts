import type pg from "pg";
import type { Db } from "../db/pool.ts";
import type { MailSystem } from "../external/mail/mail-system.ts";
import type { FileStore } from "../files/file-store.ts";
import { logOffer } from "../offers/offer-events.ts";
import { DeliveryRefused, type OutboxChannel } from "../outbox/outbox.ts";
import { letterOvertaken, OVERTAKEN } from "./letter-overtaken.ts";

export const MAIL_KIND = "offer-mail";

/** What the outbox keeps of a mail until it has left. */
export interface MailPayload {
  readonly offerId: number;
  readonly userId: string;
  readonly fromName: string;
  readonly to: string;
  /** Absent in letters of before there were several. */
  readonly copies?: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Hex SHA-256 of the PDF. */
  readonly pdf: string;
  readonly fileName: string;
}

/** Mails of offers; the offer counts as sent when the mail server has taken the letter, not before. */
export function mailChannel(parts: {
  readonly mail: MailSystem;
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly now: () => Date;
}): OutboxChannel {
  return {
    kind: MAIL_KIND,
    async deliver({ id, key, payload }) {
      // It may have waited for hours.
      const overtaken = await letterOvertaken(parts.pool, id, parts.now());
      if (overtaken) throw new DeliveryRefused(OVERTAKEN[overtaken]);
      const { pdf, fileName, to, copies = [], subject, text, fromName } = payload as MailPayload;
      const bytes = await parts.files.get(Buffer.from(pdf, "hex"));
      if (!bytes) throw new DeliveryRefused("The PDF is gone.");
      await parts.mail.send({
        messageId: `<${key}@stanza>`,
        fromName,
        to,
        copies,
        subject,
        text,
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

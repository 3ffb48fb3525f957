import type { Letter, MailSystem } from "../external/mail/mail-system.ts";
import type { OutboxChannel } from "../outbox/outbox.ts";

export const LETTER_KIND = "letter";

/** A letter as the outbox keeps it until it is sent. */
export type LetterPayload = Omit<Letter, "messageId" | "attachment">;

/** Sends letters that are about no offer: designs, requests, codes. */
export function letterChannel(mail: MailSystem): OutboxChannel {
  return {
    kind: LETTER_KIND,
    deliver: ({ key, payload }) => mail.send({ ...(payload as LetterPayload), messageId: `<${key}@stanza>` }),
    delivered: async () => undefined,
  };
}

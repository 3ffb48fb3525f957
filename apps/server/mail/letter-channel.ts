import type { Letter, MailSystem } from "../external/mail/mail-system.ts";
import type { OutboxChannel } from "../outbox/outbox.ts";

export const LETTER_KIND = "letter";

/** A letter as the outbox keeps it until it is sent. */
export interface LetterPayload extends Omit<Letter, "messageId" | "attachment" | "picture"> {
  /** Base64 of a PNG. Absent: the letter shows none. */
  readonly picture?: string;
}

/** Sends letters that are about no offer: designs, requests, codes. */
export function letterChannel(mail: MailSystem): OutboxChannel {
  return {
    kind: LETTER_KIND,
    deliver: ({ key, payload }) => {
      const { picture, ...letter } = payload as LetterPayload;
      return mail.send({
        ...letter,
        ...(picture === undefined ? {} : { picture: Buffer.from(picture, "base64") }),
        messageId: `<${key}@stanza>`,
      });
    },
    delivered: async () => undefined,
  };
}

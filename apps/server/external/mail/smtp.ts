import type { Transporter } from "nodemailer";
import { DeliveryRefused } from "../../outbox/outbox.ts";
import { LETTER_PICTURE, type Letter, type MailSystem } from "./mail-system.ts";

const TIME_OUT_MS = 30_000;

/**
 * Mail by SMTP.
 *
 * url   smtp://user:password@host:587, smtps:// for TLS from the start
 * from  the sender's address; replies go to it
 */
export function openSmtp(url: string, from: string): MailSystem {
  let opened: Transporter | undefined;
  /** Loaded with the first letter. */
  const open = async () =>
    (await import("nodemailer")).createTransport({
      url,
      connectionTimeout: TIME_OUT_MS,
      greetingTimeout: TIME_OUT_MS,
      socketTimeout: TIME_OUT_MS,
      // The texts of a letter must not make the library read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  return {
    async send(letter) {
      try {
        opened ??= await open();
        await opened.sendMail({
          messageId: letter.messageId,
          from: { name: letter.fromName, address: from },
          to: { name: "", address: letter.to },
          cc: letter.copies.map((address) => ({ name: "", address })),
          subject: letter.subject,
          text: letter.text,
          ...(letter.html === undefined ? {} : { html: letter.html }),
          ...(letter.replyTo === undefined ? {} : { replyTo: { name: "", address: letter.replyTo } }),
          attachments: enclosed(letter),
        });
      } catch (error) {
        const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
        // RFC 5321 §4.2.1: 5yz is permanent. 530 and 535 concern our own password, which somebody can correct.
        if (code >= 500 && code !== 530 && code !== 535)
          throw new DeliveryRefused((error as Error).message, { cause: error });
        // Sellers read it; the address of the server is for the log.
        if (AWAY.has((error as NodeJS.ErrnoException).code ?? ""))
          throw new Error("The mail server does not answer.", { cause: error });
        throw error;
      }
    },
  };
}

/** nodemailer's codes for a server that cannot be reached. */
const AWAY: ReadonlySet<string> = new Set(["ECONNECTION", "EDNS", "ESOCKET", "ETIMEDOUT"]);

const enclosed = ({ attachment, picture }: Letter) => [
  ...(attachment
    ? [{ filename: attachment.name, content: attachment.bytes, contentType: "application/pdf" }]
    : []),
  ...(picture
    ? [
        {
          filename: "room.png",
          content: picture,
          contentType: "image/png",
          contentDisposition: "inline" as const,
          cid: LETTER_PICTURE,
        },
      ]
    : []),
];

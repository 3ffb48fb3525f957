/** The Content-ID by which a letter's HTML names its picture (RFC 2392). */
export const LETTER_PICTURE = "picture@stanza";

/** A letter to one recipient and copies. */
export interface Letter {
  /** The same at every try, so that mailboxes recognise a repetition. */
  readonly messageId: string;
  readonly fromName: string;
  readonly to: string;
  /** Addresses that get a copy. */
  readonly copies: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The same text for readers of HTML; absent: the letter is text alone. */
  readonly html?: string;
  /** Address for answers; absent: the sender's. */
  readonly replyTo?: string;
  /** A PNG that the HTML shows by `LETTER_PICTURE`. Absent: it shows none. */
  readonly picture?: Buffer;
  /** Absent: nothing is enclosed. */
  readonly attachment?: { readonly name: string; readonly bytes: Buffer };
}

export interface MailSystem {
  /** Throws `DeliveryRefused` where the mail server refuses for good, another error where it may be tried again. */
  send(letter: Letter): Promise<void>;
}

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
  /** Absent: nothing is enclosed. */
  readonly attachment?: { readonly name: string; readonly bytes: Buffer };
}

export interface MailSystem {
  /** Throws `DeliveryRefused` where the mail server refuses for good, another error where it may be tried again. */
  send(letter: Letter): Promise<void>;
}

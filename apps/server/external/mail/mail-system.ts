/** A letter in plain text, to one recipient and copies. */
interface Letter {
  /** The same at every try, so that mailboxes recognise a repetition. */
  readonly messageId: string;
  readonly fromName: string;
  readonly to: string;
  /** Addresses that get a copy. */
  readonly copies: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Absent: the letter is text alone. */
  readonly attachment?: { readonly name: string; readonly bytes: Buffer };
}

export interface MailSystem {
  /** Throws `DeliveryRefused` where the mail server refuses for good, another error where it may be tried again. */
  send(letter: Letter): Promise<void>;
}

import { mailAddress, type Shop } from "@stanza/contract";

/** Where answers to a letter of the shop go: to its own mailbox, where it has one. Nobody reads the sender's. */
export function answerTo({ extra: { email } }: Pick<Shop, "extra">): { readonly replyTo?: string } {
  const read = mailAddress.safeParse(email);
  return read.success ? { replyTo: read.data } : {};
}

import type { OfferSummary } from "@stanza/contract";
import { client } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { offerChanged } from "../status/offer-queries.ts";
import { addressesIn, type LetterDraft } from "./letter-draft.ts";

/** Why a letter did not go; a key of the interface's texts under `offerMail.refused`. */
export type LetterRefusal =
  | "incomplete"
  | "pdf-pending"
  | "offer-closed"
  | "no-mail-server"
  | "too-many-attempts"
  | "failed";

const KNOWN: readonly string[] = [
  "incomplete",
  "pdf-pending",
  "offer-closed",
  "no-mail-server",
  "too-many-attempts",
] satisfies readonly LetterRefusal[];

interface Letter extends LetterDraft {
  readonly offer: OfferSummary;
  readonly copyToSelf: boolean;
  /** Path of the link to send along; undefined: none. */
  readonly link: string | undefined;
  /** The same for every try of one letter, so that it leaves once. */
  readonly saveId: string;
}

/** Hands a letter over to the server, which sends it when it can; undefined: it is on its way. */
export async function sendLetter(letter: Letter): Promise<LetterRefusal | undefined> {
  const { offer, to, cc, subject, text, copyToSelf, link, saveId } = letter;
  const answer = await client.sendOfferMail({
    params: { id: offer.id },
    headers: { "x-save-id": saveId },
    body: {
      to: to.trim(),
      cc: addressesIn(cc),
      subject: subject.trim(),
      text,
      copyToSelf,
      ...(link === undefined ? {} : { link }),
    },
  });
  if (answer.status === 202) {
    await offerChanged(offer);
    return undefined;
  }
  return refusalOf(answer, "Mail not sent");
}

/** A link for the one whom the letter is to; its path, or why there is none. */
export async function makeLink(
  offer: OfferSummary,
  recipient: string,
): Promise<{ readonly path: string } | { readonly refused: LetterRefusal }> {
  const answer = await client.createOfferLink({
    params: { id: offer.id },
    body: { recipient, inMail: true },
  });
  if (answer.status === 201) return { path: answer.body.path };
  return { refused: refusalOf(answer, "No link made") };
}

function refusalOf(
  answer: { readonly status: number; readonly message?: string; readonly body?: unknown },
  what: string,
): LetterRefusal {
  const body = (answer.body ?? {}) as { readonly error?: string; readonly message?: string };
  log("error", `${what}: ${answer.message ?? body.message ?? answer.status}`);
  return KNOWN.includes(body.error ?? "") ? (body.error as LetterRefusal) : "failed";
}

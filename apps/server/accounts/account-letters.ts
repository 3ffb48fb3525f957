import { inLanguage } from "@stanza/quantities";
import { layOut } from "../mail/letter-layout.ts";
import { ACCOUNT_WORDS, type AccountLetter } from "./account-words.ts";

/**
 * A letter about an account. Nothing that somebody typed stands in it but the user id of an account that exists: anybody can have it sent to
 * any address, so their words would be ours in a stranger's mailbox.
 *
 * url   of the one thing to do; `changed` has none
 */
export function accountLetter(
  of: AccountLetter,
  values: { readonly shop: string; readonly login: string },
  url: string | null,
  language: string,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const words = inLanguage(ACCOUNT_WORDS, language)[of];
  const first = fill(words.first, values);
  return {
    subject: fill(words.subject, values),
    ...layOut(
      {
        paragraphs: [first.charAt(0).toUpperCase() + first.slice(1)],
        ...(words.action !== undefined && url !== null ? { action: { label: words.action, url } } : {}),
        small: words.small.map((one) => fill(one, values)),
      },
      language,
    ),
  };
}

const fill = (text: string, values: { readonly shop: string; readonly login: string }): string =>
  text.replace("{shop}", values.shop).replace("{login}", values.login);

import type { Person } from "@stanza/contract";
import { ACCOUNT_LETTER_KIND, type AccountRequest, passwordPath } from "../accounts/account-channel.ts";
import { addCode, issueCode } from "../accounts/account-code-table.ts";
import { firstShop } from "../accounts/first-shop.ts";
import type { Db } from "../db/pool.ts";
import { enqueue } from "../outbox/outbox.ts";
import { startingShop } from "../session/sessions.ts";

/**
 * Invites somebody to choose a password, in the transaction of the change that it follows. Returns the path of the link where the site sends no
 * mail, for a supervisor to hand it over; null: a letter is on its way.
 *
 * origin   of the letter's link; null: no mail can be sent
 */
export async function invite(
  db: Db,
  person: Pick<Person, "id" | "email" | "language">,
  { siteId, origin, at }: { readonly siteId: string; readonly origin: string | null; readonly at: Date },
): Promise<string | null> {
  const { id, email, language } = person;
  const shopId = (await startingShop(db, id)) ?? (await firstShop(db, siteId));
  const code = await addCode(db, {
    kind: "invite",
    user_id: id,
    shop_id: shopId,
    email,
    name: "",
    language,
    doc_sha: null,
    consent: null,
    at,
  });
  if (origin === null) return passwordPath(await issueCode(db, code, at));
  const payload: AccountRequest = { kind: "invite", code, language, origin, siteId };
  await enqueue(db, {
    shopId,
    kind: ACCOUNT_LETTER_KIND,
    key: `invite.${code}`,
    payload,
    at,
    projectId: null,
    userId: id,
    about: "",
  });
  return null;
}

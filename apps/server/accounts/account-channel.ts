import type pg from "pg";
import { type Db, transaction } from "../db/pool.ts";
import type { MailSystem } from "../external/mail/mail-system.ts";
import type { OutboxChannel, OutboxMessage } from "../outbox/outbox.ts";
import { startingShop } from "../session/sessions.ts";
import { addCode, codeOf, countCodes, issueCode } from "./account-code-table.ts";
import { accountLetter } from "./account-letters.ts";
import type { AccountLetter } from "./account-words.ts";
import { loginOf } from "./login-of.ts";

export const ACCOUNT_LETTER_KIND = "account-letter";

/** What was asked for. Whether there is such an account is found out when the letter is written: asking takes as long for a stranger. */
export type AccountRequest = {
  /** Origin of the link, e.g. `https://shop.example`. */
  readonly origin: string;
  readonly siteId: string;
  readonly language: string;
} & (
  | { readonly kind: "reset" /** User id or address, as typed. */; readonly user: string }
  | { readonly kind: "register" | "invite"; readonly code: number }
);

interface Account {
  readonly id: string;
  readonly login: string;
  readonly email: string;
  readonly language: string;
}

interface Written {
  readonly to: string;
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** ASSUMED: an address that several people share, such as a shop's, gets letters for at most three of them. */
const MOST_ACCOUNTS = 3;
/** Letters of a day about one account, whoever asks for them. ASSUMED. */
const MOST_A_DAY = 6;
const DAY_MS = 86_400_000;

/** Writes and sends the letters about accounts. A letter that is tried again has a new code, which kills the one before. */
export function accountChannel({
  mail,
  pool,
  now,
}: {
  readonly mail: MailSystem;
  readonly pool: pg.Pool;
  readonly now: () => Date;
}): OutboxChannel {
  return {
    kind: ACCOUNT_LETTER_KIND,
    async deliver(message: OutboxMessage) {
      const request = message.payload as AccountRequest;
      const letters = await transaction(pool, (db) => lettersOf(db, request, now()));
      for (const [index, letter] of letters.entries())
        await mail.send({
          ...letter,
          copies: [],
          messageId: `<${message.key}.${index}.${message.attempts}@stanza>`,
        });
    },
    delivered: async () => undefined,
  };
}

function lettersOf(db: Db, request: AccountRequest, at: Date): Promise<readonly Written[]> {
  if (request.kind === "reset") return resetLetters(db, request, at);
  return request.kind === "invite" ? inviteLetters(db, request, at) : registerLetters(db, request, at);
}

/** To somebody for whom a supervisor has made an account; nothing where it was taken back meanwhile. */
async function inviteLetters(
  db: Db,
  { code, origin, language }: AccountRequest & { readonly kind: "register" | "invite" },
  at: Date,
): Promise<readonly Written[]> {
  const asked = await codeOf(db, code);
  if (!asked || asked.used_at) return [];
  const token = await issueCode(db, asked.id, at);
  const [fromName, login] = [await shopName(db, asked.shop_id), await loginOf(db, asked)];
  const letter = accountLetter(
    "invite",
    { shop: fromName, login },
    `${origin}${passwordPath(token)}`,
    language,
  );
  return [{ to: asked.email, fromName, ...letter }];
}

/** The page on which a code sets a password. */
export const passwordPath = (token: string): string => `/resetpassword/${token}`;

async function resetLetters(
  db: Db,
  request: AccountRequest & { readonly kind: "reset" },
  at: Date,
): Promise<readonly Written[]> {
  const accounts = await accountsOf(db, request.siteId, request.user);
  return writtenFor(db, "reset", accounts, request, at);
}

async function registerLetters(
  db: Db,
  request: AccountRequest & { readonly kind: "register" | "invite" },
  at: Date,
): Promise<readonly Written[]> {
  const asked = await codeOf(db, request.code);
  if (!asked || asked.used_at) return [];
  const known = await accountsOf(db, request.siteId, asked.email);
  if (known.length > 0) return writtenFor(db, "known", known, request, at);
  const token = await issueCode(db, asked.id, at);
  const fromName = await shopName(db, asked.shop_id);
  const url = `${request.origin}/guestregister/${token}`;
  const letter = accountLetter("register", { shop: fromName, login: asked.email }, url, request.language);
  return [{ to: asked.email, fromName, ...letter }];
}

/** The accounts that a user id or an address means; those nobody can write to are none. */
async function accountsOf(db: Db, siteId: string, typed: string): Promise<readonly Account[]> {
  const { rows } = await db.query<Account>(
    `select id, login, email, language from app_user
      where site_id = $1 and (lower(login) = lower($2) or lower(email) = lower($2)) and email <> ''
        and kind <> 'guest' and disabled_at is null
      order by lower(login) = lower($2) desc, created_at desc limit $3`,
    [siteId, typed, MOST_ACCOUNTS],
  );
  return rows;
}

async function writtenFor(
  db: Db,
  of: AccountLetter,
  accounts: readonly Account[],
  { origin }: AccountRequest,
  at: Date,
): Promise<readonly Written[]> {
  const letters: Written[] = [];
  for (const { id, login, email, language } of accounts) {
    if ((await countCodes(db, id, new Date(at.getTime() - DAY_MS))) >= MOST_A_DAY) continue;
    const shopId = await startingShop(db, id);
    if (shopId === null) continue;
    const asked = { user_id: id, shop_id: shopId, email, name: "", language, doc_sha: null, consent: null };
    const token = await issueCode(db, await addCode(db, { kind: "reset", ...asked, at }), at);
    const fromName = await shopName(db, shopId);
    const url = `${origin}${passwordPath(token)}`;
    letters.push({ to: email, fromName, ...accountLetter(of, { shop: fromName, login }, url, language) });
  }
  return letters;
}

export async function shopName(db: Db, shopId: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>("select name from shop where id = $1", [shopId]);
  return rows[0]?.name ?? "";
}

import { randomBytes } from "node:crypto";
import { type Db, only } from "../db/pool.ts";
import { notFound, refuse } from "../operation/refuse.ts";
import { hashOf } from "../session/sessions.ts";

/** Minutes for which a code opens something (reliability.md T22). ASSUMED: an invitation outlasts a weekend. */
const MINUTES = { reset: 30, register: 24 * 60, invite: 72 * 60 } as const;

export interface AccountCode {
  readonly id: number;
  readonly kind: keyof typeof MINUTES;
  /** The account, or the guest who wants one. */
  readonly user_id: string;
  readonly shop_id: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly doc_sha: Buffer | null;
  readonly consent: object | null;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

const COLUMNS = "id, kind, user_id, shop_id, email, name, language, doc_sha, consent, expires_at, used_at";

/** Keeps what a code is asked for; the code comes with its letter. Returns its number. */
export async function addCode(
  db: Db,
  code: Omit<AccountCode, "id" | "expires_at" | "used_at"> & { readonly at: Date },
): Promise<number> {
  const { rows } = await db.query<{ id: number }>({
    name: "account-code-add",
    text: `insert into account_code (kind, user_id, shop_id, email, name, language, doc_sha, consent, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, $9::timestamptz + make_interval(mins => $10)) returning id`,
    values: [
      code.kind,
      code.user_id,
      code.shop_id,
      code.email,
      code.name,
      code.language,
      code.doc_sha,
      code.consent,
      code.at,
      MINUTES[code.kind],
    ],
  });
  return only(rows).id;
}

/** Gives a code its secret, and kills every earlier one of the same kind for the same person. Returns the secret. */
export async function issueCode(db: Db, id: number, at: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.query(
    `update account_code o set used_at = $2 from account_code c where c.id = $1 and o.id < c.id and o.kind = c.kind
      and o.user_id = c.user_id and o.used_at is null`,
    [id, at],
  );
  await db.query("update account_code set token_hash = $2 where id = $1", [id, hashOf(token)]);
  return token;
}

export async function codeOf(db: Db, id: number): Promise<AccountCode | null> {
  const { rows } = await db.query<AccountCode>(`select ${COLUMNS} from account_code where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The codes that were asked for this account since a moment, for a limit of letters. */
export async function countCodes(db: Db, userId: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from account_code where user_id = $1 and created_at > $2",
    [userId, since],
  );
  return only(rows).count;
}

/**
 * The code of a secret, or the refusal to answer with. It is found by the secret's hash, so neither the database nor the time of the answer
 * reveals it.
 *
 * kinds  absent: any
 * lock   for a transaction that uses it up
 */
export async function findCode(
  db: Db,
  token: string,
  {
    kinds,
    at,
    lock = false,
  }: { readonly kinds?: readonly AccountCode["kind"][]; readonly at: Date; readonly lock?: boolean },
) {
  const { rows } = await db.query<AccountCode>({
    name: lock ? "account-code-lock" : "account-code-find",
    text: `select ${COLUMNS} from account_code where token_hash = $1${lock ? " for update" : ""}`,
    values: [hashOf(token)],
  });
  const [code] = rows;
  if (!code || (kinds !== undefined && !kinds.includes(code.kind)))
    return { code: undefined, refusal: notFound() };
  if (code.used_at)
    return {
      code: undefined,
      refusal: refuse(410, "code-used", "This link has been used, or a newer one was sent."),
    };
  if (code.expires_at <= at)
    return { code: undefined, refusal: refuse(410, "code-expired", "This link has ended.") };
  return { code, refusal: undefined };
}

/** Uses up a code with every other one of its person, and forgets what they typed. */
export async function useUpCodes(db: Db, userId: string, at: Date): Promise<void> {
  await db.query(
    "update account_code set used_at = coalesce(used_at, $2), name = '', email = '' where user_id = $1",
    [userId, at],
  );
}

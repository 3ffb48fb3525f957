import { ACCOUNT_LETTER_KIND } from "../accounts/account-channel.ts";
import type { Db } from "../db/pool.ts";
import { LETTER_KIND } from "../mail/letter-channel.ts";
import { forgetDocuments } from "../projects/forget-documents.ts";
import { eraseProjects, forgetLetters } from "./erase-projects.ts";

interface ErasedUser {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly email: string;
  readonly kind: "guest" | "pro" | "customer";
}

/** Tables whose rows are a person's own and go with them. */
const OWN = [
  "answered_request",
  "consent",
  "favourite_article",
  "half_sign_in",
  "notification",
  "one_time_secret",
  "passkey",
  "project_draft",
  "project_presence",
  "recovery_code",
  "session",
  "user_identity",
  "user_shop",
] as const;

/**
 * Erases a person (GDPR article 17, decision 027): their account, how they signed in, what they answered and marked, their letters, and, of
 * somebody who sells nothing, their projects. What a shop's own people did stays the shop's, without their name. The row itself stays, for
 * what names its number. To erase somebody again changes nothing.
 */
export async function erasePerson(db: Db, id: string, at: Date): Promise<void> {
  const { rows } = await db.query<ErasedUser>(
    "select id, login, name, email, kind from app_user where id = $1 and erased_at is null for update",
    [id],
  );
  const [user] = rows;
  if (!user) return;
  const words = [user.name, user.email, user.login];
  if (user.kind !== "pro") {
    const { rows: owned } = await db.query<{ id: number; shop_id: string }>(
      "select id, shop_id from project where owner_id = $1 order by id for update",
      [id],
    );
    await eraseProjects(db, owned, { words, at });
  }
  await forgetAccount(db, user);
  await blankTraces(db, user);
  await db.query(
    `update app_user set login = 'erased-' || id, name = '', email = '', password_hash = null, gdpr_flags = '', is_admin = false,
      seller_level = 0, discount_limit = null, disabled_at = coalesce(disabled_at, $2), erased_at = $2, rev = rev + 1 where id = $1`,
    [id, at],
  );
}

async function forgetAccount(db: Db, { id, login, email }: ErasedUser): Promise<void> {
  for (const table of OWN) await db.query(`delete from ${table} where user_id = $1`, [id]);
  const { rows: codes } = await db.query<{ shop_id: string; doc_sha: Buffer | null }>(
    "delete from account_code where user_id = $1 returning shop_id, doc_sha",
    [id],
  );
  const { rows: designs } = await db.query<{ shop_id: string; doc_sha: Buffer | null }>(
    "delete from design_link where created_by = $1 returning shop_id, doc_sha",
    [id],
  );
  await forgetDocuments(db, [...codes, ...designs]);
  await db.query(
    "delete from attempt where position(lower($1) in lower(key)) > 0 or position($2 in key) > 0",
    [login, id],
  );
  // Letters about codes and designs, and whatever went to the person's own mailbox; letters of offers went with their projects.
  await forgetLetters(
    db,
    `(created_by = $1 and kind in ('${LETTER_KIND}', '${ACCOUNT_LETTER_KIND}') or ($2 <> '' and lower(about) = lower($2)))
      and not exists (select from offer_mail m where m.outbox_id = outbox.id)
      and not exists (select from crm_upload c where c.outbox_id = outbox.id)`,
    id,
    email,
  );
}

async function blankTraces(db: Db, { id }: ErasedUser): Promise<void> {
  await db.query(
    "update audit set ip = null, detail = '{}' where user_id = $1 or (entity = 'user' and entity_id = $1::text)",
    [id],
  );
  await db.query("update offer_event set by_name = '' where by_user = $1", [id]);
  await db.query("update offer_comment set name = '' where user_id = $1", [id]);
}

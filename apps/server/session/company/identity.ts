import { randomUUID } from "node:crypto";
import { type Db, only } from "../../db/pool.ts";
import type { CompanyPerson } from "./company-provider.ts";

/** What becomes of a person whom the provider knows and we do not. */
export interface NewIdentities {
  /** The claim that names the user id of an account which is nobody's at the provider yet, e.g. `preferred_username`. */
  readonly loginClaim?: string | undefined;
  /** The account that is made; absent: none is. */
  readonly create?:
    | { readonly kind: "pro" | "customer"; readonly shop: string; readonly sellerLevel: number }
    | undefined;
}

/**
 * The user of a person at the provider, by issuer and subject alone; `null`: they have no account here. Call it in a transaction.
 *
 * Source: reliability.md T21.
 */
export async function userOfIdentity(
  db: Db,
  site: string,
  person: CompanyPerson,
  settings: NewIdentities,
): Promise<string | null> {
  // One person who signs in twice at once is one account.
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 30))", [
    JSON.stringify([person.issuer, person.subject]),
  ]);
  const { rows } = await db.query<{ id: string; disabled: boolean }>(
    `select u.id, u.disabled_at is not null as disabled from user_identity i join app_user u on u.id = i.user_id
      where i.issuer = $1 and i.subject = $2 and u.site_id = $3`,
    [person.issuer, person.subject, site],
  );
  const [known] = rows;
  if (known) return known.disabled ? null : known.id;
  const user =
    (await userOfClaim(db, site, person, settings)) ?? (await makeUser(db, site, person, settings));
  if (user === null) return null;
  await db.query("insert into user_identity (issuer, subject, user_id) values ($1, $2, $3)", [
    person.issuer,
    person.subject,
    user,
  ]);
  return user;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim().slice(0, 200) : "");

/** An account that the deployment's claim names and that no other subject has. */
async function userOfClaim(
  db: Db,
  site: string,
  { issuer, claims }: CompanyPerson,
  { loginClaim }: NewIdentities,
): Promise<string | null> {
  const login = loginClaim === undefined ? "" : textOf(claims[loginClaim]);
  if (login === "") return null;
  const { rows } = await db.query<{ id: string }>(
    `select id from app_user u where site_id = $1 and lower(login) = lower($2) and kind <> 'guest'
      and disabled_at is null and not exists (select from user_identity i where i.user_id = u.id and i.issuer = $3)
      for update`,
    [site, login, issuer],
  );
  return rows[0]?.id ?? null;
}

/** Makes an account without a password. A user id that somebody has already is never taken over. */
async function makeUser(
  db: Db,
  site: string,
  { subject, claims }: CompanyPerson,
  { create }: NewIdentities,
): Promise<string | null> {
  if (!create) return null;
  const shop = await db.query<{ id: string; language: string }>(
    "select id, language from shop where site_id = $1 and code = $2",
    [site, create.shop],
  );
  const { id: shopId, language } = only(shop.rows);
  const email = claims.email_verified === true ? textOf(claims.email) : "";
  const login = textOf(claims.preferred_username) || email || subject.slice(0, 200);
  const id = randomUUID();
  const { rowCount } = await db.query(
    `insert into app_user (id, site_id, login, name, kind, email, seller_level, language)
      values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [id, site, login, textOf(claims.name) || login, create.kind, email, create.sellerLevel, language],
  );
  if (rowCount !== 1) return null;
  await db.query("insert into user_shop (user_id, shop_id, is_default) values ($1, $2, true)", [id, shopId]);
  return id;
}

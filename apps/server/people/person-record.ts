import type { Person, PersonSettings } from "@stanza/contract";
import { spokenLanguage } from "@stanza/quantities";
import type { Db } from "../db/pool.ts";

/** Columns of a user `u` as supervisors see them. Guests have no row here. */
const COLUMNS = `u.id, u.login, u.name, u.email, u.kind, u.is_admin as "isAdmin", u.seller_level as "sellerLevel",
  u.discount_limit::text as "discountLimit", u.language, u.disabled_at is null as "isActive",
  u.password_hash is not null as "hasPassword", u.rev,
  exists (select from one_time_secret o where o.user_id = u.id and o.confirmed_at is not null)
    or exists (select from passkey k where k.user_id = u.id) as "hasSecondFactor",
  (select max(s.seen_at) from session s where s.user_id = u.id) as seen_at,
  (select coalesce(json_agg(h.code order by us.is_default desc, h.code), '[]')
    from user_shop us join shop h on h.id = us.shop_id where us.user_id = u.id) as shops`;

type PersonRow = Omit<Person, "seenAt" | "language"> & {
  readonly seen_at: Date | null;
  readonly language: string;
};

const personOf = ({ seen_at, language, ...person }: PersonRow): Person => ({
  ...person,
  // An account of an older day may have a language that the screen does not offer; it is shown as English.
  language: spokenLanguage(language),
  seenAt: seen_at?.toISOString() ?? null,
});

/** Somebody of the site by id; undefined: there is nobody, or they are a guest. lock: for a transaction that changes them */
export async function findPerson(
  db: Db,
  siteId: string,
  id: string,
  lock = false,
): Promise<Person | undefined> {
  const { rows } = await db.query<PersonRow>(
    `select ${COLUMNS} from app_user u where u.site_id = $1 and u.id = $2 and u.kind <> 'guest' and u.erased_at is null${lock ? " for update of u" : ""}`,
    [siteId, id],
  );
  return rows[0] && personOf(rows[0]);
}

export interface PeopleQuery {
  readonly siteId: string;
  /** Patterns of words; each stands in user id, name or address. */
  readonly patterns: readonly string[];
  readonly show: "active" | "inactive" | "all";
  /** The user id after which the page begins; null: at the first. */
  readonly after: string | null;
  readonly limit: number;
}

/** People of the site in the order of their user ids. */
export async function findPeople(db: Db, query: PeopleQuery): Promise<readonly Person[]> {
  const { rows } = await db.query<PersonRow>(
    `select ${COLUMNS} from app_user u
      where u.site_id = $1 and u.kind <> 'guest' and u.erased_at is null
        and ($2 = 'all' or (u.disabled_at is null) = ($2 = 'active'))
        and ($3::text is null or lower(u.login) > lower($3))
        and plain_text(u.login || ' ' || u.name || ' ' || u.email) like all(select plain_text(p) from unnest($4::text[]) as p)
      order by lower(u.login) limit $5`,
    [query.siteId, query.show, query.after, query.patterns, query.limit],
  );
  return rows.map(personOf);
}

/** Ids of shops of the site in the order of their codes as given; null: one of the codes is none. */
export async function shopIdsOf(
  db: Db,
  siteId: string,
  codes: readonly string[],
): Promise<readonly string[] | null> {
  const { rows } = await db.query<{ id: string; code: string }>(
    "select id, code from shop where site_id = $1 and code = any($2)",
    [siteId, codes],
  );
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const found = [...new Set(codes)].flatMap((code) => ids.get(code) ?? []);
  return found.length === new Set(codes).size ? found : null;
}

/** Makes these the shops of a person, the first of them the one that they begin in. */
export async function setShops(db: Db, personId: string, shopIds: readonly string[]): Promise<void> {
  await db.query("delete from user_shop where user_id = $1", [personId]);
  await db.query(
    `insert into user_shop (user_id, shop_id, is_default)
      select $1, shop, place = 1 from unnest($2::text[]) with ordinality as t (shop, place)`,
    [personId, shopIds],
  );
}

/** Only who sells has a level; and only the shop's own people a limit of discounts. */
export const levelOf = ({ kind, isAdmin, sellerLevel }: PersonSettings): number =>
  kind === "pro" || isAdmin ? sellerLevel : 0;
export const limitOf = ({ kind, isAdmin, discountLimit }: PersonSettings): string | null =>
  kind === "pro" || isAdmin ? discountLimit : null;

/** The settings whose values may stand in the audit log; of name and address only that they changed. */
const LOGGED = ["kind", "isAdmin", "sellerLevel", "discountLimit", "language", "shops", "isActive"] as const;

/** What is different between two states of a person, for the audit log. */
export function changesOf(before: Person, after: Person): Readonly<Record<string, unknown>> {
  const told = LOGGED.filter((name) => `${before[name]}` !== `${after[name]}`).map((name) => [
    name,
    { from: `${before[name] ?? ""}`, to: `${after[name] ?? ""}` },
  ]);
  const untold = (["name", "email"] as const).filter((name) => before[name] !== after[name]);
  return { ...Object.fromEntries(told), ...Object.fromEntries(untold.map((name) => [name, {}])) };
}

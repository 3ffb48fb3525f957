import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Profile, Shop } from "@stanza/contract";
import type { Actor } from "@stanza/project";
import { type Db, only } from "../db/pool.ts";

/** Days that a session lasts (the cookie default of spec 1 §9). A session in use is prolonged. */
export const SESSION_DAYS = 7;

/** The ways in which a session begins. */
export type SignInWay =
  | "password"
  | "passkey"
  | "key"
  | "company"
  | "token"
  | "automatic"
  | "guest"
  | "account"
  | "seed";

/** Where a session began, for its person to recognise it. */
export interface SessionOrigin {
  readonly how: SignInWay;
  /** The browser's own words. */
  readonly agent: string;
  /** Network address. */
  readonly address: string;
}

/** The person who sends a request, and the shop they work for. Both come from the session, never from the request. */
export interface Session {
  /** Names the session without opening it. */
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly how: SignInWay;
  readonly siteId: string;
  readonly shopId: string;
  readonly profile: Profile;
  /** The company's provider is to be asked whether the person may stay. */
  readonly isDue: boolean;
  /** The person as `projectCan` needs them; `shops` holds shop ids. */
  readonly actor: Actor;
}

/** The role of a user `u` as sessions remember it. */
const ROLE = "u.kind || case when u.is_admin then '+' else '' end";
const LONGEST_AGENT = 300;

interface SessionRow {
  id: string;
  how: SignInWay;
  user_id: string;
  site_id: string;
  login: string;
  name: string;
  kind: Profile["kind"];
  is_admin: boolean;
  seller_level: number;
  gdpr_flags: string;
  language: string;
  shop_id: string;
  shop: Shop;
  shops: { id: string; code: string; name: string }[];
  is_stale: boolean;
  is_due: boolean;
}

/** Opens a session and returns its token. The database has only the token's hash, so a stolen copy of the database opens nothing. */
export async function openSession(
  db: Db,
  userId: string,
  shopId: string,
  { how, agent, address }: SessionOrigin,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.query({
    name: "session-open",
    text: `insert into session (token_hash, user_id, shop_id, expires_at, how, agent, address, role)
      select $1, u.id, $3, now() + make_interval(days => $4), $5, $6, $7, ${ROLE} from app_user u where u.id = $2`,
    values: [hashOf(token), userId, shopId, SESSION_DAYS, how, agent.slice(0, LONGEST_AGENT), address],
  });
  return token;
}

/** Takes a session to another shop: its token and its id are new, all else of it goes on. Returns the token. */
export async function moveSession(db: Db, { tokenHash }: Session, shopId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.query({
    name: "session-move",
    text: "update session set token_hash = $2, id = gen_random_uuid(), shop_id = $3, seen_at = now() where token_hash = $1",
    values: [tokenHash, hashOf(token), shopId],
  });
  return token;
}

export async function closeSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.query({
    name: "session-close",
    text: "delete from session where token_hash = $1",
    values: [tokenHash],
  });
}

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * The session of a token; `null`: it is unknown or over, or its user is disabled, has become another kind of user since (reliability.md
 * T12), or no longer works for the shop.
 */
export async function findSession(db: Db, token: string): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const { rows } = await db.query<SessionRow>({
    name: "session-find",
    text: `select s.id, s.how, u.id as user_id, u.site_id, u.login, u.name, u.kind, u.is_admin, u.seller_level, u.gdpr_flags, u.language,
        h.id as shop_id,
        json_build_object('code', h.code, 'name', h.name, 'language', h.language, 'country', h.country,
          'currency', h.currency, 'priceLists', h.price_lists, 'documentType', h.document_type, 'extra', h.extra) as shop,
        (select coalesce(json_agg(json_build_object('id', m.id, 'code', m.code, 'name', m.name) order by m.code), '[]')
          from shop m where m.site_id = u.site_id
          and (u.is_admin or exists (select from user_shop us where us.user_id = u.id and us.shop_id = m.id))) as shops,
        s.seen_at < now() - interval '1 hour' as is_stale, coalesce(s.renew_at <= now(), false) as is_due
      from session s
      join app_user u on u.id = s.user_id
      join shop h on h.id = s.shop_id and h.site_id = u.site_id
      where s.token_hash = $1 and s.expires_at > now() and u.disabled_at is null
        and (s.renew_at is null or s.renew_at > now() - interval '1 hour') and s.role = ${ROLE}`,
    values: [tokenHash],
  });
  const [row] = rows;
  if (!row?.shops.some(({ id }) => id === row.shop_id)) return null;
  if (row.is_stale) {
    await db.query({
      name: "session-prolong",
      text: `update session set seen_at = now(), expires_at = now() + make_interval(days => $2) where token_hash = $1`,
      values: [tokenHash, SESSION_DAYS],
    });
  }
  return sessionOf(row, tokenHash);
}

function sessionOf(row: SessionRow, tokenHash: Buffer): Session {
  return {
    id: row.id,
    how: row.how,
    tokenHash,
    isDue: row.is_due,
    siteId: row.site_id,
    shopId: row.shop_id,
    profile: {
      userId: row.user_id,
      login: row.login,
      name: row.name,
      kind: row.kind,
      isAdmin: row.is_admin,
      sellerLevel: row.seller_level,
      gdprFlags: row.gdpr_flags,
      language: row.language,
      shop: row.shop,
      shops: row.shops.map(({ code, name }) => ({ code, name })),
    },
    actor: {
      userId: row.user_id,
      type: row.kind,
      supervisor: row.is_admin,
      sellerLevel: row.seller_level,
      // A supervisor reaches every shop of the site, everybody else works for one shop at a time.
      shops: row.is_admin ? row.shops.map(({ id }) => id) : [row.shop_id],
    },
  };
}

/** Creates a guest of a shop. Nobody knows the login, so nobody can sign in as that guest. */
export async function createGuest(db: Db, siteId: string, shopId: string, language: string): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into app_user (id, site_id, login, name, kind, language) values ($1, $2, $3, '', 'guest', $4)`,
    [id, siteId, `guest-${id}`, language],
  );
  await db.query("insert into user_shop (user_id, shop_id, is_default) values ($1, $2, true)", [id, shopId]);
  return id;
}

/** The shop that a user's session starts with: the named one if they work for it, else their default, else their first; `null`: none. */
export async function startingShop(db: Db, userId: string, code?: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select h.id from shop h
      join app_user u on u.id = $1 and u.site_id = h.site_id
      left join user_shop us on us.shop_id = h.id and us.user_id = u.id
      where (us.user_id is not null or u.is_admin) and ($2::text is null or h.code = $2)
      order by us.is_default desc nulls last, h.code limit 1`,
    [userId, code ?? null],
  );
  return rows[0]?.id ?? null;
}

/** The deployment's only site. */
export async function siteId(db: Db): Promise<string> {
  return only((await db.query<{ id: string }>("select id from site order by created_at limit 1")).rows).id;
}

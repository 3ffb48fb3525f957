import type { Db } from "../db/pool.ts";

export interface KnownUser {
  readonly id: string;
  readonly password_hash: string | null;
  readonly isAdmin: boolean;
  /** A customer without any right beyond that. */
  readonly isPlain: boolean;
}

/** The person of a user id who may sign in; undefined: there is none, or they are disabled. A guest has no user id that anybody knows. */
export async function userByLogin(db: Db, site: string, login: string): Promise<KnownUser | undefined> {
  const { rows } = await db.query<KnownUser>({
    name: "user-by-login",
    text: `select id, password_hash, is_admin as "isAdmin", kind = 'customer' and not is_admin as "isPlain" from app_user
      where site_id = $1 and lower(login) = lower($2) and disabled_at is null and kind <> 'guest'`,
    values: [site, login],
  });
  return rows[0];
}

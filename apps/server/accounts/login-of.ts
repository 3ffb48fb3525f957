import { type Db, only } from "../db/pool.ts";
import type { AccountCode } from "./account-code-table.ts";

/** The user id that a code is for: the account's own, or the address that an account will be made with. */
export async function loginOf(db: Db, { kind, user_id, email }: AccountCode): Promise<string> {
  if (kind === "register") return email;
  const { rows } = await db.query<{ login: string }>("select login from app_user where id = $1", [user_id]);
  return only(rows).login;
}

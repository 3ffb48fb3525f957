import type pg from "pg";
import { isPassword } from "../passwords.ts";
import type { Session } from "../sessions.ts";
import { halfSignIn } from "./half-sign-in.ts";

/**
 * Who sets a second factor up: the person of a sign-in that waits for it, or one who is signed in and types the password once more, so
 * that whoever finds an open page cannot lock its person out. `null`: neither.
 */
export async function personOf(
  pool: pg.Pool,
  session: Session | null,
  { ticket, password }: { readonly ticket?: string | undefined; readonly password?: string | undefined },
): Promise<string | "busy" | null> {
  if (ticket !== undefined) return (await halfSignIn(pool, ticket, "enrol"))?.user_id ?? null;
  if (!session || session.profile.kind === "guest" || password === undefined) return null;
  const { rows } = await pool.query<{ password_hash: string | null }>(
    "select password_hash from app_user where id = $1",
    [session.actor.userId],
  );
  const isRight = await isPassword(rows[0]?.password_hash ?? null, password);
  if (isRight === "busy") return "busy";
  return isRight ? session.actor.userId : null;
}

import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import type { Db } from "../../db/pool.ts";
import { hashOf, type Session, type SignInWay } from "../sessions.ts";
import { originOf, startSession } from "../start-session.ts";
import { hasSecondFactor } from "./one-time-code.ts";

const MINUTES = 5;

/** A sign-in whose first half is done. `enrol`: the site wants a second factor of this person, who has none yet. */
export interface HalfSignIn {
  readonly user_id: string;
  readonly shop_id: string;
  readonly how: SignInWay;
  readonly step: "code" | "enrol";
}

interface Entering {
  readonly pool: pg.Pool;
  readonly access: { readonly secondFactor: "wanted" | "supervisors" };
}

/** Opens a session, or asks for the second factor of a person who has one or must have one. */
export async function startOrAsk(
  { pool, access }: Entering,
  user: { readonly id: string; readonly isAdmin: boolean },
  shopId: string,
  { session, request, how }: { session: Session | null; request: FastifyRequest; how: SignInWay },
) {
  const isRequired = access.secondFactor === "supervisors" && user.isAdmin;
  const has = await hasSecondFactor(pool, user.id);
  if (!has && !isRequired) return startSession(pool, user.id, shopId, session, originOf(request, how));
  const ticket = randomBytes(32).toString("base64url");
  const step = has ? ("code" as const) : ("enrol" as const);
  await pool.query("delete from half_sign_in where expires_at < now()");
  await pool.query(
    `insert into half_sign_in (ticket_hash, user_id, shop_id, how, step, expires_at)
      values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
    [hashOf(ticket), user.id, shopId, how, step, MINUTES],
  );
  return { status: 202, body: { ticket, step } } as const;
}

const COLUMNS = "user_id, shop_id, how, step";
const OPEN = `ticket_hash = $1 and step = $2 and expires_at > now()
  and exists (select from app_user u where u.id = user_id and u.disabled_at is null)`;

/** The sign-in of a ticket; undefined: there is none, or it waits for something else. */
export async function halfSignIn(
  db: Db,
  ticket: string,
  step: HalfSignIn["step"],
): Promise<HalfSignIn | undefined> {
  const { rows } = await db.query<HalfSignIn>(`select ${COLUMNS} from half_sign_in where ${OPEN}`, [
    hashOf(ticket),
    step,
  ]);
  return rows[0];
}

/** Uses a ticket up. Of parallel uses one gets the sign-in. */
export async function useUpHalfSignIn(
  db: Db,
  ticket: string,
  step: HalfSignIn["step"],
): Promise<HalfSignIn | undefined> {
  const { rows } = await db.query<HalfSignIn>(`delete from half_sign_in where ${OPEN} returning ${COLUMNS}`, [
    hashOf(ticket),
    step,
  ]);
  return rows[0];
}

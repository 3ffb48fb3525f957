import type { FastifyRequest } from "fastify";
import type pg from "pg";
import {
  closeSession,
  findSession,
  openSession,
  type Session,
  type SessionOrigin,
  type SignInWay,
} from "./sessions.ts";

/** Where a session that this request begins comes from. */
export const originOf = (request: FastifyRequest, how: SignInWay): SessionOrigin => ({
  how,
  agent: request.headers["user-agent"] ?? "",
  address: request.ip,
});

/**
 * Opens a session and closes the one that the request came with, so that a token known before signing in is worth nothing afterwards.
 * The answer sets the cookie and holds the token for frames without cookies.
 */
export async function startSession(
  pool: pg.Pool,
  userId: string,
  shopId: string,
  before: Session | null,
  origin: SessionOrigin,
) {
  if (before) await closeSession(pool, before.tokenHash);
  return sessionAnswer(pool, await openSession(pool, userId, shopId, origin));
}

/** The answer that gives a session which was just opened or moved. */
export async function sessionAnswer(pool: pg.Pool, token: string) {
  const opened = await findSession(pool, token);
  if (!opened) throw new Error("The session that was just opened is not there.");
  return { status: 200, body: { profile: opened.profile, token }, token } as const;
}

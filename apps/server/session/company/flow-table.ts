import { randomBytes, timingSafeEqual } from "node:crypto";
import { type Db, only } from "../../db/pool.ts";
import { hashOf } from "../sessions.ts";
import type { BegunSignIn } from "./company-provider.ts";

const MINUTES = 10;

/** What a sign-in needs that begins now: all of it random, and `flow` known to the browser that begins it alone. */
export function newFlow(redirectUri: string): BegunSignIn & { readonly flow: string } {
  const secret = () => randomBytes(32).toString("base64url");
  return { redirectUri, state: secret(), nonce: secret(), verifier: secret(), flow: secret() };
}

/** Remembers a sign-in that goes on at the provider, and forgets those that nobody came back from. */
export async function keepFlow(
  db: Db,
  { redirectUri, state, nonce, verifier, flow }: ReturnType<typeof newFlow>,
): Promise<void> {
  await db.query("delete from oidc_flow where expires_at < now()");
  await db.query(
    `insert into oidc_flow (state_hash, flow_hash, nonce, verifier, redirect_uri, expires_at)
      values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
    [hashOf(state), hashOf(flow), nonce, verifier, redirectUri, MINUTES],
  );
}

/** The sign-in of a state, once: also a wrong answer uses it up. `null`: there is none, or another browser began it. */
export async function useUpFlow(db: Db, state: string, flow: string): Promise<BegunSignIn | null> {
  const { rows } = await db.query<{
    flow_hash: Buffer;
    nonce: string;
    verifier: string;
    redirect_uri: string;
    open: boolean;
  }>(
    `delete from oidc_flow where state_hash = $1
      returning flow_hash, nonce, verifier, redirect_uri, expires_at > now() as open`,
    [hashOf(state)],
  );
  if (rows.length === 0) return null;
  const { flow_hash: hash, nonce, verifier, redirect_uri: redirectUri, open } = only(rows);
  return open && timingSafeEqual(hash, hashOf(flow)) ? { redirectUri, state, nonce, verifier } : null;
}

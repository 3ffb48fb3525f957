import type { Db } from "../db/pool.ts";
import {
  type AttemptLimit,
  forgetAttempts,
  isKnownAddress,
  noteKnownAddress,
  returnAttempt,
  takeAttempt,
} from "./attempts.ts";

/** Attempts on one account from everywhere, as a multiple of those from one address. */
const EVERYWHERE = 10;

interface SignInAttempt {
  /** 0: the password may be checked; otherwise the seconds to wait. */
  readonly seconds: number;
  /** The password was right: it does not count as a guess, and its address is known from now on. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt to sign in before its password is hashed, so that guesses sent at once cost no more than guesses one by one.
 *
 * Three things are limited: an account from one address, an address, and an account from everywhere. The last does not bind addresses
 * from which the account's person has signed in before: whoever guesses from elsewhere does not shut them out (reliability.md T19).
 */
export async function takeSignIn(
  db: Db,
  most: { readonly loginFailuresPerAccount: number; readonly loginFailuresPerAddress: number },
  { site, login, network }: { readonly site: string; readonly login: string; readonly network: string },
): Promise<SignInAttempt> {
  const { loginFailuresPerAccount, loginFailuresPerAddress } = most;
  const account = `login:${site}:${login.toLowerCase()}`;
  const known = `login-known:${network}:${account}`;
  const limits: [key: string, limit: AttemptLimit][] = [
    [`login-at:${network}:${account}`, { most: loginFailuresPerAccount, windowSeconds: 300 }],
    [`login-from:${network}`, { most: loginFailuresPerAddress, windowSeconds: 60 }],
  ];
  if (!(await isKnownAddress(db, known)))
    limits.push([account, { most: EVERYWHERE * loginFailuresPerAccount, windowSeconds: 300 }]);

  let seconds = 0;
  for (const [key, limit] of limits) {
    seconds = await takeAttempt(db, key, limit);
    if (seconds > 0) break;
  }
  return {
    seconds,
    async succeeded() {
      const [[own]] = limits as [(typeof limits)[number]];
      await forgetAttempts(db, own);
      for (const [key, limit] of limits.slice(1)) await returnAttempt(db, key, limit);
      await noteKnownAddress(db, known);
    },
  };
}

import { only } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { ownRelyingParty } from "../../operation/own-relying-party.ts";
import { acceptedCredentials } from "../passkeys/passkey-options.ts";
import { credentialsOf, passkeysOf } from "../passkeys/passkey-table.ts";
import { hasSecondFactor } from "../second-factor/one-time-code.ts";

export const listPasskeys: Handler<"listPasskeys"> = async ({ context, session, request }) => {
  const { pool } = context;
  const { userId } = session.actor;
  const rp = ownRelyingParty(context, request);
  const { rows } = await pool.query<{ has: boolean }>(
    "select password_hash is not null as has from app_user where id = $1",
    [userId],
  );
  return {
    status: 200,
    body: {
      passkeys: await passkeysOf(pool, userId),
      hasPassword: only(rows).has,
      asksCode: await hasSecondFactor(pool, userId),
      accepted: rp ? acceptedCredentials(rp, userId, await credentialsOf(pool, userId)) : null,
    },
  };
};

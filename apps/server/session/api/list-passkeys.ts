import { only } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { passkeysOf } from "../passkeys/passkey-table.ts";
import { hasSecondFactor } from "../second-factor/one-time-code.ts";

export const listPasskeys: Handler<"listPasskeys"> = async ({ context: { pool }, session }) => {
  const { userId } = session.actor;
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
    },
  };
};

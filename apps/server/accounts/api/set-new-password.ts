import { passwordFaults } from "@stanza/contract";
import { type Db, transaction } from "../../db/pool.ts";
import { LETTER_KIND, type LetterPayload } from "../../mail/letter-channel.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { enqueue } from "../../outbox/outbox.ts";
import { hashPassword } from "../../session/passwords.ts";
import { shopName } from "../account-channel.ts";
import { type AccountCode, findCode, useUpCodes } from "../account-code-table.ts";
import { accountLetter } from "../account-letters.ts";
import { countAccountUse } from "../account-limits.ts";
import { loginOf } from "../login-of.ts";

/** An invitation sets the first password as a reset sets the next one. */
const SETTING = ["reset", "invite"] as const;

export const setNewPassword: Handler<"setNewPassword"> = async ({ context, params, body, request }) => {
  const { pool } = context;
  const refused = await countAccountUse(context, request, "finish");
  if (refused) return refused;
  const at = context.now();
  const found = await findCode(pool, params.code, { kinds: SETTING, at });
  if (found.refusal) return found.refusal;
  const login = await loginOf(pool, found.code);
  const [fault] = passwordFaults(body.password, [login, found.code.email]);
  if (fault) return refuse(422, "weak-password", `This password cannot be taken: ${fault}.`);
  const hash = await hashPassword(body.password);
  const answer = await transaction(pool, async (db) => {
    const { code, refusal } = await findCode(db, params.code, { kinds: SETTING, at, lock: true });
    if (refusal) return refusal;
    await db.query("update app_user set password_hash = $2 where id = $1", [code.user_id, hash]);
    await db.query("delete from session where user_id = $1", [code.user_id]);
    await useUpCodes(db, code.user_id, at);
    if (code.kind === "reset") await tell(db, code, login, at);
    await db.query(
      `insert into audit (shop_id, user_id, action, entity, entity_id, detail, ip)
        values ($1, $2, 'set-password', 'user', $3, '{}', $4)`,
      [code.shop_id, code.user_id, code.user_id, request.ip],
    );
    return { status: 200 as const, body: { login } };
  });
  if (answer.status === 200) void context.outbox.wake();
  return answer;
};

/** Tells the person, so that a change which was not theirs does not go unnoticed. */
async function tell(db: Db, code: AccountCode, login: string, at: Date): Promise<void> {
  const fromName = await shopName(db, code.shop_id);
  const letter = accountLetter("changed", { shop: fromName, login }, null, code.language);
  const payload: LetterPayload = { ...letter, fromName, to: code.email, copies: [] };
  await enqueue(db, {
    shopId: code.shop_id,
    kind: LETTER_KIND,
    key: `password.${code.id}`,
    payload,
    at,
    projectId: null,
    userId: code.user_id,
    about: code.email,
  });
}

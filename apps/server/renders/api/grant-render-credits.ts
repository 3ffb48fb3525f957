import { only, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { openAccount } from "../credits.ts";
import { MOVEMENT_COLUMNS, type MovementRecord, movementView } from "../movement-record.ts";

export const grantRenderCredits: Handler<"grantRenderCredits"> = (call) => {
  const { context, session, body } = call;
  return transaction(context.pool, async (db) => {
    await openAccount(db, session.shopId);
    await db.query("update render_account set balance = balance + $2 where shop_id = $1", [
      session.shopId,
      body.credits,
    ]);
    const { rows } = await db.query<MovementRecord>(
      `insert into render_movement (shop_id, kind, credits, note, by_user) values ($1, 'granted', $2, $3, $4) returning ${MOVEMENT_COLUMNS}`,
      [session.shopId, body.credits, body.note, session.actor.userId],
    );
    await audit(db, call, "grant-credits", "shop", session.shopId, { credits: body.credits });
    return { status: 201, body: movementView(only(rows)) };
  });
};

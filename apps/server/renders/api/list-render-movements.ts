import type { Handler } from "../../operation/handler.ts";
import { MOVEMENT_COLUMNS, type MovementRecord, movementView } from "../movement-record.ts";

export const listRenderMovements: Handler<"listRenderMovements"> = async ({ context, session }) => {
  const { rows } = await context.pool.query<MovementRecord>(
    `select ${MOVEMENT_COLUMNS} from render_movement where shop_id = $1 order by id desc limit 100`,
    [session.shopId],
  );
  return { status: 200, body: { movements: rows.map(movementView) } };
};

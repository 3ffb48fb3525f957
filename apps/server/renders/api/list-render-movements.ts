import type { Handler } from "../../operation/handler.ts";
import { movementsOf } from "../shop-credits.ts";

export const listRenderMovements: Handler<"listRenderMovements"> = async ({ context, session }) => ({
  status: 200,
  body: { movements: await movementsOf(context.pool, session.shopId) },
});

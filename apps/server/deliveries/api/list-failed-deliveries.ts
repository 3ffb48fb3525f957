import type { Handler } from "../../operation/handler.ts";
import { deliveriesOf } from "../delivery-table.ts";

export const listFailedDeliveries: Handler<"listFailedDeliveries"> = async ({ context, session }) => {
  const deliveries = await deliveriesOf(context.pool, "failed-of-shops", session.actor.shops);
  return { status: 200, body: { deliveries } };
};

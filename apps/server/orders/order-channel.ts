import type pg from "pg";
import type { OrderDrop, OrderDropKind } from "../external/orders/order-drop.ts";
import { DeliveryRefused, type OutboxChannel } from "../outbox/outbox.ts";

/** Delivers order files to one place, and stores the receiver's own name of the order. */
export function orderChannel(
  pool: pg.Pool,
  kind: OrderDropKind,
  drop: OrderDrop,
): OutboxChannel<string> & { readonly kind: OrderDropKind } {
  const orderOf = ({ payload }: { readonly payload: unknown }) => (payload as { orderId: number }).orderId;
  return {
    kind,
    async deliver(message) {
      const { rows } = await pool.query<{
        number: string;
        shop: string;
        checksum: string;
        content: string;
      }>(
        `select f.number, h.code as shop, f.checksum, f.content from order_file f join shop h on h.id = f.shop_id where f.id = $1`,
        [orderOf(message)],
      );
      const [order] = rows;
      if (!order) throw new DeliveryRefused("The order is gone.");
      return drop.leave(order);
    },
    async delivered(db, message, erpOrder) {
      if (erpOrder !== "")
        await db.query("update order_file set erp_order = $2 where id = $1", [orderOf(message), erpOrder]);
    },
  };
}

import type { OrderSummary } from "@stanza/contract";
import { deliveriesOf } from "../../deliveries/delivery-table.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";

interface Row extends Omit<OrderSummary, "createdAt" | "date" | "deliveries"> {
  readonly created_at: Date;
  /** Ids of the outbox messages, as text: pg reads no arrays of bigint as numbers. */
  readonly outbox: readonly string[];
}

export const listOrders: Handler<"listOrders"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  const { rows } = await context.pool.query<Row>({
    name: "order-list",
    text: `select f.id, f.number, f.project_id as "projectId", f.revision, o.number as "offerNumber", f.replaces, f.currency, f.payable,
        f.checksum, f.created_at, coalesce(nullif(u.name, ''), u.login) as "createdBy", f.erp_order as "erpOrder",
        array(select b.id from outbox b where b.shop_id = f.shop_id and b.kind in ('order-post', 'order-folder') and b.key = f.number)
          as outbox
      from order_file f join order_project p on p.order_id = f.id join app_user u on u.id = f.created_by
        left join offer o on o.id = f.offer_id
      where p.project_id = $1 order by f.id desc`,
    values: [project.id],
  });
  const shop = await shopOf(context.pool, project.shop_id);
  const deliveries = await deliveriesOf(
    context.pool,
    "several",
    rows.flatMap(({ outbox }) => outbox.map(Number)),
  );
  const orders = rows.map(
    ({ created_at, outbox, ...order }): OrderSummary => ({
      ...order,
      createdAt: created_at.toISOString(),
      date: isoDay(created_at, shop),
      deliveries: deliveries.filter(({ id }) => outbox.includes(String(id))),
    }),
  );
  return { status: 200, body: { orders } };
};

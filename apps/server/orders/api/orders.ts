import type { OrderSummary } from "@stanza/contract";
import { deliveriesOf } from "../../deliveries/delivery-table.ts";
import { Encoded } from "../../http/encoded.ts";
import { mayHandleOffers } from "../../offers/offer-record.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";

/** ASSUMED: what goes to the factory is the business of the shop's own people. */
const forbidden = () => refuse(403, "forbidden", "Only the shop's own people see orders.");

interface Row extends Omit<OrderSummary, "createdAt" | "date" | "deliveries"> {
  readonly created_at: Date;
  /** As text: pg reads no lists of large integers. */
  readonly outbox: readonly string[];
}

export const listOrders: Handler<"listOrders"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  if (!mayHandleOffers(session)) return forbidden();
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
    "b.id = any($1)",
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

export const getOrderFile: Handler<"getOrderFile"> = async ({ context, params, session }) => {
  const { pool } = context;
  const { rows } = await pool.query<{
    number: string;
    content: string;
    checksum: string;
    projects: string[];
  }>({
    name: "order-file",
    text: `select number, content, checksum, array(select project_id from order_project where order_id = id) as projects
      from order_file where id = $1`,
    values: [params.id],
  });
  const [order] = rows;
  const seen = await Promise.all(
    (order?.projects ?? []).map((project) => findProject(pool, session, Number(project))),
  );
  if (!order || seen.every((project) => project === null)) return notFound();
  if (!mayHandleOffers(session)) return forbidden();
  return {
    status: 200,
    body: new Encoded(Buffer.from(order.content), "application/json", "identity"),
    headers: {
      "content-disposition": `attachment; filename="${order.number}.json"`,
      etag: `"${order.checksum}"`,
      "cache-control": "private, no-cache",
    },
  };
};

import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import {
  CUSTOMER_COLUMNS,
  type CustomerRow,
  customerView,
  hasName,
  nameRequired,
  searchWords,
} from "../customer-record.ts";

export const updateCustomer: Handler<"updateCustomer"> = async (call) => {
  const { context, params, session, body } = call;
  if (!hasName(body)) return nameRequired();
  return transaction(context.pool, async (db) => {
    const found = await db.query<{ shop_id: string; code: string }>(
      "select shop_id, code from customer where shop_id = any($1) and id = $2 for update",
      [session.actor.shops, params.id],
    );
    const [known] = found.rows;
    if (!known) return notFound();
    const { rows } = await db.query<CustomerRow>({
      name: "customer-update",
      text: `update customer set details = $3, words = plain_text($4), updated_at = $5, updated_by = $6
        where shop_id = $1 and id = $2 returning ${CUSTOMER_COLUMNS}`,
      values: [
        known.shop_id,
        params.id,
        body,
        searchWords(body, known.code),
        context.now(),
        session.actor.userId,
      ],
    });
    const [changed] = rows;
    if (!changed) throw new Error("A locked customer has gone.");
    await audit(db, call, "update", "customer", params.id);
    return { status: 200, body: customerView(changed) };
  });
};

import { only, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import {
  CUSTOMER_COLUMNS,
  type CustomerRow,
  customerView,
  hasName,
  nameRequired,
  searchWords,
} from "../customer-record.ts";

/** The register gives the customer the next code, such as `C00012`. */
export const createCustomer: Handler<"createCustomer"> = async (call) => {
  const { context, session, body } = call;
  if (!hasName(body)) return nameRequired();
  return transaction(context.pool, async (db) => {
    const next = await db.query<{ id: number }>("select nextval('customer_id')::int as id");
    const { id } = only(next.rows);
    const code = `C${String(id).padStart(5, "0")}`;
    const { rows } = await db.query<CustomerRow>({
      name: "customer-create",
      text: `insert into customer (shop_id, id, code, details, words, created_by, updated_at, updated_by)
        values ($1, $2, $3, $4, plain_text($5), $6, $7, $6) returning ${CUSTOMER_COLUMNS}`,
      values: [session.shopId, id, code, body, searchWords(body, code), session.actor.userId, context.now()],
    });
    await audit(db, call, "create", "customer", id);
    return { status: 201, body: customerView(only(rows)) };
  });
};

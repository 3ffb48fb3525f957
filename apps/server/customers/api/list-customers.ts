import type { Handler } from "../../operation/handler.ts";
import { isShopStaff } from "../../operation/shop-staff.ts";
import { CUSTOMER_COLUMNS, type CustomerRow, customerView, registerClosed } from "../customer-record.ts";

/** Finds the customers whose details have every word that was typed. */
export const listCustomers: Handler<"listCustomers"> = async ({ context, query, session }) => {
  if (!isShopStaff(session)) return registerClosed();
  const { search = "", limit, offset } = query;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const { rows } = await context.pool.query<CustomerRow>({
    name: "customer-list",
    text: `select ${CUSTOMER_COLUMNS} from customer where shop_id = $1 and words like all ($2::text[])
      order by updated_at desc, id desc limit $3 offset $4`,
    values: [session.shopId, words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`), limit + 1, offset],
  });
  return {
    status: 200,
    body: { customers: rows.slice(0, limit).map(customerView), more: rows.length > limit },
  };
};

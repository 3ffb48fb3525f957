import type { Handler } from "../../operation/handler.ts";
import { cursorOf, isMomentKey, pageOf, placeOf, wordPatterns } from "../../operation/list-page.ts";
import { refuse } from "../../operation/refuse.ts";
import { CUSTOMER_COLUMNS, type CustomerRow, customerView } from "../customer-record.ts";

/** Finds the customers whose details have every word that was typed, whatever its accents; changed last first. */
export const listCustomers: Handler<"listCustomers"> = async ({ context, query, session }) => {
  const after = query.cursor === undefined ? null : placeOf(query.cursor, "changed", isMomentKey);
  if (after === undefined) return refuse(400, "invalid-cursor", "The cursor is not one of this list.");
  const values: unknown[] = [session.shopId, query.limit + 1];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    "shop_id = $1",
    ...wordPatterns(query.search ?? "").map((pattern) => `words like plain_text(${parameter(pattern)})`),
    ...(after
      ? [`(updated_at, id) < (${parameter(after.key)}::timestamptz, ${parameter(after.id)}::bigint)`]
      : []),
  ];
  // Without a name: planned anew for the very words, which decide whether trigrams help.
  const { rows } = await context.pool.query<CustomerRow>(
    `select ${CUSTOMER_COLUMNS} from customer where ${conditions.join(" and ")}
      order by updated_at desc, id desc limit $2`,
    values,
  );
  const { page, next } = pageOf(rows, query.limit, ({ updated_at, id }) =>
    cursorOf("changed", { key: updated_at.toISOString(), id }),
  );
  return { status: 200, body: { customers: page.map(customerView), next } };
};

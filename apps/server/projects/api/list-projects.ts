import type { Db } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { type ListPlace, pageOf } from "../../operation/list-page.ts";
import { refuse } from "../../operation/refuse.ts";
import { type FoundProjects, findProjects } from "../found-projects.ts";
import { type ListOrder, listOrder } from "../project-order.ts";
import { PROJECT_COLUMNS, PROJECT_JOINS, type ProjectRecord, summariesOf } from "../project-record.ts";

export const listProjects: Handler<"listProjects"> = async ({ context, query, session }) => {
  const order = listOrder(query.sort);
  const after = query.cursor === undefined ? null : order.placeOf(query.cursor);
  if (after === undefined) return refuse(400, "invalid-cursor", "The cursor is not one of this list.");
  const found = await findProjects(context.pool, session, query.search);
  const rows = await readPage(context.pool, found, {
    order,
    after,
    status: query.status,
    limit: query.limit + 1,
  });
  const { page, next } = pageOf(rows, query.limit, order.cursorOf);
  return {
    status: 200,
    body: {
      projects: summariesOf(page, session, context.policy),
      next,
      counts: found.counts,
      moreOf: [...found.moreOf],
    },
  };
};

interface Page {
  readonly order: ListOrder;
  readonly after: ListPlace | null;
  readonly status: string | undefined;
  readonly limit: number;
}

/** Each shop's index is walked from the place on, and the shops' rows are merged: what lies behind the page is never read. */
async function readPage(db: Db, found: FoundProjects, { order, after, status, limit }: Page) {
  const values = [...found.values];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    found.sql,
    ...(status === undefined ? [] : [`p.status = ${parameter(status)}`]),
    ...(after === null ? [] : [order.after(parameter(after.key), parameter(after.id))]),
  ];
  const most = parameter(limit);
  const { rows } = await db.query<ProjectRecord>(
    `select ${PROJECT_COLUMNS} from unnest($1::text[]) s (shop) cross join lateral (
        select * from project p where p.shop_id = s.shop and ${conditions.join(" and ")} order by ${order.by} limit ${most}
      ) p ${PROJECT_JOINS} order by ${order.by} limit ${most}`,
    values,
  );
  return rows;
}

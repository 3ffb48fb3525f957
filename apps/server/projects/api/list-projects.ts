import type { ProjectStatus } from "@stanza/project";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { listOrder } from "../project-order.ts";
import { PROJECT_COLUMNS, PROJECT_TABLES, type ProjectRecord, summaryOf } from "../project-record.ts";

/** Which projects the person may see and the search finds. */
const FOUND = `p.shop_id = any($1) and p.deleted_at is null and ($2 or p.owner_id = $3 or p.assigned_user_id = $3)
  and ($4::text is null or p.description ilike $4 or p.customer_name ilike $4 or p.id::text = $5 or p.crm_order = $5)`;

export const listProjects: Handler<"listProjects"> = async ({ context, query, session }) => {
  const order = listOrder(query.sort);
  const after = query.cursor === undefined ? null : order.placeOf(query.cursor);
  if (after === undefined) return refuse(400, "invalid-cursor", "The cursor is not one of this list.");
  const { pool } = context;
  const { actor } = session;
  const search = query.search?.trim() || null;
  const found = [
    actor.shops,
    actor.supervisor || actor.type === "pro",
    actor.userId,
    search && `%${search.replace(/[\\%_]/g, "\\$&")}%`,
    search,
  ];
  const { rows } = await pool.query<ProjectRecord>({
    name: `project-list ${query.sort ?? "changed"}`,
    text: `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES}
      where ${FOUND} and ($6::text is null or p.status = $6) and ($7::text is null or ${order.after("$7", "$8")})
      order by ${order.by} limit $9`,
    values: [...found, query.status ?? null, after?.key ?? null, after?.id ?? null, query.limit + 1],
  });
  const counted = await pool.query<{ status: ProjectStatus; count: number }>({
    name: "project-counts",
    text: `select p.status, count(*) from project p where ${FOUND} group by p.status`,
    values: found,
  });
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    status: 200,
    body: {
      projects: page.map((record) => summaryOf(record, session, context.policy)),
      next: last ? order.cursorOf(last) : null,
      counts: Object.fromEntries(counted.rows.map(({ status, count }) => [status, count])),
    },
  };
};

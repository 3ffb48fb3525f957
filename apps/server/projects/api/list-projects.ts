import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { PROJECT_COLUMNS, PROJECT_TABLES, type ProjectRecord, summaryOf } from "../project-record.ts";

export const listProjects: Handler<"listProjects"> = async ({ context, query, session }) => {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (after === undefined) return refuse(400, "invalid-cursor", "The cursor is not one of this list.");
  const { actor } = session;
  const search = query.search?.trim() || null;
  const { rows } = await context.pool.query<ProjectRecord>({
    name: "project-list",
    text: `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES}
      where p.shop_id = any($1) and p.deleted_at is null
        and ($2 or p.owner_id = $3 or p.assigned_user_id = $3)
        and ($4::text is null or p.status = $4)
        and ($5::text is null or p.description ilike $5 or p.customer_name ilike $5 or p.id::text = $6 or p.crm_order = $6)
        and ($7::timestamptz is null or (p.updated_at, p.id) < ($7, $8::bigint))
      order by p.updated_at desc, p.id desc limit $9`,
    values: [
      actor.shops,
      actor.supervisor || actor.type === "pro",
      actor.userId,
      query.status ?? null,
      search && `%${search.replace(/[\\%_]/g, "\\$&")}%`,
      search,
      after?.updatedAt ?? null,
      after?.id ?? null,
      query.limit + 1,
    ],
  });
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    status: 200,
    body: {
      projects: page.map((record) => summaryOf(record, session, context.policy)),
      next: last ? `${last.updated_at.toISOString()}~${last.id}` : null,
    },
  };
};

/** The place where the previous page ended; `undefined`: the text is no cursor of this list. */
function readCursor(text: string): { readonly updatedAt: string; readonly id: string } | undefined {
  const [, updatedAt, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(\d{1,15})$/.exec(text) ?? [];
  return updatedAt !== undefined && id !== undefined && !Number.isNaN(Date.parse(updatedAt))
    ? { updatedAt, id }
    : undefined;
}

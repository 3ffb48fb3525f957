import type { AuditEntry } from "@stanza/contract";
import type { Handler } from "../../operation/handler.ts";
import { pageOf } from "../../operation/list-page.ts";

interface AuditRow extends Pick<AuditEntry, "id" | "by" | "action" | "entity" | "about"> {
  readonly at: Date;
  readonly detail: Readonly<Record<string, unknown>>;
}

export const listAudit: Handler<"listAudit"> = async ({ context, query, session }) => {
  const { rows } = await context.pool.query<AuditRow>({
    name: "audit-list",
    text: `select a.id::int as id, a.at, a.action, a.entity, a.detail,
        case when u.kind = 'guest' then '' else coalesce(nullif(u.name, ''), u.login, '') end as by,
        case a.entity when 'user' then coalesce(p.login, '') when 'maintenance' then '' else a.entity_id end as about
      from audit a left join app_user u on u.id = a.user_id
        left join app_user p on a.entity = 'user' and p.id::text = a.entity_id
        left join shop h on h.id = a.shop_id
      where a.entity in ('user', 'shop', 'catalogue', 'maintenance') and coalesce(h.site_id, $1) = $1
        and ($2::bigint is null or a.id < $2)
      order by a.id desc limit $3`,
    values: [session.siteId, query.before ?? null, query.limit + 1],
  });
  const { page, next } = pageOf(rows, query.limit, ({ id }) => `${id}`);
  const entries = page.map(({ at, detail, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    changes: changesIn(detail),
  }));
  return { status: 200, body: { entries, next: next === null ? null : Number(next) } };
};

/** The changes of an entry as text. What is no change of a setting, such as a version that was published, has no `from`. */
function changesIn(detail: AuditRow["detail"]): AuditEntry["changes"] {
  return Object.entries(detail).map(([name, value]) => {
    const { from = "", to = "" } = isChange(value) ? value : { to: value };
    return { name, from: textOf(from), to: textOf(to) };
  });
}

const isChange = (value: unknown): value is { readonly from?: unknown; readonly to?: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : value === null || value === undefined ? "" : JSON.stringify(value);

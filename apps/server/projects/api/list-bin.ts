import type { BinnedProject } from "@stanza/contract";
import { projectCan } from "@stanza/project";
import type { Handler } from "../../operation/handler.ts";
import { cursorOf, isMomentKey, pageOf, placeOf } from "../../operation/list-page.ts";
import { refuse } from "../../operation/refuse.ts";
import { isShopStaff } from "../../operation/shop-staff.ts";
import { daysLeft, goesAt } from "../bin-time.ts";
import { metaOf, PROJECT_COLUMNS, PROJECT_JOINS, type ProjectRecord, payableFor } from "../project-record.ts";

interface BinnedRecord extends ProjectRecord {
  readonly deleted_at: Date;
  readonly deleted_by_name: string;
}

const ORDER = "bin";

export const listBin: Handler<"listBin"> = async ({ context, query, session }) => {
  const { actor } = session;
  const after = query.cursor === undefined ? null : placeOf(query.cursor, ORDER, isMomentKey);
  if (after === undefined) return refuse(400, "invalid-cursor", "The cursor is not one of this list.");
  const { rows } = await context.pool.query<BinnedRecord>({
    name: "bin",
    text: `select ${PROJECT_COLUMNS}, p.deleted_at,
        case when d.kind = 'guest' then '' else coalesce(nullif(d.name, ''), d.login, '') end as deleted_by_name
      from project p ${PROJECT_JOINS} left join app_user d on d.id = p.deleted_by
      where p.shop_id = any($1) and p.deleted_at is not null and p.purged_at is null
        and ($2 or p.owner_id = $3 or p.assigned_user_id = $3)
        and ($4::timestamptz is null or (p.deleted_at, p.id) < ($4, $5::bigint))
      order by p.deleted_at desc, p.id desc limit $6`,
    values: [
      actor.shops,
      isShopStaff(session),
      actor.userId,
      after?.key ?? null,
      after?.id ?? null,
      query.limit + 1,
    ],
  });
  const { page, next } = pageOf(rows, query.limit, ({ deleted_at, id }) =>
    cursorOf(ORDER, { key: deleted_at.toISOString(), id }),
  );
  const now = context.now();
  const binned = (record: BinnedRecord): BinnedProject => ({
    id: record.id,
    description: record.description,
    customerName: record.customer_name,
    status: record.status,
    shop: record.shop_code,
    currency: record.currency,
    payable: payableFor(record, session),
    revision: record.revision,
    deletedAt: record.deleted_at.toISOString(),
    deletedBy: record.deleted_by_name,
    goesAt: goesAt(record.deleted_at).toISOString(),
    daysLeft: daysLeft(record.deleted_at, now),
    can: {
      restore: projectCan.restore(metaOf(record), actor, context.policy).allowed,
      deleteForGood: projectCan.deleteForGood(metaOf(record), actor, context.policy).allowed,
    },
  });
  return { status: 200, body: { projects: page.map(binned), next } };
};

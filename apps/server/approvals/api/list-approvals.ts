import type { Handler } from "../../operation/handler.ts";
import { APPROVALS, type ApprovalRecord, approvalView } from "../approval-record.ts";

export const listApprovals: Handler<"listApprovals"> = async ({ context, query, session }) => {
  const { actor } = session;
  const { rows } = await context.pool.query<ApprovalRecord>({
    name: "approval-list",
    text: `${APPROVALS} where a.shop_id = any($1) and ($2 or a.requested_by = $3) and p.deleted_at is null
        and ($4::text is null or a.status = $4) and ($5::bigint is null or a.project_id = $5)
      order by a.id desc limit 200`,
    values: [actor.shops, actor.supervisor, actor.userId, query.status ?? null, query.project ?? null],
  });
  return { status: 200, body: { approvals: rows.map((row) => approvalView(row, session)) } };
};

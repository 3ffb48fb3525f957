import type { Approval } from "@stanza/contract";
import { discountPercent } from "@stanza/pricing";
import type { Session } from "../session/sessions.ts";

export interface ApprovalRecord {
  readonly id: number;
  readonly shop_id: string;
  readonly shop_code: string;
  readonly project_id: number;
  readonly description: string;
  readonly customer_name: string;
  readonly revision: number;
  readonly status: Approval["status"];
  readonly currency: string;
  readonly gross: string;
  readonly discount: string;
  readonly discount_limit: string;
  readonly reason: string;
  readonly requested_by: string;
  readonly requested_by_name: string;
  readonly requested_at: Date;
  readonly supervisor_id: string;
  readonly supervisor_name: string;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly note: string;
}

export const APPROVALS = `select a.id, a.shop_id, h.code as shop_code, a.project_id, p.description, p.customer_name, a.revision, a.status,
    a.currency, a.gross, a.discount, a.discount_limit, a.reason, a.requested_by, a.requested_at, a.supervisor_id, a.decided_at, a.note,
    coalesce(nullif(r.name, ''), r.login) as requested_by_name, coalesce(nullif(s.name, ''), s.login) as supervisor_name,
    coalesce(nullif(d.name, ''), d.login) as decided_by_name
  from discount_approval a join shop h on h.id = a.shop_id join project p on p.id = a.project_id
    join app_user r on r.id = a.requested_by join app_user s on s.id = a.supervisor_id
    left join app_user d on d.id = a.decided_by`;

export function approvalView(record: ApprovalRecord, { actor }: Session): Approval {
  return {
    id: record.id,
    project: {
      id: record.project_id,
      description: record.description,
      customerName: record.customer_name,
    },
    shop: record.shop_code,
    revision: record.revision,
    status: record.status,
    requestedBy: record.requested_by_name,
    requestedAt: record.requested_at.toISOString(),
    reason: record.reason,
    supervisor: { id: record.supervisor_id, name: record.supervisor_name },
    decidedBy: record.decided_by_name,
    decidedAt: record.decided_at?.toISOString() ?? null,
    note: record.note,
    currency: record.currency,
    gross: record.gross,
    discount: record.discount,
    percent: discountPercent(record),
    limit: record.discount_limit,
    canDecide: record.status === "pending" && actor.supervisor && actor.shops.includes(record.shop_id),
  };
}

import type { ProjectSummary } from "@stanza/contract";
import {
  isReadOnly,
  PROJECT_STATUSES,
  type ProjectMeta,
  type ProjectPolicy,
  type ProjectStatus,
  projectCan,
} from "@stanza/project";
import type { Db } from "../db/pool.ts";
import { isShopStaff } from "../operation/shop-staff.ts";
import type { Session } from "../session/sessions.ts";

/** A project's row without its document. */
export interface ProjectRecord {
  readonly shop_id: string;
  readonly shop_code: string;
  readonly id: number;
  readonly owner_id: string;
  readonly assigned_user_id: string | null;
  readonly assigned_name: string | null;
  readonly description: string;
  /** Empty: the project is not linked to a CRM order. */
  readonly crm_order: string;
  readonly status: ProjectStatus;
  readonly is_offer: boolean;
  readonly customer_name: string;
  readonly price_lists: readonly string[];
  /** Every price list that this shop has priced the project with. */
  readonly known_price_lists: readonly string[];
  readonly currency: string;
  readonly total: string | null;
  /** With taxes, without optional rows. */
  readonly payable: string | null;
  /** At retail prices with tax; `null`: not known of this revision. */
  readonly retail: string | null;
  readonly price_date: string | null;
  /** Uploaded, for the revision `picture_revision`. */
  readonly picture_sha: Buffer | null;
  readonly picture_revision: number | null;
  /** Drawn by the server, of the revision `drawn_revision`. */
  readonly drawn_sha: Buffer | null;
  readonly drawn_revision: number | null;
  /** False: the document has neither rooms nor rows. */
  readonly has_scene: boolean;
  readonly revision: number;
  readonly doc_sha: Buffer;
  readonly updated_at: Date;
  /** Empty: a guest, who has no name. */
  readonly updated_by_name: string;
}

export const PROJECT_COLUMNS = `p.shop_id, h.code as shop_code, p.id, p.owner_id, p.assigned_user_id,
  (select coalesce(nullif(a.name, ''), a.login) from app_user a where a.id = p.assigned_user_id) as assigned_name, p.description, p.crm_order,
  p.status, p.is_offer, p.customer_name, p.price_lists, p.known_price_lists, p.currency, p.total::text, p.payable::text,
  (select r.totals->>'retail' from project_revision r where r.project_id = p.id and r.revision = p.revision) as retail, p.price_date, p.picture_sha, p.picture_revision,
  p.drawn_sha, p.drawn_revision, p.has_scene, p.revision, p.doc_sha, p.updated_at,
  case when u.kind = 'guest' then u.name else coalesce(nullif(u.name, ''), u.login) end as updated_by_name`;
/** What a project `p` is joined with for its columns. */
export const PROJECT_JOINS = "join shop h on h.id = p.shop_id join app_user u on u.id = p.updated_by";
export const PROJECT_TABLES = `project p ${PROJECT_JOINS}`;

export function metaOf(record: ProjectRecord): ProjectMeta {
  return {
    status: record.status,
    shop: record.shop_id,
    owner: record.owner_id,
    ...(record.assigned_user_id === null ? {} : { assignedTo: record.assigned_user_id }),
  };
}

/**
 * The project, if the session may see it; `null` for a foreign project as for one that does not exist.
 *
 * lock  inside a transaction: nobody else can change the project until its end, so that decisions still hold at commit
 */
export async function findProject(
  db: Db,
  session: Session,
  id: number,
  lock = false,
): Promise<ProjectRecord | null> {
  const { rows } = await db.query<ProjectRecord>({
    name: lock ? "project-lock" : "project-find",
    text: `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES}
      where p.id = $1 and p.shop_id = any($2) and p.deleted_at is null ${lock ? "for update of p" : ""}`,
    values: [id, session.actor.shops],
  });
  const [record] = rows;
  return record && projectCan.read(metaOf(record), session.actor).allowed ? record : null;
}

/** The project of the bin, if the session may see it; locked until the end of the transaction. */
export async function lockBinned(db: Db, session: Session, id: number): Promise<ProjectRecord | null> {
  const { rows } = await db.query<ProjectRecord>({
    name: "project-lock-binned",
    text: `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES}
      where p.id = $1 and p.shop_id = any($2) and p.deleted_at is not null and p.purged_at is null for update of p`,
    values: [id, session.actor.shops],
  });
  const [record] = rows;
  return record && projectCan.read(metaOf(record), session.actor).allowed ? record : null;
}

export const summaryOf = (record: ProjectRecord, session: Session, policy: ProjectPolicy): ProjectSummary =>
  withRights(record, session, rightsOf(metaOf(record), session.actor, policy));

/**
 * The summaries of a list. The permission matrix knows of a project its shop, its status and whether it is the person's own (`ProjectMeta`), so
 * that it is asked once for all that have these in common: sixteen questions for each of fifty lines were most of what a list cost.
 */
export function summariesOf(
  records: readonly ProjectRecord[],
  session: Session,
  policy: ProjectPolicy,
): ProjectSummary[] {
  const { actor } = session;
  const known = new Map<string, Rights>();
  return records.map((record) => {
    const meta = metaOf(record);
    const isOwn = meta.owner === actor.userId || meta.assignedTo === actor.userId;
    const key = JSON.stringify([meta.shop, meta.status, isOwn]);
    const rights = known.get(key) ?? rightsOf(meta, actor, policy);
    known.set(key, rights);
    return withRights(record, session, rights);
  });
}

type Rights = Pick<ProjectSummary, "isReadOnly" | "can">;

const rightsOf = (meta: ProjectMeta, actor: Session["actor"], policy: ProjectPolicy): Rights => ({
  isReadOnly: isReadOnly(meta, actor, policy),
  can: {
    save: projectCan.save(meta, actor, policy).allowed,
    delete: projectCan.delete(meta, actor, policy).allowed,
    offer: projectCan.offer(meta, actor, policy).allowed,
    statuses: PROJECT_STATUSES.filter((to) => projectCan.changeStatus(meta, actor, policy, to).allowed),
  },
});

function withRights(record: ProjectRecord, session: Session, rights: Rights): ProjectSummary {
  return {
    id: record.id,
    description: record.description,
    crmOrder: record.crm_order,
    status: record.status,
    isOffer: record.is_offer,
    customerName: record.customer_name,
    shop: record.shop_code,
    priceListCodes: [...record.price_lists],
    currency: record.currency,
    total: record.total,
    payable: payableFor(record, session),
    priceDate: record.price_date,
    revision: record.revision,
    updatedAt: record.updated_at.toISOString(),
    updatedBy: record.updated_by_name,
    hasPicture: record.has_scene || record.picture_revision === record.revision,
    assignedTo:
      record.assigned_user_id === null
        ? null
        : { id: record.assigned_user_id, name: record.assigned_name ?? "" },
    ...rights,
  };
}

/**
 * The total that a person reads. Terms are agreed in offers: until somebody who sells nothing has accepted one, their total is that of their
 * design, and tells nobody what a seller is still thinking about.
 */
export function payableFor(
  { payable, retail, status }: Pick<ProjectRecord, "payable" | "retail" | "status">,
  session: Session,
): string | null {
  return isShopStaff(session) ? payable : clientPayable({ payable, retail, status });
}

/** What somebody who sells nothing is told that a project comes to. */
export const clientPayable = ({
  payable,
  retail,
  status,
}: Pick<ProjectRecord, "payable" | "retail" | "status">): string | null =>
  AGREED.includes(status) ? payable : (retail ?? payable);

const AGREED: readonly ProjectStatus[] = ["awaitingOrder", "ordered", "inProduction", "shipped", "delivered"];

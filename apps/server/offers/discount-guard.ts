import type { DiscountGuard, Shop } from "@stanza/contract";
import { type DiscountShare, discountPercent, isAboveLimit, isCoveredBy } from "@stanza/pricing";
import type { Actor } from "@stanza/project";
import { parseDecimal } from "@stanza/quantities";
import type { Db } from "../db/pool.ts";

/** A project and the revision of it that is offered. */
interface OfferedRevision {
  readonly projectId: number;
  readonly revision: number;
}

/**
 * The largest discount on the goods' gross that a person may give without approval, as a percentage in text; `null`: no limit.
 *
 * ASSUMED: a supervisor has none; a person's own limit comes first, then the shop's `extra.discountLimit`; without either a customer or
 * guest may take off nothing and a seller anything.
 */
export async function discountLimit(db: Db, actor: Actor, shop: Shop): Promise<string | null> {
  if (actor.supervisor) return null;
  const { rows } = await db.query<{ discount_limit: string | null }>({
    name: "discount-limit",
    text: "select discount_limit::text from app_user where id = $1",
    values: [actor.userId],
  });
  const own = rows[0]?.discount_limit;
  if (own !== null && own !== undefined) return own;
  if (actor.type !== "pro") return "0";
  const { discountLimit: ofShop } = shop.extra;
  const isNumber = typeof ofShop === "number" || typeof ofShop === "string";
  return isNumber && parseDecimal(ofShop) ? String(ofShop).replace(",", ".") : null;
}

interface ApprovalRow {
  readonly id: number;
  readonly project_id: number;
  readonly status: "pending" | "approved" | "rejected";
  readonly gross: string;
  readonly discount: string;
  readonly note: string;
  readonly supervisor: string;
}

/**
 * Compares the discounts of an offer with the limit of the person who makes it. Discounts above it need an approval for every project
 * of the offer at exactly its revision (reliability.md T24). Discounts are never lowered to fit.
 */
export async function guardDiscount(
  db: Db,
  actor: Actor,
  shop: Shop,
  projects: readonly OfferedRevision[],
  share: DiscountShare,
): Promise<DiscountGuard> {
  const limit = await discountLimit(db, actor, shop);
  const stands = { percent: discountPercent(share), limit };
  if (limit === null || !isAboveLimit(share, limit))
    return { ...stands, needsApproval: false, approval: null };
  const found: (ApprovalRow | undefined)[] = [];
  for (const project of projects) found.push(await bestApproval(db, project, share));
  const decisive = found.find((one) => one?.status !== "approved") ?? found[0];
  return {
    ...stands,
    needsApproval: !found.every((one) => one?.status === "approved"),
    approval: decisive
      ? { id: decisive.id, status: decisive.status, supervisor: decisive.supervisor, note: decisive.note }
      : null,
  };
}

/** An approval that covers the discounts, or else the latest request that would have covered them. */
async function bestApproval(
  db: Db,
  { projectId, revision }: OfferedRevision,
  share: DiscountShare,
): Promise<ApprovalRow | undefined> {
  const { rows } = await db.query<ApprovalRow>({
    name: "approval-of-revision",
    text: `select a.id, a.project_id, a.status, a.gross, a.discount, a.note, coalesce(nullif(u.name, ''), u.login) as supervisor
      from discount_approval a join app_user u on u.id = coalesce(a.decided_by, a.supervisor_id)
      where a.project_id = $1 and a.revision = $2 order by a.id desc`,
    values: [projectId, revision],
  });
  const covering = rows.filter(({ gross, discount }) => isCoveredBy(share, { gross, discount }));
  return covering.find(({ status }) => status === "approved") ?? covering[0];
}

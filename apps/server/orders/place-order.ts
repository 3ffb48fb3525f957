import { writeOrderFile } from "@stanza/codecs";
import { type Db, only } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";
import { refuse } from "../operation/refuse.ts";
import { enqueue } from "../outbox/outbox.ts";
import type { ProjectRecord } from "../projects/project-record.ts";
import type { Session } from "../session/sessions.ts";
import { isoDay, shopOf } from "../shops/shop.ts";
import { countingOffer, type Handed } from "./handed.ts";

interface KnownOrder {
  readonly id: number;
  readonly number: string;
  readonly offer_id: number | null;
  readonly doc_sha: Buffer | null;
}

/**
 * Numbers and stores the order of a project and enqueues its file, in the transaction that changes the project's status. A project that
 * is ordered again unchanged keeps its order; projects of one combined offer share one order. `null`: done; otherwise the refusal.
 *
 * prepared  computed before the transaction, because it may need pricing; refused where the project or its offer has changed since
 */
export async function placeOrder(
  context: Context,
  db: Db,
  session: Session,
  project: ProjectRecord,
  prepared: Handed & { readonly project: ProjectRecord },
) {
  const { source, offer } = prepared;
  const now = context.now();
  if (source) await db.query("select from offer where id = $1 for update", [source.id]);
  const counting = await countingOffer(db, project, now);
  const isSame =
    counting?.id === source?.id &&
    counting?.status === source?.status &&
    (source?.status === "accepted" || project.doc_sha.equals(prepared.project.doc_sha)) &&
    project.crm_order === prepared.project.crm_order;
  if (!isSame) return refuse(409, "changed-meanwhile", "The project was changed meanwhile; look again.");
  if (offer.groups.length === 0) return refuse(409, "nothing-to-order", "The project has nothing to order.");
  const latest = await latestOrder(db, "of_project", project.id);
  if (latest && isOf(latest, source?.id ?? null, project)) return null;
  const together = source && !latest ? await latestOrder(db, "of_offer", source.id) : null;
  if (together) {
    await cover(db, together.id, project.id);
    return null;
  }
  const shopId = source?.shop_id ?? project.shop_id;
  const day = isoDay(now, await shopOf(db, shopId));
  const number = await nextNumber(db, shopId, Number(day.slice(0, 4)));
  const replaces = latest?.number ?? null;
  const origins =
    prepared.origins.length > 0 ? prepared.origins : [{ projectId: project.id, revision: project.revision }];
  const { content, checksum } = await writeOrderFile(offer, {
    number,
    replaces,
    createdAt: now.toISOString(),
    date: day,
    crmOrder: project.crm_order,
    projects: origins.map(({ projectId, revision }) => ({
      id: String(projectId),
      description:
        offer.parts?.find((part) => part.project.id === String(projectId))?.project.description ??
        offer.project.description,
      revision,
    })),
    offer: source && {
      number: source.number,
      name: source.name,
      date: offer.date,
      hash: source.hash,
      accepted: source.status === "accepted",
    },
    marks: prepared.marks,
  });
  const { userId } = session.actor;
  const { rows } = await db.query<{ id: number }>(
    `insert into order_file (shop_id, project_id, revision, offer_id, doc_sha, number, replaces, currency, payable, content, checksum,
        created_at, created_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      shopId,
      project.id,
      origins.find(({ projectId }) => projectId === project.id)?.revision ?? project.revision,
      source?.id ?? null,
      source ? null : project.doc_sha,
      number,
      replaces,
      offer.currency,
      offer.payable,
      content,
      checksum,
      now,
      userId,
    ],
  );
  const { id } = only(rows);
  // The other projects of a combined offer join the order when they are ordered.
  await cover(db, id, project.id);
  for (const kind of context.orderDrops) {
    await enqueue(db, {
      shopId,
      kind,
      key: number,
      payload: { orderId: id },
      at: now,
      projectId: project.id,
      userId,
      about: number,
    });
  }
  return null;
}

const isOf = (order: KnownOrder, offerId: number | null, project: ProjectRecord): boolean =>
  offerId === null ? (order.doc_sha?.equals(project.doc_sha) ?? false) : order.offer_id === offerId;

const LATEST = {
  of_project: `select f.id, f.number, f.offer_id, f.doc_sha from order_file f join order_project p on p.order_id = f.id
    where p.project_id = $1 order by f.id desc limit 1`,
  of_offer:
    "select id, number, offer_id, doc_sha from order_file where offer_id = $1 order by id desc limit 1",
} as const;

async function latestOrder(db: Db, of: keyof typeof LATEST, id: number): Promise<KnownOrder | null> {
  const { rows } = await db.query<KnownOrder>(LATEST[of], [id]);
  return rows[0] ?? null;
}

async function cover(db: Db, orderId: number, projectId: number): Promise<void> {
  await db.query("insert into order_project (project_id, order_id) values ($1, $2) on conflict do nothing", [
    projectId,
    orderId,
  ]);
}

/** The shop's next order number of the year, without gaps, as with offers. */
async function nextNumber(db: Db, shopId: string, year: number): Promise<string> {
  const { rows } = await db.query<{ last: number }>(
    `insert into order_number (shop_id, year, last) values ($1, $2, 1)
      on conflict (shop_id, year) do update set last = order_number.last + 1 returning last`,
    [shopId, year],
  );
  return `O-${year}-${String(only(rows).last).padStart(5, "0")}`;
}

import { combinedRowId } from "@stanza/offer";
import { type Db, transaction } from "../db/pool.ts";
import { readAgreedOffer } from "../offers/agreed-offer.ts";
import type { OfferOrigin, OfferRecord } from "../offers/offer-record.ts";
import type { Context } from "../operation/context.ts";
import { type ProjectFinding, priceDocument } from "../projects/price-document.ts";
import { shopPricing } from "../projects/project-price-lists.ts";
import { PROJECT_COLUMNS, PROJECT_TABLES, type ProjectRecord } from "../projects/project-record.ts";
import { appendRevision } from "../projects/revisions.ts";
import { type CheckedDocument, checkDocument, readDocument } from "../projects/stored-document.ts";
import { isoDay, shopOf } from "../shops/shop.ts";

type TakingContext = Pick<Context, "pool" | "evaluator" | "now">;

/** A project whose taken rows are optional no longer, priced before it is locked. */
interface Taken {
  readonly checked: CheckedDocument;
  readonly finding: ProjectFinding;
  /** The amount that was accepted, where the offer was of this project as it still is; otherwise its own. */
  readonly payable: string | null;
}

/**
 * Makes the optional rows that a client took plain rows of the projects, as a revision of each: the offer page, the list and the next offer
 * then sell them like any other. A project that was changed since keeps its changes; a row that is gone stays gone.
 */
export async function takeOptions(
  context: TakingContext,
  offer: OfferRecord,
  options: readonly string[],
): Promise<void> {
  for (const origin of offer.made_from) {
    const isCombined = offer.made_from.length > 1;
    const rows = isCombined
      ? options.flatMap((row) => {
          const start = combinedRowId(String(origin.projectId), "");
          return row.startsWith(start) ? [row.slice(start.length)] : [];
        })
      : options;
    while (!(await takeIn(context, offer, origin, rows))) {}
  }
}

/** False: the project was changed meanwhile, and is to be looked at again. */
async function takeIn(
  context: TakingContext,
  offer: OfferRecord,
  origin: OfferOrigin,
  rows: readonly string[],
): Promise<boolean> {
  const { pool } = context;
  const record = await findRecord(pool, origin.projectId);
  if (!record) return true;
  const isAsOffered = record.doc_sha.toString("hex") === origin.docSha;
  const text = await readDocument(pool, record.shop_id, record.doc_sha);
  const taken = await withoutMarks(context, offer, record, JSON.parse(text), rows, isAsOffered);
  return transaction(pool, async (db) => {
    const locked = await findRecord(db, origin.projectId, true);
    if (!locked) return true;
    if (locked.revision !== record.revision) return false;
    if (taken) await store(db, context, offer, locked, taken);
    // Of a project that was changed before it was accepted, the offered document is what was agreed.
    const agreed = isAsOffered ? (taken?.checked.sha ?? record.doc_sha).toString("hex") : origin.docSha;
    await db.query("update offer set agreed_from = agreed_from || $2::jsonb where id = $1", [
      offer.id,
      JSON.stringify([{ projectId: record.id, docSha: agreed }]),
    ]);
    return true;
  });
}

interface StoredRows {
  readonly rows: readonly { readonly uniqueid: string; readonly optional?: unknown }[];
}

/** The project with its taken rows as plain ones; `null`: it has none that are optional. */
async function withoutMarks(
  context: TakingContext,
  offer: OfferRecord,
  record: ProjectRecord,
  stored: Parameters<typeof checkDocument>[0],
  taken: readonly string[],
  isAsOffered: boolean,
): Promise<Taken | null> {
  const { rows } = stored as StoredRows;
  const isTaken = ({ uniqueid, optional }: StoredRows["rows"][number]) =>
    optional === true && taken.includes(uniqueid);
  if (!rows.some(isTaken)) return null;
  const changed = rows.map((row) => {
    if (!isTaken(row)) return row;
    const { optional: _, ...plain } = row;
    return plain;
  });
  const check = checkDocument({ ...stored, rows: changed } as typeof stored);
  if (!check.ok) throw new Error("A stored project is no longer one that may be stored.");
  const { checked } = check;
  const own = await shopOf(context.pool, record.shop_id);
  const shop = shopPricing(own, checked.document.project, record.known_price_lists);
  const priceDate = record.price_date ?? isoDay(context.now(), own);
  const finding = await priceDocument(context, {
    document: checked.document,
    shop,
    priceDate,
    projectId: record.id,
  });
  const isAccepted = isAsOffered && offer.made_from.length === 1;
  const payable = isAccepted
    ? (await readAgreedOffer(context.pool, offer.id)).payable
    : (finding.totals.payable ?? null);
  return { checked, finding, payable };
}

async function store(
  db: Db,
  { now }: TakingContext,
  offer: OfferRecord,
  record: ProjectRecord,
  { checked, finding, payable }: Taken,
): Promise<void> {
  const { totals, boxes } = finding;
  const revision = record.revision + 1;
  const at = { shopId: record.shop_id, projectId: record.id, revision };
  const { status, is_offer: isOffer } = record;
  await appendRevision(db, at, {
    saveId: null,
    checked,
    totals: payable === null ? totals : { ...totals, payable },
    boxes,
    status,
    isOffer,
    userId: offer.created_by,
    now: now(),
  });
  // The pictures show the rows whether they are optional or not.
  await db.query(
    `update project set revision = revision + 1, doc_sha = $2, total = $3, payable = $4, updated_at = $5, updated_by = $6,
      picture_revision = case when picture_revision = revision then revision + 1 else picture_revision end,
      drawn_revision = case when drawn_revision = revision then revision + 1 else drawn_revision end where id = $1`,
    [record.id, checked.sha, totals.gross, payable, now(), offer.created_by],
  );
}

async function findRecord(db: Db, id: number, lock = false): Promise<ProjectRecord | null> {
  const { rows } = await db.query<ProjectRecord>(
    `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES} where p.id = $1 and p.deleted_at is null ${lock ? "for update of p" : ""}`,
    [id],
  );
  return rows[0] ?? null;
}

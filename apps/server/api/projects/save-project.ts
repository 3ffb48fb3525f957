import type { Operations, ProjectTotals } from "@stanza/contract";
import { datesPrices, projectCan } from "@stanza/project";
import type { Db } from "../../db/pool.ts";
import { transaction } from "../../db/pool.ts";
import type { Call, Handler, Reply } from "../../http/mount.ts";
import { audit } from "../../projects/audit.ts";
import { findProject, metaOf, type ProjectRecord } from "../../projects/project-record.ts";
import {
  customerName,
  isoDay,
  type ProjectFinding,
  reckonProject,
  shopOf,
} from "../../projects/reckon-project.ts";
import { appendRevision, findSave } from "../../projects/revisions.ts";
import { type CheckedDocument, checkDocument } from "../../projects/stored-document.ts";
import { denied, notFound, refuse } from "../refuse.ts";

type SaveCall = Call<Operations["saveProject"]>;
type SaveReply = Reply<Operations["saveProject"]>;

/**
 * The one way a project's document changes: it says which revision it started from and carries an id of its own, both are settled in
 * the transaction that writes, and the answer holds the hash of what is now stored (reliability.md §0.3).
 */
export const saveProject: Handler<"saveProject"> = async (call) => {
  const { context, params, headers, body, session } = call;
  const saveId = headers["x-save-id"];
  const base = /^"(\d{1,9})"$/.exec(headers["if-match"] ?? "")?.[1];
  if (base === undefined) {
    return refuse(428, "revision-required", 'Say which revision the document started from: If-Match: "7".');
  }
  if (saveId === undefined)
    return refuse(428, "save-id-required", "Give the save an id of its own: X-Save-Id.");
  const before = await findProject(context.pool, session, params.id);
  if (!before) return notFound();
  const replay = await replayed(context.pool, call, saveId);
  if (replay) return replay;

  const check = checkDocument(body.document);
  if (!check.ok) {
    return {
      status: 422,
      body: { error: "invalid-project", message: "The project has faults.", details: [...check.problems] },
    };
  }
  // Evaluated before the row is locked: others need not wait for it.
  const shop = await shopOf(context.pool, before.shop_id);
  const priceDate = priceDateOf(before, isoDay(context.now(), shop));
  const finding = await reckonProject(context, check.checked.document, shop, priceDate);
  return transaction(context.pool, (db) =>
    store(db, call, { saveId, base: Number(base), priceDate }, check.checked, finding),
  );
};

/** The server dates prices, in the statuses where they still follow the lists (spec 1 §4). */
function priceDateOf(record: ProjectRecord, today: string): string {
  return datesPrices(record.status) ? today : (record.price_date ?? today);
}

async function store(
  db: Db,
  call: SaveCall,
  save: { readonly saveId: string; readonly base: number; readonly priceDate: string },
  checked: CheckedDocument,
  { totals, priceLists }: ProjectFinding,
): Promise<SaveReply> {
  const { context, params, session } = call;
  const record = await findProject(db, session, params.id, true);
  if (!record) return notFound();
  // The same save may have come through while this one was being evaluated.
  const replay = await replayed(db, call, save.saveId);
  if (replay) return replay;
  const permission = projectCan.save(metaOf(record), session.actor, context.policy);
  if (!permission.allowed) {
    return denied(permission.because, record.status);
  }
  if (record.revision !== save.base) return stale(record);

  const now = context.now();
  const revision = record.revision + 1;
  const { userId } = session.actor;
  const at = { shopId: record.shop_id, projectId: record.id, revision };
  await appendRevision(db, at, { saveId: save.saveId, checked, totals, userId, now });
  await db.query({
    name: "project-update",
    text: `update project set description = $3, customer_name = $4, price_lists = $5, currency = $6, total = $7, price_date = $8,
        revision = $9, doc_sha = $10, updated_at = $11, updated_by = $12
      where shop_id = $1 and id = $2`,
    values: [
      record.shop_id,
      record.id,
      checked.document.project.description,
      customerName(checked.document),
      priceLists,
      totals.currency,
      totals.gross,
      save.priceDate,
      revision,
      checked.sha,
      now,
      userId,
    ],
  });
  await audit(db, call, "save", "project", record.id, { revision });
  return acknowledged({ revision, savedAt: now, sha: checked.sha, totals, replay: false });
}

async function replayed(db: Db, { params, session }: SaveCall, saveId: string): Promise<SaveReply | null> {
  const done = await findSave(db, params.id, saveId, session.actor.userId);
  if (!done) return null;
  const { revision, saved_at: savedAt, doc_sha: sha, totals } = done;
  return acknowledged({ revision, savedAt, sha, totals, replay: true });
}

function acknowledged(saved: {
  readonly revision: number;
  readonly savedAt: Date;
  readonly sha: Buffer;
  readonly totals: ProjectTotals;
  readonly replay: boolean;
}): SaveReply {
  const { revision, replay, totals } = saved;
  return {
    status: 200,
    body: {
      revision,
      savedAt: saved.savedAt.toISOString(),
      contentHash: saved.sha.toString("hex"),
      replay,
      totals,
    },
    headers: { etag: `"${revision}"` },
  };
}

function stale(record: ProjectRecord): SaveReply {
  return {
    status: 412,
    body: {
      error: "stale-revision",
      message: `The project has changed since: revision ${record.revision} by ${record.updated_by_name}.`,
      details: {
        current: record.revision,
        by: record.updated_by_name,
        at: record.updated_at.toISOString(),
      },
    },
  };
}

import { isDeepStrictEqual } from "node:util";
import { encodeProject } from "@stanza/codecs";
import type { Operations, ProjectTotals } from "@stanza/contract";
import { type ProjectStatus, projectCan } from "@stanza/project";
import type { Db } from "../../db/pool.ts";
import { transaction } from "../../db/pool.ts";
import { NotWanted } from "../../evaluation/task-queue.ts";
import { audit } from "../../operation/audit.ts";
import type { Call, Handler, Reply } from "../../operation/handler.ts";
import { denied, invalidProject, notFound } from "../../operation/refuse.ts";
import { saveIdRequired } from "../../operation/save-id.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { hasOwnLines, ownPriceFaults } from "../own-prices.ts";
import { type ProjectFinding, priceDocument } from "../price-document.ts";
import { shopPricing } from "../project-price-lists.ts";
import { findProject, metaOf, type ProjectRecord } from "../project-record.ts";
import { appendRevision, findSave, totalledOf } from "../revisions.ts";
import { revisionRequired, staleRevision, startRevision } from "../start-revision.ts";
import { logStatus } from "../status-log.ts";
import { type CheckedDocument, checkDocument, readProject } from "../stored-document.ts";
import { priceDateOf, type SavedAs, updateProject } from "../update-project.ts";

type SaveCall = Call<Operations["saveProject"]>;
type SaveReply = Reply<Operations["saveProject"]>;

/** The contents of a save, evaluated and priced before the project is locked. */
interface Save {
  readonly saveId: string;
  /** The revision that the document started from. */
  readonly base: number;
  readonly checked: CheckedDocument;
  readonly finding: ProjectFinding;
  readonly priceDate: string;
}

/**
 * The only way to change a project's document. The request names the revision that it started from and carries a save id; both are
 * checked in the transaction that writes, and the answer has the hash of the stored document (reliability.md §0.3).
 */
export const saveProject: Handler<"saveProject"> = async (call) => {
  const { context, params, headers, body, session } = call;
  const saveId = headers["x-save-id"];
  const base = startRevision(headers);
  if (base === null) return revisionRequired();
  if (saveId === undefined) return saveIdRequired();
  const before = await findProject(context.pool, session, params.id);
  if (!before) return notFound();
  const replay = await replayed(context.pool, call, saveId);
  if (replay) return replay;

  const check = checkDocument(body.document);
  if (!check.ok) return invalidProject(check.problems);
  const { checked } = check;
  // Evaluated before the row is locked, so that nobody waits for the evaluation.
  const { project } = checked.document;
  if (hasOwnLines(project) && !projectCan.setPrices(session.actor).allowed) {
    const stored = await readProject(context.pool, before.shop_id, before.doc_sha);
    const faults = ownPriceFaults(session.actor, project, stored.project);
    if (faults.length > 0) return invalidProject(faults);
  }
  const shop = shopPricing(await shopOf(context.pool, before.shop_id), project, before.known_price_lists);
  const priceDate = priceDateOf(before, isoDay(context.now(), shop));
  const priced = { document: checked.document, shop, priceDate, projectId: before.id };
  // What can no longer be stored is not evaluated: of many who save one project at once only one can be right.
  const canStore = (now: ProjectRecord) => now.revision === base || !maySave(call, now).allowed;
  if (!canStore(before)) return overtaken(call, saveId);
  const isWanted = async () => {
    const now = await findProject(context.pool, session, params.id);
    return now === null || canStore(now);
  };
  try {
    const finding = await priceDocument(context, priced, isWanted);
    const save = { saveId, base, checked, finding, priceDate };
    return await transaction(context.pool, (db) => store(db, call, save));
  } catch (error) {
    if (error instanceof NotWanted) return overtaken(call, saveId);
    throw error;
  }
};

/** The answer to a save that somebody else's save came before, or its own first try. */
async function overtaken(call: SaveCall, saveId: string): Promise<SaveReply> {
  const { context, params, session } = call;
  const replay = await replayed(context.pool, call, saveId);
  if (replay) return replay;
  const record = await findProject(context.pool, session, params.id);
  return record ? staleRevision(record) : notFound();
}

/** Whether the person may save the project as they wish, as an offer or not. */
function maySave({ body, context, session }: SaveCall, record: ProjectRecord) {
  const may = body.as === "offer" ? projectCan.offer : projectCan.save;
  return may(metaOf(record), session.actor, context.policy);
}

async function store(db: Db, call: SaveCall, save: Save): Promise<SaveReply> {
  const { context, params, session } = call;
  const record = await findProject(db, session, params.id, true);
  if (!record) return notFound();
  // The same save may have been stored while this one was evaluated.
  const replay = await replayed(db, call, save.saveId);
  if (replay) return replay;
  const permission = maySave(call, record);
  if (!permission.allowed) return denied(permission.because, record.status);
  if (record.revision !== save.base) return staleRevision(record);
  // Who may offer a project that they may not save offers it as it is stored: same content, same prices, same date.
  const change = projectCan.save(metaOf(record), session.actor, context.policy);
  if (!change.allowed && !(await isStoredContent(db, record, save.checked)))
    return denied(change.because, record.status);

  const now = context.now();
  const revision = record.revision + 1;
  const { userId } = session.actor;
  const { totals, boxes } = change.allowed ? save.finding : await totalledOf(db, record);
  const status = statusAfter(call, record);
  const isOffer = record.is_offer || call.body.as === "offer";
  const saved = { saveId: save.saveId, checked: save.checked, totals, boxes, status, isOffer, userId, now };
  await appendRevision(db, { shopId: record.shop_id, projectId: record.id, revision }, saved);
  await (change.allowed ? updateProject(db, record, save, saved) : markOffered(db, record, saved));
  if (status !== record.status)
    await logStatus(db, { projectId: record.id, from: record.status, to: status, by: userId });
  const detail = { revision, ...(call.body.as ? { as: call.body.as } : {}) };
  await audit(db, call, "save", "project", record.id, detail);
  const { sha } = save.checked;
  return acknowledged({ revision, savedAt: now, sha, totals, status, isOffer, replay: false });
}

/**
 * The status that the save leads to. Saving as an offer makes it `offer` if the person may change it to that. ASSUMED: a
 * project with a later status (approved, awaiting its order) is saved as an offer and keeps its status.
 */
function statusAfter({ body, context, session }: SaveCall, record: ProjectRecord): ProjectStatus {
  if (body.as !== "offer") return record.status;
  const change = projectCan.changeStatus(metaOf(record), session.actor, context.policy, "offer");
  return change.allowed ? "offer" : record.status;
}

/** Returns true when a document says what the project's stored one says, whatever the order of its keys. */
async function isStoredContent(db: Db, record: ProjectRecord, { sha, document }: CheckedDocument) {
  if (record.doc_sha.equals(sha)) return true;
  const stored = await readProject(db, record.shop_id, record.doc_sha);
  return isDeepStrictEqual(encodeProject(document), encodeProject(stored));
}

/** Notes the new revision of a project that was only offered. Whatever its prices say stays. */
async function markOffered(db: Db, record: ProjectRecord, saved: SavedAs): Promise<void> {
  await db.query({
    name: "project-mark-offered",
    text: `update project set revision = revision + 1, doc_sha = $3, updated_at = $4, updated_by = $5, status = $6, is_offer = $7
      where shop_id = $1 and id = $2`,
    values: [
      record.shop_id,
      record.id,
      saved.checked.sha,
      saved.now,
      saved.userId,
      saved.status,
      saved.isOffer,
    ],
  });
}

async function replayed(db: Db, { params, session }: SaveCall, saveId: string): Promise<SaveReply | null> {
  const done = await findSave(db, params.id, saveId, session.actor.userId);
  if (!done) return null;
  const { revision, saved_at: savedAt, doc_sha: sha, totals, status, is_offer: isOffer } = done;
  return acknowledged({ revision, savedAt, sha, totals, status, isOffer, replay: true });
}

function acknowledged(saved: {
  readonly revision: number;
  readonly savedAt: Date;
  readonly sha: Buffer;
  readonly totals: ProjectTotals;
  readonly status: ProjectStatus;
  readonly isOffer: boolean;
  readonly replay: boolean;
}): SaveReply {
  const { sha, savedAt, ...rest } = saved;
  return {
    status: 200,
    body: { ...rest, savedAt: savedAt.toISOString(), contentHash: sha.toString("hex") },
    headers: { etag: `"${saved.revision}"` },
  };
}

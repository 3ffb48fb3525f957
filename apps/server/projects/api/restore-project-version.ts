import type { Operations } from "@stanza/contract";
import { projectCan } from "@stanza/project";
import { type Db, transaction } from "../../db/pool.ts";
import { jsonText } from "../../http/encoded.ts";
import {
  answerBefore,
  keepAnswer,
  type RepeatableRequest,
  repeatable,
} from "../../operation/answered-request.ts";
import { audit } from "../../operation/audit.ts";
import type { Call, Handler, Reply } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { saveIdRequired } from "../../operation/save-id.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { openedHead } from "../opened-project.ts";
import { type ProjectFinding, priceDocument } from "../price-document.ts";
import { shopPricing } from "../project-price-lists.ts";
import { findProject, metaOf, type ProjectRecord } from "../project-record.ts";
import { type FoundVersion, nameRevision, versionsOf } from "../project-versions.ts";
import { findRevision, insertRevision, totalledOf } from "../revisions.ts";
import { revisionRequired, staleRevision, startRevision } from "../start-revision.ts";
import { readDocument, readProject } from "../stored-document.ts";
import { priceDateOf, updateProject } from "../update-project.ts";

type RestoreCall = Call<Operations["restoreProjectVersion"]>;
type RestoreReply = Reply<Operations["restoreProjectVersion"]>;

/** What is kept of an answer, from which a repeated request is answered again. */
interface Restored {
  readonly revision: number;
  readonly kept: string | null;
}

interface Restore {
  readonly base: number;
  readonly found: FoundVersion;
  readonly document: Awaited<ReturnType<typeof readProject>>;
  readonly finding: ProjectFinding;
  readonly priceDate: string;
}

/**
 * A version becomes the newest revision, on top of the one that the request starts from, priced anew. Its document was checked when it was
 * saved, so whatever it says may stand again; its bytes are not stored a second time.
 */
export const restoreProjectVersion: Handler<"restoreProjectVersion"> = async (call) => {
  const { context, params, headers, session, body } = call;
  const base = startRevision(headers);
  if (base === null) return revisionRequired();
  const request = repeatable(call, "restoreProjectVersion", [params.id, base, body]);
  if (!request) return saveIdRequired();
  const before = await findProject(context.pool, session, params.id);
  if (!before) return notFound();
  const replay = await replayed(context.pool, call, before, request);
  if (replay) return replay;
  const permission = projectCan.save(metaOf(before), session.actor, context.policy);
  if (!permission.allowed) return denied(permission.because, before.status);
  if (before.revision !== base) return staleRevision(before);
  const [found] = await versionsOf(context.pool, before, session, { name: body.name });
  if (!found) return notFound();
  // Evaluated before the row is locked, so that nobody waits for the evaluation.
  const document = await readProject(context.pool, found.shopId, found.sha);
  const shop = shopPricing(
    await shopOf(context.pool, before.shop_id),
    document.project,
    before.known_price_lists,
  );
  const priceDate = priceDateOf(before, isoDay(context.now(), shop));
  const finding = await priceDocument(context, { document, shop, priceDate, projectId: before.id });
  const restore = { base, found, document, finding, priceDate };
  return transaction(context.pool, (db) => store(db, call, request, restore));
};

async function store(
  db: Db,
  call: RestoreCall,
  request: RepeatableRequest,
  { base, found, document, finding, priceDate }: Restore,
): Promise<RestoreReply> {
  const { context, params, session, body } = call;
  const record = await findProject(db, session, params.id, true);
  if (!record) return notFound();
  const twin = await replayed(db, call, record, request);
  if (twin) return twin;
  const permission = projectCan.save(metaOf(record), session.actor, context.policy);
  if (!permission.allowed) return denied(permission.because, record.status);
  if (record.revision !== base) return staleRevision(record);
  const now = context.now();
  const { userId } = session.actor;
  const kept =
    body.keepAs === undefined
      ? null
      : await nameRevision(db, record, { name: body.keepAs, revision: base, userId, now, automatic: true });
  if (kept && kept.status !== 0)
    return refuse(409, "too-many-versions", "There is no room to keep the state that is restored over.");
  const revision = base + 1;
  const { status, is_offer: isOffer } = record;
  const saved = { checked: { sha: found.sha, document }, status, isOffer, userId, now };
  await insertRevision(
    db,
    { shopId: record.shop_id, projectId: record.id, revision },
    { ...saved, saveId: null, totals: finding.totals, boxes: finding.boxes },
  );
  await updateProject(db, record, { finding, priceDate }, saved);
  await audit(db, call, "restore-version", "project", record.id, {
    name: found.version.name,
    from: found.version.revision,
    revision,
  });
  const restored: Restored = { revision, kept: kept?.name ?? null };
  await keepAnswer(db, request, restored, now);
  const after = await findProject(db, session, params.id);
  return after ? answered(db, call, after, restored) : notFound();
}

async function replayed(
  db: Db,
  call: RestoreCall,
  record: ProjectRecord,
  request: RepeatableRequest,
): Promise<RestoreReply | null> {
  const before = await answerBefore<Restored>(db, request);
  return before && (before.refusal ?? answered(db, call, record, before.body));
}

/** The project as the restore left it, whatever has been saved since. */
async function answered(
  db: Db,
  { context, session }: RestoreCall,
  record: ProjectRecord,
  { revision, kept }: Restored,
): Promise<RestoreReply> {
  const at = await findRevision(db, record.id, revision);
  if (!at) return notFound();
  const text = await readDocument(db, at.shop_id, at.doc_sha);
  const { boxes } = await totalledOf(db, { id: record.id, revision });
  const head = openedHead(context, session, { ...record, revision, doc_sha: at.doc_sha }, boxes);
  return {
    status: 200,
    body: jsonText(`${head.slice(0, -1)},"kept":${JSON.stringify(kept)},"document":${text}}`),
    headers: { etag: `"${revision}"` },
  };
}

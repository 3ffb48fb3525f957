import { type CrmUpload, writeCrmUpload } from "@stanza/codecs";
import type { Operations } from "@stanza/contract";
import { only, transaction } from "../../db/pool.ts";
import type { OfferRecord } from "../../offers/offer-record.ts";
import { audit } from "../../operation/audit.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { saveIdRequired } from "../../operation/save-id.ts";
import { handedOf } from "../../orders/handed.ts";
import { enqueue } from "../../outbox/outbox.ts";
import { findProject, type ProjectRecord } from "../../projects/project-record.ts";
import { CRM_KIND, type CrmPayload } from "../crm-channel.ts";
import { crmUploads, isUploadWaiting } from "../crm-upload-table.ts";
import { noCrm } from "../no-crm.ts";

type UploadCall = Call<Operations["uploadCrm"]>;

/** Hands the project with its counting offer to the CRM. The outbox delivers it, so a CRM that is down loses nothing. */
export const uploadCrm: Handler<"uploadCrm"> = async (call) => {
  const { context, params, session, headers, request } = call;
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  const saveId = headers["x-save-id"];
  if (saveId === undefined) return saveIdRequired();
  if (!context.crm) return noCrm();
  const handed = await handedOf(context, session, project);
  if (handed.status !== 0) return handed;
  const { offer, source, marks } = handed;
  const host = `${request.protocol}://${request.host}`;
  const upload = writeCrmUpload(offer, {
    revision: source?.revision ?? project.revision,
    order: project.crm_order,
    address: `${host}/offerview?project=${project.id}`,
    offer: source && { number: source.number, hash: source.hash, pdf: pdfOf(source, host) },
    marks,
  });
  const answer = await enqueueUpload(call, project, { saveId, source, upload });
  if (answer.status === 202) void context.outbox.wake();
  return answer;
};

function pdfOf({ id, name, number, pdf_sha }: OfferRecord, host: string) {
  if (!pdf_sha) return null;
  const address = `${host}/api/offers/${id}/pdf`;
  return { fileName: `${name}-${number}.pdf`, sha256: pdf_sha.toString("hex"), address };
}

/** Puts the upload into the outbox once for each save id. A project has at most one upload on its way. */
function enqueueUpload(
  call: UploadCall,
  project: ProjectRecord,
  {
    saveId,
    source,
    upload,
  }: { readonly saveId: string; readonly source: OfferRecord | null; readonly upload: CrmUpload },
) {
  const { context, session } = call;
  return transaction(context.pool, async (db) => {
    const locked = await findProject(db, session, project.id, true);
    if (!locked) return notFound();
    const key = `${locked.id}.${saveId}`;
    if (await isUploadWaiting(db, locked.id, key))
      return refuse(409, "already-waiting", "An upload is on its way already.");
    const { id, isNew } = await enqueue(db, {
      shopId: locked.shop_id,
      kind: CRM_KIND,
      key,
      payload: { upload } satisfies CrmPayload,
      at: context.now(),
      projectId: locked.id,
      userId: session.actor.userId,
      about: source?.number ?? "",
    });
    if (isNew) {
      await db.query(
        "insert into crm_upload (project_id, revision, offer_id, outbox_id, sent_order) values ($1, $2, $3, $4, $5)",
        [locked.id, source?.revision ?? project.revision, source?.id ?? null, id, project.crm_order],
      );
      await audit(db, call, "upload-crm", "project", locked.id, { outbox: id, offer: source?.number });
    }
    return { status: 202 as const, body: { upload: only(await crmUploads(db, "of-message", id)) } };
  });
}

import { writeCrmUpload } from "@stanza/codecs";
import type { CrmUpload } from "@stanza/contract";
import { type Db, only, transaction } from "../../db/pool.ts";
import { deliveriesOf } from "../../deliveries/delivery-table.ts";
import { mayHandleOffers, type OfferRecord } from "../../offers/offer-record.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { handedOf } from "../../orders/handed.ts";
import { enqueue } from "../../outbox/outbox.ts";
import { findProject } from "../../projects/project-record.ts";
import { CRM_KIND, type CrmPayload } from "../crm-channel.ts";

const forbidden = () => refuse(403, "forbidden", "Only the shop's own people do this.");
const noCrm = () => refuse(409, "no-crm", "This deployment has no CRM (systems.json).");

export const getCrm: Handler<"getCrm"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  if (!mayHandleOffers(session)) return forbidden();
  const uploads = await uploadsOf(context.pool, "u.project_id = $1", project.id);
  return { status: 200, body: { isAvailable: context.crm !== null, order: project.crm_order, uploads } };
};

export const uploadCrm: Handler<"uploadCrm"> = async (call) => {
  const { context, params, session, headers, request } = call;
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  if (!mayHandleOffers(session)) return forbidden();
  const saveId = headers["x-save-id"];
  if (saveId === undefined)
    return refuse(428, "save-id-required", "Send x-save-id, so that a repetition is known.");
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
  const answer = await transaction(context.pool, async (db) => {
    const locked = await findProject(db, session, project.id, true);
    if (!locked) return notFound();
    const key = `${locked.id}.${saveId}`;
    const waiting = await uploadsOf(
      db,
      "u.project_id = $1 and b.state = 'pending' and b.key <> $2",
      locked.id,
      key,
    );
    if (waiting.length > 0) return refuse(409, "already-waiting", "An upload is on its way already.");
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
    return { status: 202 as const, body: { upload: only(await uploadsOf(db, "b.id = $1", id)) } };
  });
  if (answer.status === 202) void context.outbox.wake();
  return answer;
};

function pdfOf({ id, name, number, pdf_sha }: OfferRecord, host: string) {
  if (!pdf_sha) return null;
  const address = `${host}/api/offers/${id}/pdf`;
  return { fileName: `${name}-${number}.pdf`, sha256: pdf_sha.toString("hex"), address };
}

export const getCrmOrder: Handler<"getCrmOrder"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  if (!mayHandleOffers(session)) return forbidden();
  if (!context.crm) return noCrm();
  if (project.crm_order === "") return refuse(409, "not-linked", "The project is linked to no order.");
  try {
    const order = await context.crm.order(project.crm_order);
    if (!order) return refuse(409, "unknown-order", `The CRM knows no order ${project.crm_order}.`);
    return { status: 200, body: { order: order.id, state: order.state, link: order.link ?? null } };
  } catch (error) {
    return refuse(503, "crm-unavailable", error instanceof Error ? error.message : String(error));
  }
};

async function uploadsOf(
  db: Db,
  where: "u.project_id = $1" | "u.project_id = $1 and b.state = 'pending' and b.key <> $2" | "b.id = $1",
  ...values: readonly (number | string)[]
): Promise<CrmUpload[]> {
  const { rows } = await db.query<Omit<CrmUpload, "delivery"> & { readonly outbox: number }>(
    `select u.id, u.revision, o.number as "offerNumber", u.crm_order as order, b.id as outbox
      from crm_upload u join outbox b on b.id = u.outbox_id left join offer o on o.id = u.offer_id
      where ${where} order by u.id desc limit 50`,
    [...values],
  );
  const deliveries = await deliveriesOf(
    db,
    "b.id = any($1)",
    rows.map(({ outbox }) => outbox),
  );
  return rows.flatMap(({ outbox, ...upload }) => {
    const delivery = deliveries.find(({ id }) => id === outbox);
    return delivery ? [{ ...upload, delivery }] : [];
  });
}

import { randomUUID } from "node:crypto";
import { termsProblems } from "@stanza/pricing";
import { datesPrices, projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../http/mount.ts";
import { type OfferInput, readPrints } from "../../offers/offer-input.ts";
import { audit } from "../../projects/audit.ts";
import { findProject, metaOf } from "../../projects/project-record.ts";
import { isoDay, shopOf } from "../../projects/reckon-project.ts";
import { denied, notFound, refuse } from "../refuse.ts";

export const createOffer: Handler<"createOffer"> = async (call) => {
  const { context, params, headers, body, session } = call;
  const saveId = headers["x-save-id"];
  if (saveId === undefined)
    return refuse(428, "save-id-required", "Give the offer an id of its own: X-Save-Id.");
  const prints = readPrints(body.prints);
  if (!prints) return refuse(422, "invalid-terms", "One of the prints is not known.");
  if (termsProblems(body.terms).length > 0)
    return refuse(422, "invalid-terms", "A discount is not between 0 and 100 %.");

  const answer = await transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record) return notFound();
    // The lock on the project makes equal requests come one after the other: the first makes the job, the others find it.
    const twin = await db.query<{ id: string }>("select id from job where project_id = $1 and save_id = $2", [
      record.id,
      saveId,
    ]);
    if (twin.rows[0]) return { status: 202, body: { jobId: twin.rows[0].id } } as const;
    const permission = projectCan.offer(metaOf(record), session.actor, context.policy);
    if (!permission.allowed) {
      return denied(permission.because, record.status);
    }
    const shop = await shopOf(db, record.shop_id);
    const today = isoDay(context.now(), shop);
    const input: OfferInput = {
      revision: record.revision,
      docSha: record.doc_sha.toString("hex"),
      priceDate: datesPrices(record.status) ? today : (record.price_date ?? today),
      knownPriceLists: record.known_price_lists,
      crmOrder: record.crm_order,
      terms: body.terms,
      prints,
      name: body.name,
      ...(body.validity === undefined ? {} : { validity: body.validity }),
      language: body.language ?? session.profile.language,
      requestedAt: context.now().toISOString(),
      actor: session.actor,
    };
    const jobId = randomUUID();
    await db.query(
      `insert into job (id, shop_id, kind, project_id, save_id, state, input, created_by) values ($1, $2, 'offer', $3, $4, 'queued', $5, $6)`,
      [jobId, record.shop_id, record.id, saveId, input, session.actor.userId],
    );
    await audit(db, call, "request-offer", "project", record.id, { job: jobId });
    return { status: 202, body: { jobId } } as const;
  });
  if (answer.status === 202) await context.jobs.send("offer", answer.body.jobId);
  return answer;
};

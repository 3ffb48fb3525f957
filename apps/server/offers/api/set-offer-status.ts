import type { OfferSummary, Operations } from "@stanza/contract";
import { nextStatuses } from "@stanza/offer";
import { ACCEPTANCE_JOB, lockWithProjects, storeAcceptance } from "../../acceptance/accept-offer.ts";
import { type Db, transaction } from "../../db/pool.ts";
import { unknownOption, withOptions } from "../../offer-links/with-options.ts";
import { answerBefore, keepAnswer, repeatable } from "../../operation/answered-request.ts";
import { audit } from "../../operation/audit.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { logOffer } from "../offer-events.ts";
import { canBeSent, findOffer, type OfferRecord, offerView, statusOf } from "../offer-record.ts";

type StatusCall = Call<Operations["setOfferStatus"]>;

/** Moves an offer by hand. One that is accepted already is answered as it is. */
export const setOfferStatus: Handler<"setOfferStatus"> = async (call) => {
  const { context, params, session, body } = call;
  const request = repeatable(call, "setOfferStatus", [params.id, body]);
  const answer = await transaction(context.pool, async (db) => {
    if (!(await findOffer(db, session, params.id))) return notFound();
    const offer = await lockWithProjects(db, params.id);
    if (!offer) return notFound();
    const before = await answerBefore<{ summary: OfferSummary }>(db, request);
    if (before) return before.refusal ?? { status: 200 as const, body: before.body, jobId: "" };
    const done = await change(db, call, offer);
    if (typeof done === "object") return done;
    const changed = await findOffer(db, session, offer.id);
    if (!changed) return notFound();
    const answered = { summary: offerView(changed, context.now()) };
    await keepAnswer(db, request, answered, context.now());
    return { status: 200 as const, body: answered, jobId: done };
  });
  if (!("jobId" in answer)) return answer;
  const { jobId, ...reply } = answer;
  if (jobId !== "") await context.jobs.send(ACCEPTANCE_JOB, jobId);
  return reply;
};

/** The refusal, or the id of the job that follows the change; empty: none does. */
async function change(db: Db, call: StatusCall, offer: OfferRecord) {
  const { context, session, body } = call;
  const from = statusOf(offer, context.now());
  if (from === "accepted" && body.status === "accepted") return "";
  if (!nextStatuses(from).includes(body.status)) {
    return from === "expired"
      ? refuse(409, "offer-expired", `The offer ended on ${offer.valid_until}.`)
      : refuse(409, "status-not-allowed", `From ${from} nothing leads to ${body.status}.`);
  }
  if (body.status === "rejected" && body.lostReason === undefined)
    return refuse(422, "reason-needed", "Say what the offer was lost for.");
  if ((body.status === "sent" || body.status === "accepted") && !canBeSent(offer))
    return refuse(409, "incomplete", "A line has no price: mend it, or answer for it.");
  const options = [...new Set(body.options)];
  const accepted = body.status === "accepted" && (await withOptions(db, offer.id, options));
  if (accepted === null) return unknownOption();
  const note = [body.lostReason, body.note].filter(Boolean).join(": ");
  await audit(db, call, "offer-status", "offer", offer.id, { from, to: body.status, note });
  await db.query("update offer set status = $2, lost_reason = $3, status_note = $4 where id = $1", [
    offer.id,
    body.status,
    body.status === "rejected" ? body.lostReason : null,
    body.note,
  ]);
  const at = context.now();
  const { userId } = session.actor;
  if (accepted) return storeAcceptance(db, { offer, accepted, options, userId, at, note });
  await logOffer(db, offer.id, { kind: body.status, at, userId, note });
  return "";
}

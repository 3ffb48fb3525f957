import { only, transaction } from "../../db/pool.ts";
import { letterOvertaken, OVERTAKEN } from "../../mail/letter-overtaken.ts";
import { mayHandleOffers } from "../../offers/offer-record.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { deliveriesOf, sendAgain } from "../delivery-table.ts";

const forbidden = () => refuse(403, "forbidden", "Only the shop's own people do this.");

export const listDeliveries: Handler<"listDeliveries"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  if (!mayHandleOffers(session)) return forbidden();
  const deliveries = await deliveriesOf(context.pool, "b.project_id = $1", project.id);
  return { status: 200, body: { deliveries } };
};

export const listFailedDeliveries: Handler<"listFailedDeliveries"> = async ({ context, session }) => {
  if (!mayHandleOffers(session)) return forbidden();
  const deliveries = await deliveriesOf(context.pool, FAILED, session.actor.shops);
  return { status: 200, body: { deliveries } };
};

const FAILED =
  "b.shop_id = any($1) and b.state = 'dead' and exists (select from project p where p.id = b.project_id and p.deleted_at is null)";

export const sendDeliveryAgain: Handler<"sendDeliveryAgain"> = async (call) => {
  const { context, params, session } = call;
  const answer = await transaction(context.pool, async (db) => {
    const [delivery] = await deliveriesOf(db, "b.id = $1", params.id);
    const project = delivery?.projectId && (await findProject(db, session, delivery.projectId));
    if (!delivery || !project) return notFound();
    if (!mayHandleOffers(session)) return forbidden();
    const overtaken =
      delivery.state === "sent" ? undefined : await letterOvertaken(db, delivery.id, context.now());
    if (overtaken) return refuse(409, overtaken, OVERTAKEN[overtaken]);
    if (!(await sendAgain(db, delivery.id, context.now())))
      return refuse(409, "already-sent", "It has arrived.");
    await audit(db, call, "send-again", "project", project.id, { outbox: delivery.id });
    const [changed] = await deliveriesOf(db, "b.id = $1", delivery.id);
    return { status: 200 as const, body: { delivery: only(changed ? [changed] : []) } };
  });
  if (answer.status === 200) void context.outbox.wake();
  return answer;
};

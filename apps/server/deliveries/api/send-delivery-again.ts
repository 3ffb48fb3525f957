import { only, transaction } from "../../db/pool.ts";
import { letterOvertaken, OVERTAKEN } from "../../mail/letter-overtaken.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { deliveriesOf, sendAgain } from "../delivery-table.ts";

export const sendDeliveryAgain: Handler<"sendDeliveryAgain"> = async (call) => {
  const { context, params, session } = call;
  const answer = await transaction(context.pool, async (db) => {
    const [delivery] = await deliveriesOf(db, "one", params.id);
    const project = delivery?.projectId && (await findProject(db, session, delivery.projectId));
    if (!delivery || !project) return notFound();
    const overtaken =
      delivery.state === "sent" ? undefined : await letterOvertaken(db, delivery.id, context.now());
    if (overtaken) return refuse(409, overtaken, OVERTAKEN[overtaken]);
    if (!(await sendAgain(db, delivery.id, context.now())))
      return refuse(409, "already-sent", "It has arrived.");
    await audit(db, call, "send-again", "project", project.id, { outbox: delivery.id });
    const changed = await deliveriesOf(db, "one", delivery.id);
    return { status: 200 as const, body: { delivery: only(changed) } };
  });
  if (answer.status === 200) void context.outbox.wake();
  return answer;
};

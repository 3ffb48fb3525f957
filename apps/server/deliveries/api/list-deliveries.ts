import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { deliveriesOf } from "../delivery-table.ts";

export const listDeliveries: Handler<"listDeliveries"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  return { status: 200, body: { deliveries: await deliveriesOf(context.pool, "of-project", project.id) } };
};

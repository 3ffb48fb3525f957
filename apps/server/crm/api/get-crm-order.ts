import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { noCrm } from "../no-crm.ts";

export const getCrmOrder: Handler<"getCrmOrder"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
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

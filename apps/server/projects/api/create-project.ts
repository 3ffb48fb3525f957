import { encodeProject, formatDescription, newDocument, type StoredProject } from "@stanza/codecs";
import type { Operations } from "@stanza/contract";
import { newProject, projectCan } from "@stanza/project";
import type { Call, Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { makeProject, projectMadeBefore, usualFields } from "../make-project.ts";

export const createProject: Handler<"createProject"> = async (call) => {
  const { context, session, headers } = call;
  const permission = projectCan.create(session.shopId, session.actor, context.policy);
  if (!permission.allowed) return refuse(403, "forbidden", `Not allowed: ${permission.because}.`);
  const createId = headers["x-save-id"];
  const before = createId && (await projectMadeBefore(call, createId));
  return before || makeProject(call, startingDocument(call), { createId, action: "create" });
};

/** The document of the request under its description, or an empty project with the shop's usual terms. */
function startingDocument({ body, session, context }: Call<Operations["createProject"]>): StoredProject {
  const { description, document } = body;
  if (document) return { ...document, des: formatDescription(description) };
  return encodeProject(newDocument(newProject({ description }), usualFields(context, session.profile.shop)));
}

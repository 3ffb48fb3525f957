import { createHash } from "node:crypto";
import { projectCan } from "@stanza/project";
import { repeatable } from "../../operation/answered-request.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../../projects/project-record.ts";
import { attachmentKind } from "../attachment-kind.ts";
import { keepAttachment } from "../keep-attachment.ts";

/** A file is kept only if its content is of the type that its name ends in. */
export const addAttachment: Handler<"addAttachment"> = async (call) => {
  const { context, params, query, session, body } = call;
  const before = await findProject(context.pool, session, params.id);
  if (!before) return notFound();
  const allowed = projectCan.save(metaOf(before), session.actor, context.policy);
  if (!allowed.allowed) return denied(allowed.because, before.status);
  if (!Buffer.isBuffer(body) || body.length === 0) return refuse(422, "empty", "The file is empty.");
  const kind = attachmentKind(query.name, body);
  if (!kind.ok)
    return kind.cause === "unsupported"
      ? refuse(415, "unsupported-media-type", `Files like ${query.name} cannot be attached.`)
      : refuse(422, "not-what-it-says", `${query.name} is not what its name says.`);
  const sha = createHash("sha256").update(body).digest("hex");
  const request = repeatable(call, "addAttachment", [params.id, query.name, sha]);
  return keepAttachment(call, params.id, request, {
    name: query.name,
    bytes: body,
    mediaType: kind.mediaType,
  });
};

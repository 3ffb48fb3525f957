import { encodeProject } from "@stanza/codecs";
import { firstStatus, LIMITS, projectCan } from "@stanza/project";
import type { Handler } from "../../operation/handler.ts";
import { invalidProject, notFound, refuse } from "../../operation/refuse.ts";
import { saveIdRequired } from "../../operation/save-id.ts";
import { cloneDocument } from "../clone-document.ts";
import { makeProject, projectMadeBefore, usualFields } from "../make-project.ts";
import { findProject, type ProjectRecord } from "../project-record.ts";
import { findRevision } from "../revisions.ts";
import { checkDocument, readProject } from "../stored-document.ts";

/** Whoever may read a project may clone it, even a read-only one, and owns the clone (reliability.md T43). */
export const cloneProject: Handler<"cloneProject"> = async (call) => {
  const { context, session, params, headers, body } = call;
  const createId = headers["x-save-id"];
  if (createId === undefined) return saveIdRequired();
  const original = await findProject(context.pool, session, params.id);
  if (!original) return notFound();
  const permission = projectCan.create(session.shopId, session.actor, context.policy);
  if (!permission.allowed) return refuse(403, "forbidden", `Not allowed: ${permission.because}.`);
  const before = await projectMadeBefore(call, createId);
  if (before) return before;

  const open = body.document && checkDocument(body.document);
  if (open?.ok === false) return invalidProject(open.problems);
  const { shop } = session.profile;
  const at =
    body.revision === undefined ? original : await findRevision(context.pool, params.id, body.revision);
  if (!at) return notFound();
  const stored = await readProject(context.pool, at.shop_id, at.doc_sha);
  const document = open?.checked.document ?? stored;
  const clone = cloneDocument(document, {
    description: body.description ?? cloneTitle(original),
    keepsCustomer: body.as === "copy" && original.owner_id === session.actor.userId,
    usual: usualFields(context, shop),
    isSameShop: original.shop_id === session.shopId,
  });
  const head = { ...clone.head, status: firstStatus(session.actor), shopId: shop.code };
  const isSameShop = original.shop_id === session.shopId;
  const from = isSameShop
    ? { project: stored.project, knownPriceLists: original.known_price_lists }
    : undefined;
  const detail = {
    from: original.id,
    as: body.as,
    ...(body.revision === undefined ? {} : { revision: body.revision }),
  };
  const origin = {
    createId,
    action: "clone",
    detail,
    from: original.id,
    ...(from ? { original: from } : {}),
  } as const;
  return makeProject(call, encodeProject({ ...clone, head }), origin);
};

/** `copia` with the description, or with the id where the description is empty (spec 1 §9). */
function cloneTitle({ description, id }: ProjectRecord): string {
  return `copia ${description.trim() || id}`.slice(0, LIMITS.maxDescription);
}

import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { openedProject } from "../opened-project.ts";
import { findProject } from "../project-record.ts";
import { totalledOf } from "../revisions.ts";
import { readDocument } from "../stored-document.ts";

export const getProject: Handler<"getProject"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const text = await readDocument(context.pool, record.shop_id, record.doc_sha);
  const { boxes } = await totalledOf(context.pool, record);
  return { status: 200, ...openedProject(context, session, record, text, boxes) };
};

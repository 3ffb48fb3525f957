import { jsonText } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { readDocument } from "../../projects/stored-document.ts";
import { designBehindLink } from "../design-behind-link.ts";

export const getDesignDocument: Handler<"getDesignDocument"> = async (call) => {
  const { link, refusal } = await designBehindLink(call);
  if (refusal) return refusal;
  const text = await readDocument(call.context.pool, link.shop_id, link.doc_sha);
  return { status: 200, body: jsonText(text), headers: { "cache-control": "private, no-store" } };
};

import { contentDisposition } from "../../http/content-disposition.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../project-record.ts";
import { readDocument } from "../stored-document.ts";

/** The text goes out as it came in: nothing reads it on the way, so that whoever can read it loses no digit (reliability.md F19). */
export const getProjectOriginal: Handler<"getProjectOriginal"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const text = await readDocument(context.pool, record.shop_id, record.doc_sha);
  return {
    status: 200,
    body: new Encoded(text, "application/json"),
    headers: {
      etag: `"${record.revision}"`,
      "cache-control": "private, no-cache",
      "content-disposition": contentDisposition("attachment", `${record.description || record.id}.json`),
    },
  };
};

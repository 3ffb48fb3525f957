import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";

export const getCatalogue: Handler<"getCatalogue"> = async ({ context, params }) => {
  const found = context.catalogues.version(params.code, params.version);
  if (!found) return notFound();
  return {
    status: 200,
    body: new Encoded(found.bytes, "application/json; charset=utf-8", "br"),
    // The version is a hash of the contents: it never changes under its address.
    headers: { "cache-control": "private, max-age=31536000, immutable", etag: `"${found.version}"` },
  };
};

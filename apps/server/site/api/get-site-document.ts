import { readCustomerFile } from "../../config/customer-files.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";

export const getSiteDocument: Handler<"getSiteDocument"> = async ({ context, params }) => {
  const file = await readCustomerFile(context.config.configDirectory, "documents", params.file);
  if (!file) return notFound();
  return {
    status: 200,
    body: new Encoded(file.bytes, file.mediaType),
    headers: { "cache-control": "public, max-age=300" },
  };
};

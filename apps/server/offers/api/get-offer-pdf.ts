import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findOffer } from "../offer-record.ts";

export const getOfferPdf: Handler<"getOfferPdf"> = async ({ context, params, session }) => {
  const record = await findOffer(context.pool, session, params.id);
  if (!record) return notFound();
  const bytes = record.pdf_sha && (await context.files.get(record.pdf_sha));
  if (!bytes) return refuse(409, "pdf-pending", "The PDF is still being made.");
  return {
    status: 200,
    body: new Encoded(bytes, "application/pdf"),
    headers: {
      "content-disposition": `inline; filename="${record.name}-${record.number}.pdf"`,
      "cache-control": "private, no-cache",
    },
  };
};

import { Encoded } from "./encoded.ts";

/**
 * The answer that shows a PDF in the browser.
 *
 * fileName  ASCII, without quotes
 * keeps     "stored": the same bytes each time, so a browser may ask whether they changed; "made": printed for this request
 */
export function pdfReply(bytes: Buffer, fileName: string, keeps: "stored" | "made") {
  return {
    status: 200,
    body: new Encoded(bytes, "application/pdf"),
    headers: {
      "content-disposition": `inline; filename="${fileName}"`,
      "cache-control": keeps === "stored" ? "private, no-cache" : "private, no-store",
    },
  } as const;
}

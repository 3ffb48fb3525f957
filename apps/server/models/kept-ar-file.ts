import { Encoded } from "../http/encoded.ts";
import { notFound } from "../operation/refuse.ts";
import { type ArFiles, arLinkBehind } from "./ar-link-table.ts";

/** A kept file of a link. Its bytes never change; that the link still opens is asked each time. */
export async function keptArFile(
  call: Parameters<typeof arLinkBehind>[0],
  which: keyof ArFiles,
  mediaType: string,
  encoding: "identity" | "br" = "identity",
) {
  const { link, refusal } = await arLinkBehind(call);
  if (refusal) return refusal;
  const bytes = await call.context.files.get(link[which]);
  if (!bytes) return notFound();
  return {
    status: 200 as const,
    body: new Encoded(bytes, mediaType, encoding),
    headers: {
      "cache-control": "private, no-cache",
      etag: `"${link[which].toString("hex")}"`,
      "x-content-type-options": "nosniff",
    },
    revalidates: true,
  };
}

import { Encoded } from "../http/encoded.ts";
import type { Context } from "../operation/context.ts";
import { refuse } from "../operation/refuse.ts";
import { findLink, type OpenLink } from "./link-record.ts";

/** A view of the offer as it was kept when the offer was made, where its link shows it. */
export async function keptView(
  { context, params }: { readonly context: Context; readonly params: { readonly token: string } },
  shaOf: (link: OpenLink) => Buffer | null,
) {
  const { link, refusal } = await findLink(context, params.token);
  if (refusal) return refusal;
  const sha = shaOf(link);
  const bytes = sha && (await context.files.get(sha));
  if (!bytes) return refuse(404, "not-found", "This offer has nothing of this to show.");
  return {
    status: 200 as const,
    body: new Encoded(bytes, "application/json; charset=utf-8", "br"),
    headers: { "cache-control": "private, no-cache" },
  };
}

import { Encoded } from "../../http/encoded.ts";
import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { findLink, type OpenLink } from "../link-record.ts";

export const getSharedScene: Handler<"getSharedScene"> = (call) =>
  keptView(call, ({ shows, offer }) => (shows.scene ? offer.scene_sha : null));

export const getSharedPositions: Handler<"getSharedPositions"> = (call) =>
  keptView(call, ({ offer }) => offer.positions_sha);

export const getSharedDrawings: Handler<"getSharedDrawings"> = (call) =>
  keptView(call, ({ shows, offer }) => (shows.drawings ? offer.drawings_sha : null));

/** A view of the offer as it was kept when the offer was made, where its link shows it. */
async function keptView(
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

import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { findLink } from "../link-record.ts";

export const getSharedScene: Handler<"getSharedScene"> = async ({ context, params }) => {
  const { link, refusal } = await findLink(context, params.token);
  if (refusal) return refusal;
  const { scene_sha } = link.offer;
  const bytes = link.shows.scene && scene_sha && (await context.files.get(scene_sha));
  if (!bytes) return refuse(404, "not-found", "This offer has no rooms to show.");
  return {
    status: 200,
    body: new Encoded(bytes, "application/json; charset=utf-8", "br"),
    headers: { "cache-control": "private, no-cache" },
  };
};

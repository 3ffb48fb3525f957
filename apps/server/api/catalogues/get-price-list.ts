import type { Handler } from "../../http/mount.ts";
import { notFound, refuse } from "../refuse.ts";

/** The list of the session's shop; which one is not the request's to say. */
export const getPriceList: Handler<"getPriceList"> = async ({ context, params, session }) => {
  const found = context.catalogues.version(params.code, params.version);
  if (!found) return notFound();
  const list = found.priceLists.get(session.profile.shop.priceLists[params.code] ?? "");
  if (!list) return refuse(404, "no-price-list", "Your shop has no price list for this catalogue.");
  return { status: 200, body: list, headers: { "cache-control": "private, no-cache" } };
};

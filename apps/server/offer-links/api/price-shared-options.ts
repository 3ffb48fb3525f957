import type { Handler } from "../../operation/handler.ts";
import { findLinkForUse } from "../link-use.ts";
import { shownPart } from "../shown-part.ts";
import { unknownOption, withOptions } from "../with-options.ts";

/** The offer with the optional positions that the client ticks, before they accept it. */
export const priceSharedOptions: Handler<"priceSharedOptions"> = async (call) => {
  const { link, refusal } = await findLinkForUse(call, "options");
  if (refusal) return refusal;
  const options = [...new Set(call.body.options)];
  const offer = await withOptions(call.context.pool, link.offer.id, options);
  return offer ? { status: 200, body: { offer: shownPart(offer, link.shows) } } : unknownOption();
};

import { arFilesOf } from "../../models/ar-files.ts";
import { addArLink } from "../../models/ar-link-table.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findLinkForUse } from "../link-use.ts";

/** What was offered, as it was then, in the client's own room: a link of its own, because AR programs fetch the model without this one. */
export const createSharedArLink: Handler<"createSharedArLink"> = async (call) => {
  const { context, body } = call;
  const { link, refusal } = await findLinkForUse(call, "room");
  if (refusal) return refusal;
  const { offer, shows } = link;
  const origin = shows.scene && offer.scene_sha ? offer.made_from[body.part] : undefined;
  if (!origin) return notFound();
  const made = await arFilesOf(context, {
    shopId: offer.shop_id,
    projectId: origin.projectId,
    docSha: Buffer.from(origin.docSha, "hex"),
    priceDate: null,
    language: offer.language,
  });
  if ("status" in made) return made;
  const { view, content, ...files } = made;
  // The offer's own sum is that of all its parts together.
  const price = offer.made_from.length === 1 ? { amount: offer.payable, currency: offer.currency } : null;
  const { path, expiresAt } = await addArLink(context.pool, {
    ...files,
    shopId: offer.shop_id,
    projectId: origin.projectId,
    content,
    view: { ...view, price },
    userId: link.createdBy,
    at: context.now(),
    offerLinkId: link.id,
  });
  return { status: 201, body: { path, expiresAt: expiresAt.toISOString() } };
};

import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { isForeign, putShopList, shopsWithLists, soldElsewhere } from "../shop-lists.ts";

/** A shop sells by a list of the version that is in use. What it no longer sells is shown without prices. */
export const setShopPriceList: Handler<"setShopPriceList"> = async ({
  context,
  session,
  params,
  body,
  request,
}) => {
  const { shop, catalogue } = params;
  const published = context.catalogues.current.get(catalogue);
  if (!published) return notFound();
  const { list } = body;
  if (list !== null && !published.priceLists.has(list))
    return refuse(422, "unknown-list", `${catalogue} has no price list ${list}.`);
  return transaction(context.pool, async (db) => {
    const { shops } = session.actor;
    if (isForeign(catalogue, await shopsWithLists(db, shops), await soldElsewhere(db, shops)))
      return notFound();
    const changed = await putShopList(db, shops, shop, catalogue, list);
    if (!changed) return notFound();
    await audit(db, { session, request }, "sell-catalogue", "shop", shop, { catalogue, list });
    return { status: 200, body: changed };
  });
};

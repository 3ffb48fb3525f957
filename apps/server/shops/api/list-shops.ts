import type { Handler } from "../../operation/handler.ts";
import { administeredShops } from "../administered-shop.ts";

export const listShops: Handler<"listShops"> = async ({ context, session }) => ({
  status: 200,
  body: { shops: [...(await administeredShops(context.pool, session.siteId))] },
});

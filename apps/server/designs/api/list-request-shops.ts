import type { Handler } from "../../operation/handler.ts";
import { shopsToAsk } from "../shop-to-ask.ts";

export const listRequestShops: Handler<"listRequestShops"> = async ({ context, session }) => ({
  status: 200,
  body: { shops: await shopsToAsk(context.pool, session.siteId) },
});

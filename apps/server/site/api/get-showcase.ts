import type { Handler } from "../../operation/handler.ts";

export const getShowcase: Handler<"getShowcase"> = async ({ context }) =>
  context.showcase
    ? { status: 200, body: context.showcase, headers: { "cache-control": "no-cache" } }
    : { status: 404, body: { error: "not-found", message: "This site has no showcase." } };

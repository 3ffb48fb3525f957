import type { Handler } from "../../operation/handler.ts";

export const getSiteTexts: Handler<"getSiteTexts"> = async ({ context }) => ({
  status: 200,
  body: context.texts,
  headers: { "cache-control": "no-cache" },
});

import type { Handler } from "../../operation/handler.ts";

export const getConfig: Handler<"getConfig"> = async ({ context }) => ({
  status: 200,
  body: { ...context.site, config: { ...context.site.config, crmupload: context.crm !== null } },
  headers: { "cache-control": "no-cache" },
});

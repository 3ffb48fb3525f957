import type { Handler } from "../../operation/handler.ts";
import { arLinkBehind } from "../ar-link-table.ts";

export const openAr: Handler<"openAr"> = async (call) => {
  const { link, refusal } = await arLinkBehind(call);
  if (refusal) return refusal;
  const { view, project_id: projectId, expires_at } = link;
  const { name, shop, language, sizeMm, price } = view;
  return {
    status: 200,
    body: { projectId, name, shop, language, sizeMm, price, expiresAt: expires_at.toISOString() },
    headers: { "cache-control": "private, no-cache" },
  };
};

import type { ProjectStatus } from "@stanza/project";
import type { Handler } from "../../operation/handler.ts";
import { hasScene, readProject } from "../../projects/stored-document.ts";
import { shopOf } from "../../shops/shop.ts";
import { designBehindLink } from "../design-behind-link.ts";
import { priceDesign } from "../price-design.ts";

const WAITING: readonly ProjectStatus[] = ["anonymous", "unassigned"];
const IN_WORK: readonly ProjectStatus[] = ["assigned", "sellerDesign", "agency"];
const CLOSED: readonly ProjectStatus[] = ["rejected", "suspended"];

export const openDesign: Handler<"openDesign"> = async (call) => {
  const { link, refusal } = await designBehindLink(call);
  if (refusal) return refusal;
  const { pool } = call.context;
  const document = await readProject(pool, link.shop_id, link.doc_sha);
  const shop = await shopOf(pool, link.shop_id);
  const { rows } = await pool.query<{ status: ProjectStatus; deleted: boolean }>({
    name: "design-request",
    text: "select status, deleted_at is not null as deleted from project where id = $1",
    values: [link.project_id],
  });
  const [project] = rows;
  return {
    status: 200,
    body: {
      design: await priceDesign(call.context, document, shop, link.language),
      expiresAt: link.expires_at.toISOString(),
      hasPicture: hasScene(document),
      request: project
        ? { at: link.created_at.toISOString(), state: project.deleted ? "closed" : stateOf(project.status) }
        : null,
    },
    headers: { "cache-control": "private, no-store", "x-robots-tag": "noindex" },
  };
};

function stateOf(status: ProjectStatus) {
  if (WAITING.includes(status)) return "waiting";
  if (CLOSED.includes(status)) return "closed";
  return IN_WORK.includes(status) ? "in-work" : "offered";
}

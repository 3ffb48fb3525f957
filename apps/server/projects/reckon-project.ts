import type { ProjectDocument } from "@stanza/codecs";
import type { ProjectTotals, Shop } from "@stanza/contract";
import type { Context } from "../operation/context.ts";

/** What the server finds for a document, beside what was sent. */
export interface ProjectFinding {
  readonly totals: ProjectTotals;
  readonly priceLists: readonly string[];
}

/**
 * The server's own totals of a document; what the client reckons has no part in them (reliability.md T24).
 *
 * shop       as it prices this project, see `shopPricing`
 * projectId  of a project that is stored, see `Evaluator`
 */
export async function reckonProject(
  context: Context,
  document: ProjectDocument,
  shop: Shop,
  priceDate: string,
  projectId?: number,
): Promise<ProjectFinding> {
  const used = context.evaluator.cataloguesOf(document.project);
  return {
    totals: await context.evaluator.totals(document, shop, priceDate, projectId),
    priceLists: [...new Set([...used.keys()].flatMap((code) => shop.priceLists[code] ?? []))].sort(),
  };
}

/** Name under which a project is found by its customer. */
export function customerName({ customer, business }: ProjectDocument): string {
  return [customer.firstName, customer.lastName].filter(Boolean).join(" ") || business?.name || "";
}

import { ownValue } from "@stanza/catalogue";
import type { PricedDocument } from "../evaluation/evaluator.ts";
import type { TotalledProject } from "../evaluation/project-totals.ts";
import type { Context } from "../operation/context.ts";

/** The server's own totals and boxes of a document, and the price lists that they are from. */
export interface ProjectFinding extends TotalledProject {
  readonly priceLists: readonly string[];
}

/**
 * Prices a document. The amounts that a client sends have no part in it (reliability.md T24).
 *
 * isWanted  asked when its turn comes after others; false: it rejects with `NotWanted`
 */
export async function priceDocument(
  { evaluator }: Pick<Context, "evaluator">,
  priced: PricedDocument,
  isWanted?: () => Promise<boolean>,
): Promise<ProjectFinding> {
  const { document, shop } = priced;
  const used = evaluator.cataloguesOf(document.project);
  return {
    ...(await evaluator.totals(priced, isWanted)),
    priceLists: [
      ...new Set([...used.keys()].flatMap((code) => ownValue(shop.priceLists, code) ?? [])),
    ].sort(),
  };
}

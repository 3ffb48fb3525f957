import type { PricedComparison } from "@stanza/offer";
import type { ComparedOption } from "../evaluation/price-option.ts";
import type { Context } from "../operation/context.ts";
import { isShopStaff } from "../operation/shop-staff.ts";
import type { OfferInput } from "./offer-input.ts";
import type { SourceProject } from "./print-offer.ts";

/**
 * The alternatives that a seller chose to show on the papers, priced as the offer is. `undefined`: none were chosen, or none can be had
 * any more. A combined quotation shows
 * none (docs/assumptions.md A78).
 */
export async function priceComparison(
  { evaluator, log }: Pick<Context, "evaluator" | "log">,
  input: OfferInput,
  projects: readonly [SourceProject, ...SourceProject[]],
): Promise<PricedComparison | undefined> {
  const [project, ...others] = projects;
  const choice = project.document.comparison;
  if (!choice || others.length > 0 || !isShopStaff(input)) return undefined;
  const found: ComparedOption[] = [];
  for (const value of choice.values) {
    try {
      const option = await evaluator.priceOption(project, choice, value);
      if (option) found.push(option);
    } catch (error) {
      // An offer without it is an offer all the same.
      log.warn({ err: error, value }, "An alternative of an offer could not be priced");
    }
  }
  const [first] = found;
  if (!first) return undefined;
  return {
    subject: first.subject,
    offered: first.present,
    alternatives: found.map(({ name, priced, kept }) => ({ name, priced, kept })),
  };
}

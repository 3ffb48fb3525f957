import type { ErpLine } from "@stanza/catalogue";
import type { DiscountGroup } from "./priced-project.ts";
import { APPLIANCE_MARK, UNDISCOUNTED_ARTICLE } from "./readings.ts";

/** The discount group of a line (quote.md §4 R3, spec 2 §6). A line that its catalogue marks as not discountable is `undiscounted`. */
export function discountGroupOf(line: Pick<ErpLine, "code" | "variants" | "discountable">): DiscountGroup {
  if (line.code === UNDISCOUNTED_ARTICLE || !line.discountable) return "undiscounted";
  const [code, value] = APPLIANCE_MARK;
  return line.variants.some((pair) => pair[0] === code && pair[1] === value) ? "appliances" : "standard";
}

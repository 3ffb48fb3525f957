import { formatVariants } from "@stanza/codecs";
import type { PricedLine } from "@stanza/pricing";

/** A priced ERP line under its outside names; `punit` is missing where the line has no price. */
export function recomputedLine({ id, code, quantity, variants, level, price }: PricedLine) {
  return {
    id,
    cod: code,
    qt: quantity,
    ...(price.kind === "priced" ? { punit: price.unitPrice } : {}),
    var: formatVariants(variants),
    level,
  };
}

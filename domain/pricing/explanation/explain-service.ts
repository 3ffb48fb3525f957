import type { OfferTotals } from "../offer-totals.ts";
import type { Explanation, RefTo } from "./explanation.ts";

/** Explains a service of a catalogue: a percentage of the catalogue's goods, or a price that was given. */
export function explainService(totals: OfferTotals, of: RefTo<"service">): Explanation | undefined {
  const service = totals.services.find(({ catalogue, id }) => catalogue === of.catalogue && id === of.id);
  if (service === undefined) return undefined;
  const { amount, percent, base } = service;
  if (percent === undefined || base === undefined) return { of, amount, how: { kind: "given", free: false } };
  return {
    of,
    amount,
    how: {
      kind: "percent",
      percent,
      base: { of: { kind: "catalogue-goods", catalogue: of.catalogue }, amount: base, sign: 1 },
    },
  };
}

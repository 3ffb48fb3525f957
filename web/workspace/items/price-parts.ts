import type { Design } from "@stanza/offer";
import type { OfferTotals, PricedProject } from "@stanza/pricing";
import { type DecimalText, decimal, decimalText, sumOf } from "@stanza/quantities";

/** One amount of the total. */
export type PricePart = { readonly amount: DecimalText } & (
  | { readonly kind: "catalogue"; readonly catalogue: string }
  | { readonly kind: "discount" | "services" | "delivery" | "installation" | "rounding" }
  | { readonly kind: "tax"; readonly rate: DecimalText }
);

/** What the total of an offer is made of: goods by catalogue, then what changes their sum. Amounts that change nothing are left out. */
export function partsOfOffer(totals: OfferTotals): readonly PricePart[] {
  const minus = decimalText(decimal("0").minus(totals.discount), totals.decimals);
  const others: readonly PricePart[] = [
    { kind: "discount", amount: minus },
    { kind: "services", amount: totals.servicesTotal },
    { kind: "delivery", amount: totals.delivery.amount },
    { kind: "installation", amount: totals.installation.amount },
    ...totals.taxes.map(({ rate, tax }) => ({ kind: "tax", rate, amount: tax }) as const),
    { kind: "rounding", amount: totals.rounding },
  ];
  return [
    ...totals.catalogues.map(({ catalogue, gross }) => catalogueSum(catalogue, gross)),
    ...others.filter(({ amount }) => decimal(amount).cmp(0) !== 0),
  ];
}

/** What the total of a design is made of: its pieces by catalogue, with tax. `decimals`: the currency's. */
export function partsOfDesign({ pieces }: Design, decimals: number): readonly PricePart[] {
  const counted = pieces.filter(({ optional }) => !optional);
  return sumsByCatalogue(
    counted.map(({ catalogue, amount = "0" }) => ({ catalogue, amount })),
    decimals,
  );
}

/** The goods by catalogue, before anything is agreed. */
export function partsOfGoods({ rows, decimals }: PricedProject): readonly PricePart[] {
  const priced = rows.filter(({ lines }) => lines.some(({ price }) => price.kind === "priced"));
  return sumsByCatalogue(
    priced.map(({ catalogue, total }) => ({ catalogue, amount: total })),
    decimals,
  );
}

const catalogueSum = (catalogue: string, amount: DecimalText): PricePart => ({
  kind: "catalogue",
  catalogue,
  amount,
});

function sumsByCatalogue(
  amounts: readonly { readonly catalogue: string; readonly amount: DecimalText }[],
  decimals: number,
): readonly PricePart[] {
  return [...Map.groupBy(amounts, ({ catalogue }) => catalogue)].map(([catalogue, own]) =>
    catalogueSum(catalogue, decimalText(sumOf(own.map(({ amount }) => decimal(amount))), decimals)),
  );
}

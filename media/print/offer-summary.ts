import type { Offer, TaxIncluded } from "@stanza/offer";
import { decimal, formatMoney, formatPercent } from "@stanza/quantities";
import { fill, type PrintLabels } from "./print-labels.ts";

/** One line of the offer's end. `total` is the sum to look at; `detail` stands under the line before it. */
export interface SummaryRow {
  readonly kind: "normal" | "detail" | "sum" | "total";
  readonly label: string;
  readonly amount: string;
}

/**
 * Returns the summary from the goods to the balance: each step with an amount, in the order of the computation (quote.md §4 R4 to R10).
 *
 * withTax  prices with their tax in them; absent: tax is added at the end
 */
export function summaryRows(offer: Offer, labels: PrintLabels, withTax?: TaxIncluded): readonly SummaryRow[] {
  const money = (amount: string): string =>
    formatMoney(amount, offer.currency, offer.language, offer.decimals);
  const percent = (value: string): string => formatPercent(value, offer.language, "own");
  const rows: SummaryRow[] = [];
  const row = (kind: SummaryRow["kind"], label: string, amount: string): void => {
    // A real minus: it stands at the height of the figures.
    rows.push({ kind, label, amount: money(amount).replace("-", "−") });
  };
  const isNothing = (amount: string): boolean => decimal(amount).cmp(0) === 0;
  const isDiscounted = !isNothing(offer.discount);

  const several = offer.discounts.length > 1;
  if (withTax) {
    row("normal", labels.goods, withTax.gross);
    if (!isNothing(withTax.discount)) row("detail", discountLabel(offer, labels), `-${withTax.discount}`);
    if (isDiscounted) row("sum", labels.goodsTotal, withTax.goods);
  } else {
    if (!several) row("normal", labels.goods, offer.gross);
    for (const { group, gross, steps } of offer.discounts) {
      if (several && group.kind !== "document") row("normal", groupLabel(offer, group, labels), gross);
      for (const step of steps)
        row("detail", `${labels.discount} ${percent(step.percent)}`, `-${step.amount}`);
    }
    if (several || isDiscounted) row("sum", labels.goodsTotal, offer.goods);
  }

  offer.services.forEach((service, i) => {
    const share = service.percent === undefined ? "" : ` ${percent(service.percent)}`;
    row("normal", `${service.description}${share}`, withTax?.services[i] ?? service.amount);
  });
  const { delivery, installation } = offer;
  if (delivery.charged) row("normal", labels.delivery, withTax?.delivery ?? delivery.amount);
  if (installation.charged) row("normal", labels.installation, withTax?.installation ?? installation.amount);

  const isRounded = !isNothing(offer.rounding);
  const taxes = (kind: SummaryRow["kind"], label: string): void => {
    for (const { rate, base, tax } of offer.taxes)
      row(kind, fill(label, { rate: percent(rate), base: money(base) }), tax);
  };
  const totalKind = isRounded ? "sum" : "total";
  if (withTax) {
    row(totalKind, offer.unitedStates ? labels.totalWithSalesTax : labels.totalWithTax, offer.total);
    taxes("detail", offer.unitedStates ? labels.salesTaxWithin : labels.taxWithin);
  } else {
    row("sum", labels.net, offer.netTotal);
    taxes("normal", offer.unitedStates ? labels.salesTax : labels.tax);
    row(totalKind, labels.total, offer.total);
  }
  if (isRounded) {
    row("normal", labels.rounding, offer.rounding);
    row("total", labels.payable, offer.payable);
  }
  if (offer.deposit) {
    row("normal", fill(labels.deposit, { percent: percent(offer.deposit.percent) }), offer.deposit.amount);
    row("normal", labels.balance, offer.deposit.balance);
  }
  return rows;
}

/** The label of the discount, with its percentages where all goods are discounted alike. */
function discountLabel(offer: Offer, labels: PrintLabels): string {
  const [only, ...others] = offer.discounts;
  if (!only || others.length > 0) return labels.discount;
  const percentages = only.steps.map(({ percent }) => formatPercent(percent, offer.language, "own"));
  return [labels.discount, percentages.join(" + ")].join(" ");
}

function groupLabel(offer: Offer, group: Offer["discounts"][number]["group"], labels: PrintLabels): string {
  switch (group.kind) {
    case "standard":
      return labels.standard;
    case "appliances":
      return labels.appliances;
    case "undiscounted":
      return labels.undiscounted;
    case "catalogue":
      return offer.groups.find(({ catalogue }) => catalogue === group.catalogue)?.title ?? group.catalogue;
    case "dealer":
    case "document":
      return labels.goods;
  }
}

import type { Offer } from "@stanza/offer";
import { decimal, formatMoney, formatPercent } from "@stanza/quantities";
import { fill, type PrintLabels } from "./print-labels.ts";

/** One line of the offer's end. `total` is the sum to look at; `detail` stands under the line before it. */
export interface SummaryRow {
  readonly kind: "normal" | "detail" | "sum" | "total";
  readonly label: string;
  readonly amount: string;
}

/** From the goods to the balance, every step that has an amount, in the order of the computation (quote.md §4 R4 to R10). */
export function summaryRows(offer: Offer, labels: PrintLabels): readonly SummaryRow[] {
  const money = (amount: string): string =>
    formatMoney(amount, offer.currency, offer.language, offer.decimals);
  const percent = (value: string): string => formatPercent(value, offer.language, "own");
  const rows: SummaryRow[] = [];
  const row = (kind: SummaryRow["kind"], label: string, amount: string): void => {
    // A real minus: it stands at the height of the figures.
    rows.push({ kind, label, amount: money(amount).replace("-", "−") });
  };

  const several = offer.discounts.length > 1;
  if (!several) row("normal", labels.goods, offer.gross);
  for (const { group, gross, steps } of offer.discounts) {
    if (several && group.kind !== "document") row("normal", groupLabel(offer, group, labels), gross);
    for (const step of steps) row("detail", `${labels.discount} ${percent(step.percent)}`, `-${step.amount}`);
  }
  if (several || decimal(offer.discount).cmp(0) !== 0) row("sum", labels.goodsTotal, offer.goods);

  for (const service of offer.services) {
    const share = service.percent === undefined ? "" : ` ${percent(service.percent)}`;
    row("normal", `${service.description}${share}`, service.amount);
  }
  if (offer.delivery.charged) row("normal", labels.delivery, offer.delivery.amount);
  if (offer.installation.charged) row("normal", labels.installation, offer.installation.amount);

  row("sum", labels.net, offer.netTotal);
  for (const { rate, base, tax } of offer.taxes) {
    const label = offer.unitedStates ? labels.salesTax : labels.tax;
    row("normal", fill(label, { rate: percent(rate), base: money(base) }), tax);
  }
  const isRounded = decimal(offer.rounding).cmp(0) !== 0;
  row(isRounded ? "sum" : "total", labels.total, offer.total);
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

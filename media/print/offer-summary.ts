import { instalmentWords, type Offer, type SummaryStep, summarySteps, type TaxIncluded } from "@stanza/offer";
import { formatMoney, formatPercent } from "@stanza/quantities";
import { fill, type PrintLabels } from "./print-labels.ts";

/** One line of the offer's end. */
export interface SummaryRow {
  readonly kind: SummaryStep["weight"];
  readonly label: string;
  readonly amount: string;
}

/**
 * The offer's end in words and figures of its language.
 *
 * withTax  prices with their tax in them; absent: tax is added at the end
 */
export function summaryRows(offer: Offer, labels: PrintLabels, withTax?: TaxIncluded): readonly SummaryRow[] {
  const money = (amount: string): string =>
    // A real minus: it stands at the height of the figures.
    formatMoney(amount, offer.currency, offer.language, offer.decimals).replace("-", "−");
  return summarySteps(offer, withTax).map((step) => ({
    kind: step.weight,
    label: labelOf(step, offer, labels, withTax !== undefined),
    amount: money(step.amount),
  }));
}

function labelOf(step: SummaryStep, offer: Offer, labels: PrintLabels, isWithTax: boolean): string {
  const percent = (value: string): string => formatPercent(value, offer.language, "own");
  switch (step.kind) {
    case "group":
      return groupLabel(offer, step.group, labels);
    case "discount":
      return [labels.discount, step.percents.map(percent).join(" + ")].filter(Boolean).join(" ");
    case "service":
      return [step.description, step.percent === undefined ? "" : percent(step.percent)]
        .filter(Boolean)
        .join(" ");
    case "services":
      return labels.servicesTotal;
    case "tax": {
      const [apart, within] = offer.unitedStates
        ? [labels.salesTax, labels.salesTaxWithin]
        : [labels.tax, labels.taxWithin];
      const base = formatMoney(step.base, offer.currency, offer.language, offer.decimals);
      return fill(isWithTax ? within : apart, { rate: percent(step.rate), base });
    }
    case "total":
      if (!isWithTax) return labels.total;
      return offer.unitedStates ? labels.totalWithSalesTax : labels.totalWithTax;
    case "instalment":
      return instalmentWords(step.instalment, offer.language);
    case "deposit":
      return fill(labels.deposit, { percent: percent(step.percent) });
    default:
      return labels[step.kind];
  }
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

import type { Offer } from "@stanza/offer";
import { formatLongDate } from "@stanza/quantities";
import { comparisonLabels } from "./comparison-labels.ts";
import { money } from "./position-view.ts";
import { fill, type PrintLabels } from "./print-labels.ts";

/** What the offer would come to in other fronts or finishes: a table apart, between what is offered and what it comes to. */
export interface ComparisonView {
  readonly title: string;
  readonly note: string;
  readonly subject: string;
  /** What is offered comes first. */
  readonly rows: readonly {
    readonly name: string;
    readonly said: string;
    readonly amount: string;
    readonly offered: boolean;
  }[];
}

/** `null`: the offer shows none. */
export function comparisonView(offer: Offer, labels: PrintLabels): ComparisonView | null {
  const { comparison } = offer;
  if (!comparison) return null;
  const { subject, offered, alternatives } = comparison;
  const words = comparisonLabels(offer.language);
  return {
    title: fill(words.title, { subject }),
    note: fill(words.note, { date: formatLongDate(offer.date, offer.language) }),
    subject,
    rows: [
      { name: offered, said: words.offered, amount: money(offer, offer.payable), offered: true },
      ...alternatives.map(({ name, payable, kept }) => ({
        name,
        said: [words.alternative, ...(kept > 0 ? [fill(words.kept, { count: String(kept) })] : [])].join(
          " · ",
        ),
        amount: payable === undefined ? labels.noPrice : money(offer, payable),
        offered: false,
      })),
    ],
  };
}

import type { InstalmentTotal } from "@stanza/pricing";
import { formatLongDate, formatMoney, formatPercent, labelled } from "@stanza/quantities";
import type { Offer } from "./offer.ts";

/** A payment without its amount, in the offer's language: `30% at order, 20 December 2026`. */
export function instalmentWords({ when, date, percent }: InstalmentTotal, language: string): string {
  const share = percent === undefined ? "" : formatPercent(percent, language, "own");
  const day = date === undefined ? "" : formatLongDate(date, language);
  return [[share, when].filter((word) => word !== "").join(" "), day]
    .filter((word) => word !== "")
    .join(", ");
}

/** The terms of payment as text: the words, then each payment of the schedule with its amount on a line of its own. */
export const paymentWords = ({
  paymentTerms,
  instalments = [],
  currency,
  language,
  decimals,
}: Offer): string =>
  [
    ...(paymentTerms === "" ? [] : [paymentTerms]),
    ...instalments.map((one) =>
      labelled(
        instalmentWords(one, language),
        formatMoney(one.amount, currency, language, decimals),
        language,
      ),
    ),
  ].join("\n");

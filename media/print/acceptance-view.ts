import type { Offer } from "@stanza/offer";
import { resolveLocale } from "@stanza/quantities";
import type { Fact } from "./fact.ts";
import type { PrintLabels } from "./print-labels.ts";

/** The acceptance of an offer, printed in the place where it would be signed. */
export interface PrintedAcceptance {
  /** Who accepted it. */
  readonly name: string;
  /** ISO instant. */
  readonly at: string;
  /** The shop's, e.g. `Europe/Rome`. */
  readonly timeZone: string;
  /** True: it was signed on paper, and the shop recorded it. */
  readonly onPaper: boolean;
  /** The seller who made the offer. */
  readonly offeredBy: string;
  /** Row ids of the optional positions that were taken. */
  readonly options: readonly string[];
  /** Hash of the offered document. */
  readonly hash: string;
}

/** Both sides' word on the offer, as facts in its language. */
export function acceptanceView(
  { name, at, timeZone, onPaper, offeredBy, options, hash }: PrintedAcceptance,
  offer: Offer,
  labels: PrintLabels,
): readonly Fact[] {
  const when = new Intl.DateTimeFormat(resolveLocale(offer.language), {
    dateStyle: "long",
    ...(onPaper ? {} : { timeStyle: "short" }),
    timeZone,
  }).format(new Date(at));
  const taken = offer.groups
    .flatMap(({ positions }) => positions)
    .filter(({ rowId }) => options.includes(rowId))
    .map(({ number, description }) => `${number} ${description}`);
  return [
    { label: labels.offeredBy, value: [offeredBy, offer.shop.name].filter(Boolean).join(", ") },
    { label: labels.acceptedBy, value: [name, when].filter(Boolean).join(", ") },
    { label: labels.acceptedHow, value: onPaper ? labels.onPaper : labels.online },
    ...(taken.length > 0 ? [{ label: labels.optionsTaken, value: taken.join("\n") }] : []),
    ...(hash === ""
      ? []
      : [{ label: labels.offeredDocument, value: hash.match(/.{1,8}/g)?.join(" ") ?? "" }]),
  ];
}

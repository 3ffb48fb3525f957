import {
  type AmountChange,
  type Offer,
  type OfferDifference,
  type OfferLine,
  type OfferPosition,
  type PositionChange,
  paymentWords,
} from "@stanza/offer";
import {
  type CalendarDate,
  type DecimalText,
  decimal,
  decimalText,
  formatLongDate,
  formatNumber,
  labelled,
  sumOf,
} from "@stanza/quantities";
import { type ChangeOrderLabels, changeOrderLabels } from "./change-order-labels.ts";
import type { Fact } from "./fact.ts";
import { printLabels } from "./offer-labels/labels-by-language.ts";
import { customerLines, type Sender } from "./offer-view.ts";
import { money } from "./position-view.ts";
import { fill, type PrintLabels } from "./print-labels.ts";

/** The data that a change order prints beside the difference. */
export interface ChangeOrderPrint {
  readonly before: OfferVersion;
  readonly after: OfferVersion;
  readonly sender: Sender;
  /** The day it is printed. */
  readonly date: CalendarDate;
}

export interface OfferVersion {
  readonly offer: Offer;
  /** 1 for the first offer of its project. */
  readonly version: number;
}

/** The JSON that the template reads: words and figures of the later offer's language, ready to be set. */
export interface ChangeOrderView {
  readonly language: string;
  readonly title: string;
  readonly labels: Pick<
    PrintLabels,
    "position" | "description" | "page" | "customer" | "summary" | "placeAndDate" | "signature"
  > &
    ChangeOrderLabels;
  readonly sender: Sender;
  readonly facts: readonly Fact[];
  readonly customer: readonly string[];
  readonly sections: readonly ChangeSection[];
  readonly changes: string;
  readonly totals: readonly AmountRow[];
  readonly terms: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

export interface ChangeSection {
  readonly title: string;
  readonly rows: readonly ChangeRow[];
}

interface Amounts {
  readonly before: string;
  readonly after: string;
  readonly change: string;
}

export interface ChangeRow extends Amounts {
  /** The position's number in its offer; for a changed one that was renumbered, the number in the later offer. */
  readonly number: string;
  readonly description: string;
  readonly what: readonly string[];
}

export interface AmountRow extends Amounts {
  readonly kind: "normal" | "sum" | "total";
  readonly label: string;
}

/** The change order of `difference`, which goes from `before` to `after`. */
export function changeOrderView(difference: OfferDifference, print: ChangeOrderPrint): ChangeOrderView {
  const { before, after, sender, date } = print;
  const { language } = after.offer;
  const labels = printLabels(language);
  const words = changeOrderLabels(language);
  const versionOf = ({ offer, version }: OfferVersion): string =>
    fill(words.version, {
      number: offer.number,
      version: String(version),
      date: formatLongDate(offer.date, language),
    });
  const amounts = (change: AmountChange): Amounts => amountsOf(after.offer, change);
  const sections = sectionsOf(difference, words);
  const sum = sumOf(difference.positions.map(({ amount }) => decimal(amount.change)));
  return {
    language,
    title: fill(words.title, { after: after.offer.number }),
    labels: {
      position: labels.position,
      description: labels.description,
      page: labels.page,
      customer: labels.customer,
      summary: labels.summary,
      placeAndDate: labels.placeAndDate,
      signature: labels.signature,
      ...words,
    },
    sender,
    facts: [
      { label: words.from, value: versionOf(before) },
      { label: words.to, value: versionOf(after) },
      { label: labels.date, value: formatLongDate(date, language) },
      { label: labels.project, value: after.offer.project.description },
    ].filter(({ value }) => value !== ""),
    customer: customerLines(after.offer, labels),
    sections: sections.map(({ title, changes }) => ({
      title,
      rows: changes.map((change) => ({
        ...rowOf(change, before.offer, after.offer, words),
        ...amounts(change.amount),
        ...(change.kind === "added" ? { before: "" } : change.kind === "removed" ? { after: "" } : {}),
      })),
    })),
    changes: sections.length > 0 ? signed(after.offer, decimalText(sum, after.offer.decimals)) : "",
    totals: totalsOf(difference, after.offer, labels, words),
    terms: termsOf(before.offer, after.offer, labels),
  };
}

interface Section {
  readonly title: string;
  readonly changes: readonly PositionChange[];
}

/** The sections of a change order. Positions that only moved have a separate section: they cost the same. */
function sectionsOf({ positions }: OfferDifference, words: ChangeOrderLabels): readonly Section[] {
  const isMoved = (change: PositionChange): boolean =>
    change.kind === "changed" && change.aspects.every((aspect) => aspect === "place");
  const sections: readonly Section[] = [
    { title: words.removed, changes: positions.filter(({ kind }) => kind === "removed") },
    { title: words.added, changes: positions.filter(({ kind }) => kind === "added") },
    {
      title: words.changed,
      changes: positions.filter((change) => change.kind === "changed" && !isMoved(change)),
    },
    { title: words.moved, changes: positions.filter(isMoved) },
  ];
  return sections.filter(({ changes }) => changes.length > 0);
}

function rowOf(
  change: PositionChange,
  former: Offer,
  offer: Offer,
  words: ChangeOrderLabels,
): Pick<ChangeRow, "number" | "description" | "what"> {
  const quantity = ({ quantity }: OfferPosition): string => formatNumber(quantity, offer.language, 3);
  if (change.kind !== "changed") {
    const { number, description } = change.position;
    const pieces = decimal(change.position.quantity).cmp("1") === 0 ? "" : `${quantity(change.position)} × `;
    return { number: String(number), description: `${pieces}${description}`, what: [] };
  }
  const { before, after, aspects } = change;
  const what = aspects.flatMap((aspect): readonly string[] => {
    switch (aspect) {
      case "quantity":
        return [fill(words.quantity, { before: quantity(before), after: quantity(after) })];
      case "article":
        return executionWords(before, after, former.language === offer.language, words);
      case "optional":
        return [
          decimal(after.amount).cmp(change.amount.after) === 0 ? words.noLongerOptional : words.nowOptional,
        ];
      case "note":
        return after.note === ""
          ? [words.aspects.note]
          : [labelled(words.aspects.note, after.note, offer.language)];
      default:
        return [words.aspects[aspect]];
    }
  });
  return { number: String(after.number), description: after.description, what };
}

/**
 * Returns the words for another article or another choice: its former name, the parts that came and went, else that it is another. In two
 * languages names say nothing: a part is then the line that the article's rule calls the same.
 */
function executionWords(
  before: OfferPosition,
  after: OfferPosition,
  sameLanguage: boolean,
  words: ChangeOrderLabels,
): readonly string[] {
  const partOf = ({ id, description }: OfferLine): string => (sameLanguage ? description : id);
  const parts = ({ lines }: OfferPosition) => new Map(lines.map((line) => [partOf(line), line.description]));
  const missingIn = (these: OfferPosition, those: OfferPosition): string => {
    const others = parts(those);
    const names = [...parts(these)].flatMap(([part, name]) => (others.has(part) ? [] : [name]));
    return [...new Set(names)].join(", ");
  };
  const was = sameLanguage && before.description !== after.description ? before.description : "";
  const [gone, come] = [missingIn(before, after), missingIn(after, before)];
  const all = [
    ...(was ? [fill(words.was, { before: was })] : []),
    ...(gone ? [fill(words.without, { things: gone })] : []),
    ...(come ? [fill(words.with, { things: come })] : []),
  ];
  return all.length > 0 ? all : [words.aspects.article];
}

function totalsOf(
  difference: OfferDifference,
  after: Offer,
  labels: PrintLabels,
  words: ChangeOrderLabels,
): readonly AmountRow[] {
  const rows: AmountRow[] = [];
  const row = (kind: AmountRow["kind"], label: string, change: AmountChange): void => {
    const isNothing = [change.before, change.after].every((amount) => decimal(amount).cmp(0) === 0);
    if (isNothing && kind === "normal") return;
    rows.push({ kind, label, ...amountsOf(after, change) });
  };
  const { discount } = difference;
  row("normal", words.goods, difference.gross);
  row("normal", labels.discount, differenceOf(minus(discount.before), minus(discount.after), after.decimals));
  row("normal", labels.servicesTotal, difference.services);
  row("normal", labels.delivery, difference.delivery);
  row("normal", labels.installation, difference.installation);
  row("sum", labels.net, difference.netTotal);
  row("normal", labels.taxes, difference.tax);
  row("normal", labels.rounding, difference.rounding);
  row("total", labels.payable, difference.payable);
  return rows;
}

const minus = (amount: DecimalText): DecimalText => decimalText(decimal("0").minus(amount));

function differenceOf(before: DecimalText, after: DecimalText, decimals: number): AmountChange {
  return { before, after, change: decimalText(decimal(after).minus(before), decimals) };
}

function amountsOf(offer: Offer, { before, after, change }: AmountChange): Amounts {
  return { before: plain(offer, before), after: plain(offer, after), change: signed(offer, change) };
}

/** The amount with a real minus sign, which stands at the height of the figures. */
const plain = (offer: Offer, amount: DecimalText): string => money(offer, amount).replace("-", "−");

function signed(offer: Offer, change: DecimalText): string {
  return decimal(change).cmp(0) > 0 ? `+${money(offer, change)}` : plain(offer, change);
}

function termsOf(before: Offer, after: Offer, labels: PrintLabels): ChangeOrderView["terms"] {
  const day = ({ validUntil, validity }: Offer): string =>
    validUntil === undefined ? validity : formatLongDate(validUntil, after.language);
  return [
    { label: labels.validUntil, before: day(before), after: day(after) },
    { label: labels.paymentTerms, before: paymentWords(before), after: paymentWords(after) },
    { label: labels.leadTime, before: before.leadTime, after: after.leadTime },
  ].filter((term) => term.before !== term.after);
}

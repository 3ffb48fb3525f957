import { ownValue } from "@stanza/catalogue";
import {
  addressLines,
  choiceText,
  customerName,
  type Offer,
  type PositionWords,
  stateOnce,
  taxIncluded,
} from "@stanza/offer";
import { formatLongDate } from "@stanza/quantities";
import { acceptanceView, type PrintedAcceptance } from "./acceptance-view.ts";
import { type ColumnWidths, columnWidths } from "./column-widths.ts";
import { type ComparisonView, comparisonView } from "./comparison-view.ts";
import type { Fact } from "./fact.ts";
import { printLabels } from "./offer-labels/labels-by-language.ts";
import { type SummaryRow, summaryRows } from "./offer-summary.ts";
import type { Paper } from "./paper.ts";
import { money, type PositionPrint, type PositionView, positionView } from "./position-view.ts";
import type { PrintLabels } from "./print-labels.ts";
import type { PositionPlace, PrintLayout } from "./print-layout.ts";
import { printedGroups } from "./printed-groups.ts";
import type { PrintedPicture } from "./printed-picture.ts";

/** The shop that makes the offer, as printed beside the logo and in the foot. */
export interface Sender {
  readonly name: string;
  /** Address, telephone, tax number: a line each. */
  readonly lines: readonly string[];
  /** The bank account that money is paid to: a line each. */
  readonly bank?: readonly string[];
  /** The paper of the shop's documents; absent: A4. */
  readonly paper?: Paper;
}

/** The JSON that the template reads: the offer in words and figures of its language, ready to be set. */
export interface OfferView {
  readonly language: string;
  readonly title: string;
  readonly labels: PrintLabels;
  readonly sender: Sender;
  readonly number: string;
  readonly draft: boolean;
  readonly facts: readonly Fact[];
  readonly customer: readonly string[];
  readonly shipping: readonly string[];
  readonly hero: PrintedPicture | null;
  /** True: positions have prices. */
  readonly linePrices: boolean;
  /** True: a position has a picture; without any there is no room for them. */
  readonly pictures: boolean;
  /** A sentence that says whether the prices include their tax. */
  readonly priceNote: string;
  readonly widths: ColumnWidths;
  /** The finishes of a catalogue's positions that do not say another, where groups are not catalogues. */
  readonly finishes: readonly { readonly title: string; readonly finishes: readonly string[] }[];
  readonly groups: readonly GroupView[];
  /** The positions that the customer may take or leave; each amount is the rise of the total when it is taken. */
  readonly options: readonly PositionView[];
  /** The finishes of all options that do not say another. */
  readonly optionFinishes: readonly string[];
  /** What it would come to in other fronts or finishes; `null`: none is shown. */
  readonly comparison: ComparisonView | null;
  /** Who offered and who accepted, in place of the signature; empty: it is to be signed. */
  readonly accepted: readonly Fact[];
  /** The hash of the offer's document, in eights, for comparing with the page that the customer was sent; empty: none. */
  readonly fingerprint: string;
  /** The way to the client's page, before the signature; `null`: none. */
  readonly link: PrintedPicture | null;
  readonly summary: readonly SummaryRow[];
  readonly terms: readonly Fact[];
  readonly notes: string;
  readonly drawings: readonly PrintedDrawing[];
}

/** A drawing that is true to scale. */
export interface PrintedDrawing extends PrintedPicture {
  readonly caption: string;
  /** `1:50`, `1/4" = 1'-0"`. */
  readonly scale: string;
  /** The size on paper, mm. */
  readonly width: number;
  readonly height: number;
  /** Five equal segments, mm of paper, with the six figures at their ends and what they count. */
  readonly bar: { readonly segment: number; readonly figures: readonly string[]; readonly unit: "m" | "ft" };
}

export interface GroupView {
  readonly title: string;
  /** The finishes of its positions that do not say another, where it is a catalogue. */
  readonly finishes: readonly string[];
  readonly subtotal: string;
  readonly positions: readonly PositionView[];
}

/** The data that the caller adds to the offer's own. */
export interface OfferViewInput extends Pick<PositionPrint, "pictures" | "codes" | "lengthUnit"> {
  readonly sender: Sender;
  readonly link: PrintedPicture | null;
  readonly acceptance: PrintedAcceptance | undefined;
  readonly hero: PrintedPicture | null;
  readonly layout: PrintLayout;
  /** Row id → what it is, in words. */
  readonly words: Readonly<Record<string, PositionWords>>;
  /** Row id → where it belongs. */
  readonly places: Readonly<Record<string, PositionPlace>>;
  readonly drawings: readonly PrintedDrawing[];
}

export function offerView(offer: Offer, input: OfferViewInput): OfferView {
  const labels = printLabels(offer.language);
  const { layout, places, pictures } = input;
  const withTax = layout.vat === "included" ? taxIncluded(offer) : undefined;
  const print: PositionPrint = { ...input, linePrices: layout.linePrices, withTax };
  const groups = printedGroups(
    offer,
    layout.grouping,
    labels,
    (rowId) => (Object.hasOwn(places, rowId) ? places[rowId] : undefined),
    ({ rowId, amount }) => withTax?.positions.get(rowId)?.amount ?? amount,
  );
  const wordsOf = (rowId: string) => ownValue(input.words, rowId);
  const said = saidOnce(offer, wordsOf);
  const isByCatalogue = layout.grouping === "catalogue";
  const sections = groups.map(
    ({ title, subtotal, positions }, index): GroupView => ({
      title,
      finishes: isByCatalogue ? (said.heads[index]?.finishes ?? []) : [],
      subtotal: groups.length > 1 ? money(offer, subtotal) : "",
      positions: positions.map((position) =>
        positionView(offer, position, labels, print, said.own.get(position.rowId)),
      ),
    }),
  );
  // What the client has left is no longer offered, and no longer compared.
  const left = input.acceptance ? [] : (offer.options ?? []);
  const optionWords = stateOnce(
    left.map(({ position }) => position.rowId),
    wordsOf,
  );
  const options = left.map(({ position, surcharge }) => ({
    ...positionView(offer, position, labels, print, optionWords.own.get(position.rowId)),
    unitPrice: "",
    amount: `+${money(offer, surcharge)}`,
    lines: [],
  }));
  return {
    language: offer.language,
    title: titleOf(offer, labels, input.acceptance),
    labels,
    sender: input.sender,
    number: offer.number,
    draft: !offer.complete,
    facts: facts(offer, labels),
    customer: customerLines(offer, labels),
    shipping: offer.shipping ? addressLines(offer.shipping) : [],
    hero: input.hero,
    linePrices: layout.linePrices,
    pictures: pictures.size > 0,
    priceNote: priceNote(offer, labels, withTax !== undefined),
    widths: columnWidths([...sections.flatMap(({ positions }) => positions), ...options], labels),
    finishes: isByCatalogue ? [] : said.heads.filter(({ finishes }) => finishes.length > 0),
    groups: sections,
    options,
    optionFinishes: optionWords.common.map((one) => choiceText(one, offer.language)),
    comparison: input.acceptance ? null : comparisonView(offer, labels),
    accepted: input.acceptance ? acceptanceView(input.acceptance, offer, labels) : [],
    fingerprint: offer.hash?.match(/.{1,8}/g)?.join(" ") ?? "",
    link: input.link,
    summary: summaryRows(offer, labels, withTax),
    terms: present([
      [labels.paymentTerms, offer.paymentTerms],
      [labels.bankDetails, (input.sender.bank ?? []).join("\n")],
      [labels.leadTime, offer.leadTime],
      ...(offer.promotion?.chosen ?? []).map(
        ({ kind, code, description }) =>
          [labels.promotion[kind], description === code ? code : `${description} (${code})`] as const,
      ),
      [
        labels.orderDate,
        offer.promotion?.orderDate ? formatLongDate(offer.promotion.orderDate, offer.language) : "",
      ],
      [labels.validity, offer.validUntil ? "" : offer.validity],
      [labels.customerBank, customerBank(offer)],
    ]),
    notes: offer.notes,
    drawings: input.drawings,
  };
}

/** The finishes of each of the offer's groups, once, and what is left for its positions to say. */
function saidOnce({ groups, language }: Offer, wordsOf: (rowId: string) => PositionWords | undefined) {
  const stated = groups.map(({ title, positions }) => {
    const { common, own } = stateOnce(
      positions.map(({ rowId }) => rowId),
      wordsOf,
    );
    return {
      title: groups.length > 1 ? title : "",
      finishes: common.map((one) => choiceText(one, language)),
      own,
    };
  });
  return {
    heads: stated.map(({ title, finishes }) => ({ title, finishes })),
    own: new Map(stated.flatMap(({ own }) => [...own])),
  };
}

function titleOf(
  { complete, number }: Offer,
  labels: PrintLabels,
  acceptance: PrintedAcceptance | undefined,
): string {
  const name = acceptance ? labels.acceptedOffer : complete ? labels.offer : labels.draft;
  return `${name} ${number}`.trim();
}

function priceNote({ unitedStates }: Offer, labels: PrintLabels, isWithTax: boolean): string {
  if (unitedStates) return isWithTax ? labels.pricesWithSalesTax : labels.pricesWithoutSalesTax;
  return isWithTax ? labels.pricesWithTax : labels.pricesWithoutTax;
}

/** The bank that a business customer pays from (spec 2 §3 `bd…`). */
function customerBank({ business, shop }: Offer): string {
  if (!business) return "";
  const { agency, iban, bic, abi, cab, cin, account } = business;
  const named = (name: string, value: string): string => (value === "" ? "" : `${name} ${value}`);
  const national =
    shop.country === "IT"
      ? [named("ABI", abi), named("CAB", cab), named("CIN", cin)].filter((part) => part !== "")
      : [];
  return [agency, named("IBAN", iban), named("BIC", bic), national.join("  "), named("C/C", account)]
    .filter((line) => line !== "")
    .join("\n");
}

function facts(offer: Offer, labels: PrintLabels): readonly Fact[] {
  return present([
    [labels.number, offer.number],
    [labels.date, formatLongDate(offer.date, offer.language)],
    [labels.validUntil, offer.validUntil ? formatLongDate(offer.validUntil, offer.language) : ""],
    [labels.project, offer.project.description],
    [labels.version, offer.version],
  ]);
}

function present(pairs: readonly (readonly [label: string, value: string])[]): readonly Fact[] {
  return pairs.filter(([, value]) => value.trim() !== "").map(([label, value]) => ({ label, value }));
}

export function customerLines({ customer, business }: Offer, labels: PrintLabels): readonly string[] {
  const name = customerName(customer);
  return [
    business?.name ?? "",
    name,
    ...addressLines(customer.address),
    customer.email,
    customer.phone,
    customer.vatNumber && `${labels.vatNumber} ${customer.vatNumber}`,
    business?.fiscalCode && `Codice fiscale ${business.fiscalCode}`,
    business?.recipientCode && `SdI ${business.recipientCode}`,
    business?.certifiedEmail && `PEC ${business.certifiedEmail}`,
  ].filter((line): line is string => Boolean(line));
}

import type { Address, Offer, OfferGroup, OfferLine, OfferPosition } from "@stanza/offer";
import { decimal, formatDate, formatMoney, formatNumber } from "@stanza/quantities";
import { type SummaryRow, summaryRows } from "./offer-summary.ts";
import { type PrintLabels, printLabels } from "./print-labels.ts";

/** Who makes the offer, as printed beside the logo and in the foot. */
export interface Sender {
  readonly name: string;
  /** Address, telephone, tax number: a line each. */
  readonly lines: readonly string[];
}

/** What the template reads as JSON: the offer in words and figures of its language, ready to be set. */
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
  readonly groups: readonly GroupView[];
  /** What the customer may take or leave; each amount is what there is to pay more. */
  readonly options: readonly PositionView[];
  /** The hash of the offer's document, in eights, for comparing with the page that the customer was sent; empty: none. */
  readonly fingerprint: string;
  readonly summary: readonly SummaryRow[];
  readonly terms: readonly Fact[];
  readonly notes: string;
  readonly drawings: readonly PrintedDrawing[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A picture by its virtual path, with its words for people who cannot see it. */
export interface PrintedPicture {
  readonly path: string;
  readonly alt: string;
}

/** A drawing that is true to `scale` (50: 1:50). */
export interface PrintedDrawing extends PrintedPicture {
  readonly caption: string;
  readonly scale: number;
  /** On paper, mm. */
  readonly width: number;
  readonly height: number;
  /** Five equal segments, mm of paper, with the six figures at their ends. */
  readonly bar: { readonly segment: number; readonly figures: readonly string[] };
}

export interface GroupView {
  readonly title: string;
  readonly subtotal: string;
  readonly positions: readonly PositionView[];
}

export interface PositionView {
  readonly number: string;
  readonly description: string;
  readonly note: string;
  readonly picture: PrintedPicture | null;
  /** The variants in words, a choice each. */
  readonly choices: readonly string[];
  /** What comes with it at no price of its own. */
  readonly included: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  /** The lines it is made of, where there is more than one with a price. */
  readonly lines: readonly LineView[];
}

export interface LineView {
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
}

/** What the caller adds to the offer's own data. */
export interface OfferViewInput {
  readonly sender: Sender;
  readonly hero: PrintedPicture | null;
  /** Row id → picture. */
  readonly pictures: ReadonlyMap<string, PrintedPicture>;
  /** Row id → variants in words. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly drawings: readonly PrintedDrawing[];
  /** True prints article codes before the descriptions of lines. */
  readonly codes: boolean;
}

export function offerView(offer: Offer, input: OfferViewInput): OfferView {
  const labels = printLabels(offer.language);
  const several = offer.groups.length > 1;
  return {
    language: offer.language,
    title: `${offer.complete ? labels.offer : labels.draft} ${offer.number}`.trim(),
    labels,
    sender: input.sender,
    number: offer.number,
    draft: !offer.complete,
    facts: facts(offer, labels),
    customer: customerLines(offer, labels),
    shipping: offer.shipping ? addressLines(offer.shipping) : [],
    hero: input.hero,
    groups: offer.groups.map((group) => ({
      title: groupTitle(offer, group),
      subtotal: several ? money(offer, group.subtotal) : "",
      positions: group.positions.map((position) => positionView(offer, position, labels, input)),
    })),
    options: (offer.options ?? []).map(({ position, surcharge }) => ({
      ...positionView(offer, position, labels, input),
      unitPrice: "",
      amount: `+${money(offer, surcharge)}`,
      lines: [],
    })),
    fingerprint: offer.hash?.match(/.{1,8}/g)?.join(" ") ?? "",
    summary: summaryRows(offer, labels),
    terms: present([
      [labels.paymentTerms, offer.paymentTerms],
      [labels.leadTime, offer.leadTime],
      ...(offer.promotion?.chosen ?? []).map(
        ({ kind, code, description }) =>
          [labels.promotion[kind], description === code ? code : `${description} (${code})`] as const,
      ),
      [labels.validity, offer.validUntil ? "" : offer.validity],
    ]),
    notes: offer.notes,
    drawings: input.drawings,
  };
}

export function money(offer: Offer, amount: string): string {
  return formatMoney(amount, offer.currency, offer.language, offer.decimals);
}

/** In a combined quotation with its project, and how many of it there are. */
function groupTitle({ parts, language }: Offer, { part, title }: OfferGroup): string {
  const of = part === undefined ? undefined : parts?.[part];
  return of === undefined ? title : `${of.title} × ${formatNumber(of.quantity, language, 3)} · ${title}`;
}

function facts(offer: Offer, labels: PrintLabels): readonly Fact[] {
  return present([
    [labels.number, offer.number],
    [labels.date, formatDate(offer.date, offer.language)],
    [labels.validUntil, offer.validUntil ? formatDate(offer.validUntil, offer.language) : ""],
    [labels.project, offer.project.description],
    [labels.version, offer.version],
  ]);
}

function present(pairs: readonly (readonly [label: string, value: string])[]): readonly Fact[] {
  return pairs.filter(([, value]) => value.trim() !== "").map(([label, value]) => ({ label, value }));
}

export function customerLines({ customer, business }: Offer, labels: PrintLabels): readonly string[] {
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return [
    business?.name ?? "",
    name,
    ...addressLines(customer.address),
    customer.email,
    customer.phone,
    customer.vatNumber && `${labels.vatNumber} ${customer.vatNumber}`,
  ].filter((line) => line !== "");
}

function addressLines(address: Address): readonly string[] {
  const county = address.county === "" ? "" : `(${address.county})`;
  return [
    address.street,
    [address.postalCode, address.city, county].filter((word) => word !== "").join(" "),
    address.country,
  ].filter((line) => line !== "");
}

function positionView(
  offer: Offer,
  position: OfferPosition,
  labels: PrintLabels,
  { pictures, choices, codes }: OfferViewInput,
): PositionView {
  const sold = position.lines.filter((line) => !line.included);
  const included = position.lines.filter(
    (line) => line.included && line.description !== position.description,
  );
  const [only] = sold;
  const isWhole = sold.length === 1 && only?.quantity === position.quantity;
  const name = (line: OfferLine): string =>
    codes && line.code ? `${line.code}  ${line.description}` : line.description;
  const quantity = (line: OfferLine): string =>
    `${formatNumber(line.quantity, offer.language, 3)} ${labels.units[line.unit]}`;
  const lineView = (line: OfferLine): LineView => ({
    description: name(line),
    quantity: quantity(line),
    unitPrice: line.unitPrice === undefined ? "" : money(offer, line.unitPrice),
    amount: line.amount === undefined ? labels.noPrice : money(offer, line.amount),
  });
  return {
    number: String(position.number),
    description: codes && isWhole && only ? `${only.code}  ${position.description}` : position.description,
    note: position.note,
    picture: pictures.get(position.rowId) ?? null,
    choices: choices[position.rowId] ?? [],
    included:
      included.length === 0
        ? ""
        : `${labels.included}: ${[...new Set(included.map((line) => line.description))].join(", ")}`,
    quantity: `${formatNumber(position.quantity, offer.language, 3)} ${labels.units.pc}`,
    unitPrice: isWhole && only?.unitPrice !== undefined ? money(offer, only.unitPrice) : "",
    amount:
      sold.some((line) => line.unpriced) && decimal(position.amount).cmp(0) === 0
        ? labels.noPrice
        : money(offer, position.amount),
    lines: isWhole ? [] : sold.map(lineView),
  };
}

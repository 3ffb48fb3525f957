import {
  choiceText,
  type Offer,
  type OfferLine,
  type OfferPosition,
  type PositionWords,
  type TaxIncluded,
} from "@stanza/offer";
import { decimal, formatMoney, type LengthUnit, labelled } from "@stanza/quantities";
import type { PrintLabels } from "./print-labels.ts";
import type { PrintedPicture } from "./printed-picture.ts";
import { isCounted, soldPrice, soldQuantity } from "./sold-quantity.ts";

export interface PositionView {
  readonly number: string;
  readonly description: string;
  readonly note: string;
  readonly picture: PrintedPicture | null;
  /** Its size, and the choices that its group does not say for it. */
  readonly choices: readonly string[];
  /** The articles that come with the position without a price. */
  readonly included: string;
  readonly quantity: string;
  /** Empty where lines are printed without prices. */
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

export interface PositionPrint {
  /** Row id → picture. */
  readonly pictures: ReadonlyMap<string, PrintedPicture>;
  /** True prints article codes before the descriptions of lines. */
  readonly codes: boolean;
  readonly linePrices: boolean;
  /** Absent: prices without tax. */
  readonly withTax: TaxIncluded | undefined;
  /** Of the shop's papers. */
  readonly lengthUnit: LengthUnit;
}

export const money = (offer: Offer, amount: string): string =>
  formatMoney(amount, offer.currency, offer.language, offer.decimals);

export function positionView(
  offer: Offer,
  position: OfferPosition,
  labels: PrintLabels,
  { pictures, codes, linePrices, withTax, lengthUnit }: PositionPrint,
  words: PositionWords | undefined,
): PositionView {
  const sold = position.lines.filter((line) => !line.included);
  const included = position.lines.filter(
    (line) => line.included && line.description !== position.description,
  );
  const [only] = sold;
  // "1 pcs" would be wrong for a metre of something.
  const isWhole = sold.length === 1 && only?.quantity === position.quantity && isCounted(only);
  const taxed = withTax?.positions.get(position.rowId);
  const priced = (line: OfferLine) => taxed?.lines.get(line.id) ?? line;
  const price = (amount: string | undefined, absent: string): string =>
    !linePrices ? "" : amount === undefined ? absent : money(offer, amount);
  const name = (line: OfferLine): string =>
    codes && line.code ? `${line.code}  ${line.description}` : line.description;
  const saying = { language: offer.language, lengthUnit, labels };
  const isUnpriced = sold.some((line) => line.unpriced) && decimal(position.amount).cmp(0) === 0;
  return {
    number: String(position.number),
    description: codes && isWhole && only ? `${only.code}  ${position.description}` : position.description,
    note: position.note,
    picture: pictures.get(position.rowId) ?? null,
    choices: words
      ? [words.size, ...words.choices.map((one) => choiceText(one, offer.language))].filter(Boolean)
      : [],
    included:
      included.length === 0
        ? ""
        : labelled(
            labels.included,
            [...new Set(included.map((line) => line.description))].join(", "),
            offer.language,
          ),
    quantity: soldQuantity({ quantity: position.quantity, unit: "pc" }, saying),
    unitPrice: isWhole && only ? soldPrice(price(priced(only).unitPrice, ""), only, saying) : "",
    // A position without a price says so, with or without the prices of the others.
    amount: isUnpriced ? labels.noPrice : price(taxed?.amount ?? position.amount, ""),
    lines: isWhole
      ? []
      : sold.map((line) => ({
          description: name(line),
          quantity: soldQuantity(line, saying),
          unitPrice: soldPrice(price(priced(line).unitPrice, ""), line, saying),
          amount: price(priced(line).amount, labels.noPrice),
        })),
  };
}

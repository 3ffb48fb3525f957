import type { OfferLine } from "@stanza/offer";
import {
  decimal,
  decimalText,
  formatArea,
  formatFeet,
  formatNumber,
  formatWeight,
  type LengthUnit,
} from "@stanza/quantities";
import type { PrintLabels } from "./print-labels.ts";

/** What a line is sold in, and how papers of this language and measure say it. */
interface Saying {
  readonly language: string;
  readonly lengthUnit: LengthUnit;
  readonly labels: PrintLabels;
}

/** What is measured: people who measure in inches read these in units of their own. */
const MEASURED: ReadonlySet<OfferLine["unit"]> = new Set(["m", "m2", "kg"]);

/** True: it is sold by the piece, not by length, area or weight. */
export const isCounted = ({ unit }: Pick<OfferLine, "unit">): boolean => !MEASURED.has(unit);

/** How much of it: `2.55 m`; in inches `8' 4 3/8"`, `27.4 ft²`, `5.5 lb`. */
export function soldQuantity(
  { quantity, unit }: Pick<OfferLine, "quantity" | "unit">,
  { language, lengthUnit, labels }: Saying,
): string {
  const amount = Number(quantity);
  if (lengthUnit === "in" && unit === "m")
    return formatFeet(Number(decimalText(decimal(quantity).times("1000"))));
  if (lengthUnit === "in" && unit === "m2") return formatArea(amount, "in", language);
  if (lengthUnit === "in" && unit === "kg") return formatWeight(amount, "lb", language);
  const isOne = unit === "pc" && Math.abs(amount) === 1;
  return `${formatNumber(quantity, language, 3)} ${isOne ? labels.onePiece : labels.units[unit]}`;
}

/**
 * A unit price as it stands in the price list. Where the quantity beside it is in other units than the price, the price says its own
 * (`$120.00 / m`): converted and rounded it would no longer make the amount.
 */
export function soldPrice(price: string, { unit }: Pick<OfferLine, "unit">, saying: Saying): string {
  const isOther = saying.lengthUnit === "in" && MEASURED.has(unit);
  return price === "" || !isOther ? price : `${price} / ${saying.labels.units[unit]}`;
}

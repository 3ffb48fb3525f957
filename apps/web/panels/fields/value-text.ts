import { textIn, type Value } from "@stanza/catalogue";
import { formatLength, formatNumber, type LengthUnit } from "@stanza/quantities";
import type { FieldView } from "./field-view.ts";

/** What the interface says about values: its language, its unit of length, and the words for yes and no. */
export interface ValueWords {
  readonly language: string;
  readonly lengthUnit: LengthUnit;
  readonly yes: string;
  readonly no: string;
}

const UNITS: Readonly<Record<string, string>> = { deg: "°", kg: " kg", m2: " m²" };

/** A value as a person reads it: the option's name, `600 mm`, `Yes`. */
export function valueText(view: FieldView, value: Value, words: ValueWords): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (view.kind === "option") {
    const option = view.options?.find(({ code }) => code === value);
    return option ? textIn(option.description, words.language) : String(value);
  }
  return typeof value === "number" ? numberText(view, value, words) : value;
}

function numberText({ unit, range }: FieldView, value: number, { language, lengthUnit }: ValueWords): string {
  if (unit === "mm")
    return formatLength(value, lengthUnit, language, lengthUnit === "mm" ? range?.decimals : undefined);
  return `${formatNumber(String(value), language, range?.decimals ?? 2)}${UNITS[unit ?? ""] ?? ""}`;
}

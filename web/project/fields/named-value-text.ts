import { type Text, textIn, type Value, type VariableView } from "@stanza/catalogue";
import { formatLength, formatNumber, type LengthUnit } from "@stanza/quantities";

/** The interface's way of writing values: its language, its unit of length, and the words for yes and no. */
export interface ValueWords {
  readonly language: string;
  readonly lengthUnit: LengthUnit;
  readonly yes: string;
  readonly no: string;
}

const UNITS: Readonly<Record<string, string>> = { deg: "°", kg: " kg", m2: " m²" };

/** A value as a person reads it: the option's name, `600 mm`, `Yes`. */
export function namedValueText(
  {
    value,
    name,
    unit,
    decimals,
  }: { value: Value; name?: Text; unit?: VariableView["unit"]; decimals?: number },
  { language, lengthUnit, yes, no }: ValueWords,
): string {
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "string") return name ? textIn(name, language) : value;
  if (unit === "mm")
    return formatLength(value, lengthUnit, language, lengthUnit === "mm" ? decimals : undefined);
  return `${formatNumber(String(value), language, decimals ?? 2)}${UNITS[unit ?? ""] ?? ""}`;
}

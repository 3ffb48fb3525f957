import { formatArea as areaText, formatInches, lengthUnitOf } from "@stanza/quantities";

/**
 * A length as drawings write it: whole millimetres, a tenth where it is not whole, in the language's decimal sign; inches in sixteenths
 * where the tag says so.
 *
 * language  a tag, with the unit where it is not millimetres (`measuringLocale`)
 */
export function formatLength(mm: number, language: string): string {
  if (lengthUnitOf(language) === "in") return formatInches(mm);
  return numbers(language, { maximumFractionDigits: 1, useGrouping: false }).format(mm);
}

/** An angle in degrees, a tenth where it is not whole. */
export function formatAngle(degrees: number, language: string): string {
  return `${numbers(language, { maximumFractionDigits: 1 }).format(degrees)}°`;
}

/** A floor area with its unit: two decimals of square metres, or square feet. */
export function formatArea(squareMetres: number, language: string): string {
  if (lengthUnitOf(language) === "in") return areaText(squareMetres, "in", language);
  const figure = numbers(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${figure.format(squareMetres)} m²`;
}

/** Making one costs more than a hundred figures do. */
const made = new Map<string, Intl.NumberFormat>();

/** A tag that is none reads as English rather than stopping the drawing. */
function numbers(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.minimumFractionDigits} ${options.maximumFractionDigits} ${options.useGrouping}`;
  const known = made.get(key);
  if (known) return known;
  const format = formatOf(language, options);
  made.set(key, format);
  return format;
}

function formatOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    return new Intl.NumberFormat("en", options);
  }
}

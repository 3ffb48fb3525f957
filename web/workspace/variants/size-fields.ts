import type { FieldView } from "@stanza/web-project";

/** Codes that catalogues use for the outer measures, in the order in which people say them. */
const ORDER: readonly (readonly string[])[] = [
  ["W", "WIDTH", "L", "LEN", "OW", "SZ", "LARGHEZZA"],
  ["D", "DPT", "DEPTH", "P", "PROFONDITA"],
  ["H", "HGT", "HEIGHT", "A", "ALTEZZA"],
];

/** The lengths among the variables, width, depth and height first. */
export function sizeFields(views: readonly FieldView[]): readonly FieldView[] {
  const lengths = views.filter(({ kind, unit, visible }) => visible && kind === "number" && unit === "mm");
  const place = ({ code }: FieldView) => {
    const found = ORDER.findIndex((codes) => codes.includes(code.toUpperCase()));
    return found < 0 ? ORDER.length : found;
  };
  return lengths.toSorted((a, b) => place(a) - place(b));
}

/** Languages that are written from the right (CLDR, layout/orientation). */
const FROM_THE_RIGHT: ReadonlySet<string> = new Set([
  "ar",
  "ckb",
  "dv",
  "fa",
  "he",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);

/** The direction in which a language is written, by its code such as `ar` or `ar-EG`. */
export const directionOf = (language: string): "ltr" | "rtl" =>
  FROM_THE_RIGHT.has(language.toLowerCase().split(/[-_]/)[0] ?? "") ? "rtl" : "ltr";

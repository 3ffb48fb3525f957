/** A sheet of paper by the engine's name for it. */
export type Paper = "a4" | "us-letter";

/** Source: CLDR 48, supplemental `measurementData.paperSize`. */
const LETTER = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** The paper that offices of a country print on, by its two letters. */
export const paperOf = (country: string): Paper =>
  LETTER.has(country.trim().toUpperCase()) ? "us-letter" : "a4";

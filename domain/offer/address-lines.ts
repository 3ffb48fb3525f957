import type { Address } from "./offer.ts";

/** Countries in which the state or province is part of the line with the town, before the postal code: `Chicago, IL 60610`. */
const STATE_BEFORE_CODE: readonly string[] = ["US", "CA", "AU"];
/** Countries in which nobody writes the canton or land. */
const WITHOUT_COUNTY: readonly string[] = ["CH", "LI", "DE", "AT"];

/** An address as its country writes it, a line each; what is empty is left out. Source: UPU S42 address templates. */
export function addressLines({ street, postalCode, city, county, country, countryCode }: Address): string[] {
  const code = countryCode.toUpperCase();
  return [street, town(), country].filter((line) => line !== "");

  function town(): string {
    if (STATE_BEFORE_CODE.includes(code)) {
      const state = spaced(county, postalCode);
      return [city, state].filter((word) => word !== "").join(code === "AU" ? " " : ", ");
    }
    if (code === "GB") return spaced(city, postalCode);
    return spaced(postalCode, city, county === "" || WITHOUT_COUNTY.includes(code) ? "" : `(${county})`);
  }
}

const spaced = (...words: readonly string[]): string => words.filter((word) => word !== "").join(" ");

import { COINS, UNUSUAL_DECIMALS } from "./currency-amounts.generated.ts";
import type { DecimalText } from "./decimal.ts";

// Apart from the table of currencies, whose names and signs (5 kB gzip) a page that reckons and prints amounts does without.

/** Digits of an amount in `code`; 2 for a code that is not known. */
export function currencyDecimals(code: string): number {
  return Object.hasOwn(UNUSUAL_DECIMALS, code) ? UNUSUAL_DECIMALS[code]! : 2;
}

/** Smallest coin that a total in `code` is paid in; `0`: its last decimal, also of a code that is not known. */
export function currencyCoin(code: string): DecimalText {
  return Object.hasOwn(COINS, code) ? COINS[code]! : "0";
}

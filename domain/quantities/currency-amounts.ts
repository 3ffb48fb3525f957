import { COINS, UNUSUAL_DECIMALS } from "./currency-amounts.generated.ts";
import type { DecimalText } from "./decimal.ts";

// Separate from the table of currencies, so that a page that only computes and prints amounts does without their names and signs (5 kB
// gzip).

/** Digits of an amount in `code`; 2 for a code that is not known. */
export function currencyDecimals(code: string): number {
  return Object.hasOwn(UNUSUAL_DECIMALS, code) ? UNUSUAL_DECIMALS[code]! : 2;
}

/** The smallest coin in which a total in `code` is paid; `0`: its last decimal, also for an unknown code. */
export function currencyCoin(code: string): DecimalText {
  return Object.hasOwn(COINS, code) ? COINS[code]! : "0";
}

import { type DecimalText, decimal, formatMoney } from "@stanza/quantities";

/** A difference of prices with its sign: `+ €22.00`, `− €8.00`; nothing for no difference. */
export function signedMoney(amount: DecimalText, currency: string, language: string): string {
  const sign = decimal(amount).cmp(0);
  if (sign === 0) return "";
  const text = formatMoney(amount.replace(/^-/, ""), currency, language);
  return `${sign > 0 ? "+" : "−"} ${text}`;
}

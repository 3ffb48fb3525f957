import type { GroupTotal } from "@stanza/pricing";
import { decimal, decimalText, HUNDRED } from "@stanza/quantities";

/**
 * The arithmetic of a discount chain, e.g. `4.722,40 € × 0,9 × 0,95 = 4.037,65 €`; undefined where nothing is discounted.
 *
 * money, number   write an amount and a plain number in the reader's language
 */
export function chainText(
  total: GroupTotal,
  money: (amount: string) => string,
  number: (value: string) => string,
): string | undefined {
  if (total.steps.length === 0) return undefined;
  const factors = total.steps.map((step) =>
    number(decimalText(HUNDRED.minus(decimal(step.percent)).times("0.01"))),
  );
  return `${[money(total.gross), ...factors].join(" × ")} = ${money(total.net)}`;
}

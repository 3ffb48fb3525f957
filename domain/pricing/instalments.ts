import {
  type CalendarDate,
  type Decimal,
  type DecimalText,
  decimalOr,
  decimalText,
  HUNDRED,
  type NumberInput,
  parseDecimal,
  roundToUnit,
  sumOf,
  ZERO,
} from "@stanza/quantities";

/** One payment of a schedule: a share or an amount; with neither, what is left. The last one is always what is left. */
export interface Instalment {
  /** What it is due at, in the offer's words: "at order". */
  readonly when: string;
  /** Agreed day; absent: whenever the event is. */
  readonly date?: CalendarDate;
  /** Of the amount to pay. */
  readonly percent?: NumberInput;
  readonly amount?: NumberInput;
}

/** A payment with its amount. */
export interface InstalmentTotal {
  readonly when: string;
  readonly date?: CalendarDate;
  /** Absent: it was agreed as an amount, or is what such ones leave. */
  readonly percent?: DecimalText;
  readonly amount: DecimalText;
}

/** More payments than this are a typing mistake. */
export const MOST_INSTALMENTS = 12;

/**
 * The payments of a schedule. Each is rounded to the coin and takes at most what is left; the last takes the rest, so that they add up to
 * the amount to pay exactly.
 *
 * coin  smallest amount that can be paid
 */
export function totalInstalments(
  schedule: readonly Instalment[],
  payable: Decimal,
  coin: Decimal,
  decimals: number,
): readonly InstalmentTotal[] {
  let left = payable;
  return schedule.map(({ when, date, percent, amount }, index): InstalmentTotal => {
    const isLast = index === schedule.length - 1;
    const share = parseDecimal(percent);
    const wanted = share ? payable.times(share).times("0.01") : decimalOr(amount, "0");
    const part = isLast ? left : atMost(roundToUnit(wanted, coin), left);
    left = left.minus(part);
    const said = isLast ? restPercent(schedule) : share;
    return {
      when,
      ...(date === undefined ? {} : { date }),
      ...(said === undefined ? {} : { percent: decimalText(said) }),
      amount: decimalText(part, decimals),
    };
  });
}

/** What is left of 100 percent for the last payment; `undefined` where another one is an amount, or nothing is left. */
function restPercent(schedule: readonly Instalment[]): Decimal | undefined {
  const shares = schedule.slice(0, -1).map(({ percent }) => parseDecimal(percent));
  if (shares.some((share) => share === undefined)) return undefined;
  const rest = HUNDRED.minus(sumOf(shares.map((share) => share ?? ZERO)));
  return rest.cmp(0) >= 0 ? rest : undefined;
}

const atMost = (part: Decimal, left: Decimal): Decimal => {
  if (left.cmp(0) <= 0 || part.cmp(0) <= 0) return ZERO;
  return part.cmp(left) > 0 ? left : part;
};

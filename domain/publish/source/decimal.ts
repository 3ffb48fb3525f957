/** An exact decimal number: `units` / 10^`scale`. Prices are never floating point (catalogue.md §4.6). */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export function decimal(text: string): Decimal {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const units = BigInt(whole + fraction);
  return { units: text.startsWith("-") ? -units : units, scale: fraction.length };
}

export function times(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: raised(a, scale) + raised(b, scale), scale };
}

const raised = (value: Decimal, scale: number) => value.units * 10n ** BigInt(scale - value.scale);

/** The nearest multiple of `unit`; halves go away from zero, or to the even multiple, or every remainder goes away from zero. */
export function roundTo(value: Decimal, unit: Decimal, mode: "half-up" | "half-even" | "up"): Decimal {
  const scale = Math.max(value.scale, unit.scale);
  const amount = raised(value, scale);
  const step = raised(unit, scale);
  const sign = amount < 0n ? -1n : 1n;
  const size = amount * sign;
  let count = size / step;
  const rest = size % step;
  const up =
    mode === "up"
      ? rest > 0n
      : rest * 2n > step || (rest * 2n === step && (mode === "half-up" || count % 2n === 1n));
  if (up) count += 1n;
  return { units: count * step * sign, scale };
}

/** Plain text with at least two decimals and no other trailing zeros. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits
    .slice(digits.length - scale)
    .replace(/0+$/, "")
    .padEnd(2, "0");
  return `${units < 0n ? "-" : ""}${whole}.${fraction}`;
}

/** Exact arithmetic on bigint fractions for the reference totals. */

export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const fr = (n: bigint, d = 1n): Fraction => ({ n, d });
export const add = (a: Fraction, b: Fraction) => fr(a.n * b.d + b.n * a.d, a.d * b.d);
export const mul = (a: Fraction, b: Fraction) => fr(a.n * b.n, a.d * b.d);
export const floorOf = ({ n, d }: Fraction) => (n >= 0n ? n / d : -((-n + d - 1n) / d));

export function read(text: string): Fraction {
  const [, sign, whole = "", rest = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(text)!;
  const n = BigInt(`${whole}${rest}` || "0");
  return fr(sign ? -n : n, 10n ** BigInt(rest.length));
}

/** floor(x · 10^d + 1/2), as a count of the smallest units. */
export const units = (x: Fraction, d: number) => floorOf(add(mul(x, fr(10n ** BigInt(d))), fr(1n, 2n)));
export const digitsOf = (text: string) => (text.split(".")[1] ?? "").replace(/0+$/, "").length;
/** The part that a discount leaves. */
export const left = (percent: string) => add(fr(1n), mul(read(percent), fr(-1n, 100n)));

export const compare = (a: Fraction, b: Fraction) => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Cuts to whole units; the remaining ones go to the largest fractions in turn, missing ones come from the smallest. */
export function split(
  net: bigint,
  weights: readonly Fraction[],
  d: number,
  present = weights.map(() => true),
): bigint[] {
  const inUnits = weights.map((weight) => mul(weight, fr(10n ** BigInt(d))));
  const parts = inUnits.map(floorOf);
  const queue = inUnits
    .map((weight, index) => ({ index, fraction: add(weight, fr(-parts[index]!)) }))
    .filter(({ index }) => present[index])
    .sort((a, b) => compare(b.fraction, a.fraction) || a.index - b.index);
  let missing = net - parts.reduce((all, part) => all + part, 0n);
  for (let turn = 0; missing > 0n; turn++, missing--) parts[queue[turn % queue.length]!.index]! += 1n;
  for (let turn = queue.length - 1; missing < 0n; turn--, missing++) {
    if (turn < 0) turn = queue.length - 1;
    parts[queue[turn]!.index]! -= 1n;
  }
  return parts;
}

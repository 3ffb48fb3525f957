import type { Vec3 } from "@stanza/geometry";
import type { SearchWord } from "./search-words.ts";

/**
 * Sizes as words, so that one search finds them like any other: `600mm` for one measure, `600x720mm` for two. A depth such as 579 is also
 * found under the rounded 580.
 *
 * box  width, height, depth, mm
 */
export function sizeWords(box: Vec3): readonly SearchWord[] {
  const [width, height, depth] = box.map(spokenLengths);
  if (!width || !height || !depth) return [];
  const words = [
    ...width.map((one) => sizeWord(`${one}`, 3)),
    ...height.map((one) => sizeWord(`${one}`, 2)),
    ...depth.map((one) => sizeWord(`${one}`, 1)),
    ...pairs(width, height).map((one) => sizeWord(one, 4)),
    ...pairs(width, depth).map((one) => sizeWord(one, 3)),
    ...pairs(height, depth).map((one) => sizeWord(one, 2)),
    ...pairs(pairs(width, height), depth).map((one) => sizeWord(one, 4)),
    ...pairs(pairs(width, depth), height).map((one) => sizeWord(one, 4)),
  ];
  return words;
}

const sizeWord = (text: string, weight: number): SearchWord => ({
  word: `${text}mm`,
  shown: text.replaceAll("x", " × "),
  field: "size",
  weight: weight * SIZE_WEIGHT,
});

/** A width that is named alone weighs as much as a part of the code. */
const SIZE_WEIGHT = 10;

const pairs = (some: readonly (string | number)[], others: readonly (string | number)[]) =>
  some.flatMap((one) => others.map((other) => `${one}x${other}`));

/** A length rounded to the millimetre, and to the centimetre if that differs. */
function spokenLengths(mm: number): readonly number[] {
  const exact = Math.round(mm);
  const rounded = Math.round(mm / 10) * 10;
  return exact <= 0 ? [] : exact === rounded || rounded === 0 ? [exact] : [exact, rounded];
}

const LENGTH = /^(\d{1,5}(?:[.,]\d{1,3})?)(mm|cm|m)?$/;
const FACTORS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/** A number above this many millimetres is not read as centimetres without a unit. */
const MOST_CENTIMETRES = 400;

/** The possible meanings of a typed length, mm: its unit if given, else millimetres or, for a plausible furniture size, centimetres. */
function lengthsOf(text: string): readonly number[] {
  const [, digits, unit] = LENGTH.exec(text) ?? [];
  if (digits === undefined) return [];
  const value = Number(digits.replace(",", "."));
  const factors = unit === undefined ? (value < MOST_CENTIMETRES ? [1, 10] : [1]) : [FACTORS[unit] ?? 1];
  return factors.map((factor) => Math.round(value * factor)).filter((mm) => mm > 0);
}

/**
 * The size words for a typed text such as `600`, `60cm` or `60x72`, the likeliest reading first; empty when it is no size. Measures are
 * read in the order typed, then in the other order.
 */
export function sizesOf(text: string): readonly string[] {
  const parts = text.split("x").map(lengthsOf);
  if (parts.length > 3 || parts.some((lengths) => lengths.length === 0)) return [];
  // 60x72 is 60 cm by 72 cm or mm by mm, never a mixture. Without a unit all measures share their readings.
  const readings = Math.min(...parts.map(({ length }) => length));
  const read = Array.from({ length: readings }, (_, i) =>
    parts.map((lengths) => (lengths.length === readings ? lengths[i] : lengths[0])),
  );
  const orders = read.flatMap((lengths) => [lengths, lengths.toReversed()]);
  return [...new Set(orders.map((lengths) => `${lengths.join("x")}mm`))];
}

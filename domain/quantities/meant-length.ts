import { parseLength } from "./length.ts";
import type { LengthUnit } from "./length-unit.ts";

/** The lengths that can be meant in a place, mm, both included. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** A question about a typed length: how it reads, and how it was probably meant. */
export interface LengthQuestion {
  /** As it reads: `3.1 mm`. */
  readonly typed: string;
  /** As it was probably meant: `3.1 m`. It can be typed as it is. */
  readonly meant: string;
  readonly mm: number;
}

interface Reading {
  readonly unit: LengthUnit | "ft";
  /** Written behind the number. */
  readonly sign: string;
}

/** In the order in which they are tried. */
const METRIC: readonly Reading[] = [
  { unit: "m", sign: " m" },
  { unit: "cm", sign: " cm" },
  { unit: "mm", sign: " mm" },
];
const AMERICAN: readonly Reading[] = [
  { unit: "ft", sign: "'" },
  { unit: "in", sign: '"' },
];

const BARE = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/**
 * Asks about a bare number that makes no sense in its unit and does in another: 3.1 in a field of millimetres for a wall. A length that
 * was typed with its unit is never asked about, which is also the way to insist.
 *
 * bareUnit  what a number without a unit is in
 * returns   `null` when the length can be meant, or no other unit makes sense either
 */
export function lengthQuestion(
  text: string,
  bareUnit: LengthUnit,
  { min, max }: LengthRange,
): LengthQuestion | null {
  const number = text.trim();
  if (!BARE.test(number)) return null;
  const makesSense = (mm: number | undefined): mm is number => mm !== undefined && mm >= min && mm <= max;
  const units = bareUnit === "in" ? AMERICAN : METRIC;
  const own = units.find(({ unit }) => unit === bareUnit);
  if (!own || makesSense(parseLength(number, bareUnit))) return null;
  for (const { unit, sign } of units) {
    if (unit === bareUnit) continue;
    const meant = `${number}${sign}`;
    const mm = parseLength(meant, bareUnit);
    if (makesSense(mm)) return { typed: `${number}${own.sign}`, meant, mm };
  }
  return null;
}

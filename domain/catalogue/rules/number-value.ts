import { withoutNoise } from "./functions.ts";

/** Reads a stored or typed number with a point or a comma; `undefined` for anything else. */
export function numberOf(value: string | number | boolean): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "boolean" || !/^\s*-?\d{1,15}([.,]\d{1,9})?\s*$/.test(value)) return undefined;
  return Number(value.replace(",", "."));
}

/** Rounds to `decimals` places, half away from zero. A number too large to have decimals stays as it is. */
export function rounded(value: number, decimals: number): number {
  if (Math.abs(value) > 1e15) return value;
  const scale = 10 ** decimals;
  const scaled = withoutNoise(Math.abs(value) * scale);
  return (Math.sign(value) * Math.floor(scaled + 0.5)) / scale + 0;
}

import { withoutNoise } from "./functions.ts";

/** The number that a stored or typed value means, with a point or a comma; `undefined` for none. */
export function numberOf(value: string | number | boolean): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "boolean" || !/^\s*-?\d{1,15}([.,]\d{1,9})?\s*$/.test(value)) return undefined;
  return Number(value.replace(",", "."));
}

/** To `decimals` places, half away from zero; a number too large to have any stays as it is. */
export function rounded(value: number, decimals: number): number {
  if (Math.abs(value) > 1e15) return value;
  const scale = 10 ** decimals;
  const scaled = withoutNoise(Math.abs(value) * scale);
  return (Math.sign(value) * Math.floor(scaled + 0.5)) / scale + 0;
}

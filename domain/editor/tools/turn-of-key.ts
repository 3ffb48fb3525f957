const QUARTER = 90;

/** How far a key turns what is in hand, degrees counter-clockwise; `null`: it turns nothing. */
export function turnOfKey(key: string, shift: boolean): number | null {
  if (key === "[") return QUARTER;
  if (key === "]") return -QUARTER;
  if (key.toLowerCase() !== "r") return null;
  return shift ? -QUARTER : QUARTER;
}

const QUARTER = 90;

/** The angle by which a key turns the held thing, degrees counter-clockwise; `null`: none. */
export function turnOfKey(key: string, shift: boolean): number | null {
  if (key === "[") return QUARTER;
  if (key === "]") return -QUARTER;
  if (key.toLowerCase() !== "r") return null;
  return shift ? -QUARTER : QUARTER;
}

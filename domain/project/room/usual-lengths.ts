import type { LengthRange } from "@stanza/quantities";

/**
 * Measures of rooms that can be meant, mm. A bare number outside of them is asked about before it is taken (`lengthQuestion`).
 * ASSUMED: a wall of 10 cm stands beside a pillar; a drawing in another unit is likelier than one longer than 20 m.
 */
export const USUAL_LENGTHS = {
  edge: { min: 100, max: 20_000 },
  height: { min: 250, max: 10_000 },
  thickness: { min: 20, max: 2_000 },
} as const satisfies Readonly<Record<string, LengthRange>>;

/** The lengths of edges that need no second look, mm. */
export const EXPECTED_EDGE: LengthRange = { min: 500, max: 20_000 };

/** Whether an edge of a room is so short or so long that a person is warned; `null`: it is not. */
export function edgeWarning(lengthMm: number): "short" | "long" | null {
  if (lengthMm < EXPECTED_EDGE.min) return "short";
  return lengthMm > EXPECTED_EDGE.max ? "long" : null;
}

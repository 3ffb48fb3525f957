import { expect } from "vitest";
import type { ModelMeasures } from "./model-measures.ts";

/** Counts are equal, bounds to a tenth of a millimetre, volume to a ten-thousandth. */
export function expectSame(read: ModelMeasures, wanted: ModelMeasures): void {
  expect(read.triangles).toBe(wanted.triangles);
  for (const end of ["min", "max"] as const)
    for (let axis = 0; axis < 3; axis++)
      expect(read.bounds[end][axis]).toBeCloseTo(wanted.bounds[end][axis]!, 4);
  expect(Math.abs(read.volume - wanted.volume)).toBeLessThan(Math.abs(wanted.volume) * 1e-4);
}

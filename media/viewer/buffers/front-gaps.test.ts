import { type Part, placeRow } from "@stanza/models";
import { expect, test } from "vitest";
import { frontGaps } from "./front-gaps.ts";

const board = (id: string, layer: string, size: Part["at"]): Part => ({
  id,
  layer,
  material: "m",
  at: [0, 0, 560],
  solid: { type: "box", size },
});
const placed = (parts: readonly Part[]) =>
  placeRow({ id: "r", frame: { at: [0, 0, 0], rotY: 0 }, parts }).parts;

test("a front has a dark sheet behind its face that reaches half a gap out on each side", () => {
  const [gap, ...more] = frontGaps(placed([board("door", "fronts", [597, 717, 20])]));
  expect(more).toEqual([]);
  const { positions } = gap!.mesh;
  expect(Math.min(...positions.filter((_, i) => i % 3 === 0))).toBeCloseTo(-1.6);
  expect(Math.max(...positions.filter((_, i) => i % 3 === 1))).toBeCloseTo(718.6);
  // Behind the face: it is seen in the gaps alone.
  expect(new Set(positions.filter((_, i) => i % 3 === 2))).toEqual(new Set([17.5]));
});

test("carcasses, handles, trims and blocks have none; the same front keeps its sheet", () => {
  const parts = placed([
    board("side", "carcass", [18, 717, 560]),
    board("grip", "fronts", [300, 30, 20]),
    board("block", "fronts", [597, 717, 300]),
    board("door", "fronts", [597, 717, 20]),
  ]);
  const gaps = frontGaps(parts);
  expect(gaps.map(({ part }) => part.id)).toEqual(["door"]);
  expect(frontGaps(parts)[0]!.mesh).toBe(gaps[0]!.mesh);
});

import { expect, test } from "vitest";
import { sampleKitchen, sampleRoom, socket } from "../testing/sample-kitchen.ts";
import { drawServices } from "./draw-services.ts";

const rows = [...sampleKitchen.rows, socket("high", [2100, 1060]), socket("low", [1900, 260])];
const input = { room: sampleRoom, wall: "A", evaluated: { rows, failed: [] }, language: "en" };

test("[CD-14] the services of a wall have numbers of their own, with kind, distance from the corner and height", () => {
  const drawn = drawServices({ ...input, describe: () => ["Socket"] })!;
  expect(drawn.positions?.map(({ mark, description }) => [mark, description])).toEqual([
    ["A1", "Socket: 1940 | +300"],
    ["A2", "Socket: 2140 | +1100"],
  ]);
  const measured = drawn.shapes.flatMap((shape) => (shape.type === "dimension" ? [shape.text] : []));
  expect(measured).toEqual(["1940", "2140", "5000", "+300", "+1100", "2700"]);
  // What will stand there is an outline.
  expect(drawn.shapes.some(({ role, owner, dashed }) => role === "hidden" && owner === "b2" && dashed)).toBe(
    true,
  );
});

test("a wall without services has no such sheet", () => {
  expect(drawServices({ ...input, wall: "C" })).toBeNull();
});

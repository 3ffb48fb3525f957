import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawingUnit, planFromDxf } from "./dxf/dxf-plan.ts";
import { openPlan } from "./open-plan.ts";
import { planOutcome } from "./plan-refusal.ts";
import { DxfText, flatDxf } from "./testing/dxf-text.ts";
import { box, homeXml, piece, room, sh3d } from "./testing/home-xml.ts";
import { javaStream } from "./testing/java-stream.ts";

const home = homeXml(
  ...box(0, 0, 400, 300),
  room("R", [
    [5, 5],
    [395, 5],
    [395, 295],
    [5, 295],
  ]),
  piece("doorOrWindow", { name: "D", x: 200, y: 0, width: 90, depth: 10, height: 200 }),
);
const hatched = new DxfText()
  .add(
    "HATCH",
    "WALL",
    [91, 1],
    [92, 1],
    [93, 2],
    [72, 2],
    [10, 0],
    [20, 0],
    [40, 900],
    [50, 0],
    [51, 180],
    [73, 1],
    [72, 1],
    [10, -900],
    [20, 0],
    [11, 900],
    [21, 0],
    [75, 0],
  )
  .add(
    "SPLINE",
    "WALL",
    [71, 2],
    [40, 0],
    [40, 0],
    [40, 0],
    [40, 1],
    [40, 1],
    [40, 1],
    [10, 0],
    [20, 0],
    [10, 5],
    [20, 9],
    [10, 9],
    [20, 0],
  )
  .add(
    "MLINE",
    "WALL",
    [71, 1],
    [11, 0],
    [21, 0],
    [13, 0],
    [23, 1],
    [74, 1],
    [41, 5],
    [11, 900],
    [21, 0],
    [13, 0],
    [23, 1],
    [74, 1],
    [41, 5],
  )
  .add("ELLIPSE", "WALL", [10, 0], [20, 0], [11, 900], [21, 0], [40, 0.5], [41, 0], [42, 3]);
const objects = javaStream({
  type: "Home",
  floats: { wallHeight: 250 },
  objects: { walls: { list: [{ type: "Wall", floats: { xStart: 0, yStart: 0, xEnd: 9, yEnd: 9 } }] } },
});

const FILES: Readonly<Record<string, Uint8Array>> = {
  "a DXF": flatDxf().bytes(4),
  "a DXF of hatches and curves": hatched.bytes(4),
  "the XML of a home": new TextEncoder().encode(home),
  "an archive": sh3d({ "Home.xml": home }),
};

/** Places in a file that are written over, as shares of its length, with the bytes that come there, and where it is cut. */
const damage = fc.record({
  places: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
    minLength: 1,
    maxLength: 12,
  }),
  keep: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

describe("files with broken bytes", () => {
  const whole = (bytes: Uint8Array) => bytes;
  test.each([
    ...Object.entries(FILES).map(([name, file]) => [name, file, whole] as const),
    ["a home of Java objects", objects, (bytes: Uint8Array) => sh3d({ Home: bytes })] as const,
  ])("%s is read or refused, whatever is in it", (_, file, packed) => {
    fc.assert(
      fc.property(damage, ({ places, keep }) => {
        const broken = file.slice(0, Math.ceil(file.length * keep));
        for (const [share, byte] of places) broken[Math.floor(share * (broken.length - 1))] = byte;
        const opened = openPlan(packed(broken));
        if (!opened.ok || opened.value.kind !== "drawing") return;
        const { drawing } = opened.value;
        const unit = drawingUnit(drawing, drawing.wallLayers).likely;
        const plan = planOutcome(() => planFromDxf(drawing, { wallLayers: drawing.wallLayers, unit }));
        expect(plan.ok ? "" : plan.cause).not.toBe("damaged");
      }),
      // The same files every time: a failure is found again.
      { numRuns: 60, seed: 20_261_121 },
    );
  });
});

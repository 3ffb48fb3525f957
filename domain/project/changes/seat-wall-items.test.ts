import { distance2 } from "@stanza/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accepted, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { bendWall } from "../room/curves/bend-wall.ts";
import { angleOnCurve, arcOfCurve } from "../room/curves/place-on-curve.ts";
import { wallCurve } from "../room/curves/wall-curve.ts";
import { wallSegment } from "../room/wall-segments.ts";
import { sampleProject } from "../testing/sample-project.ts";
import { placeRows } from "./place-rows.ts";
import { removeRows } from "./remove-rows.ts";
import { replaceRoom } from "./replace-room.ts";
import { seatWallItems } from "./seat-wall-items.ts";
import { setWallLength } from "./set-wall-length.ts";

const WIDTH = 900;
const widths = { door: WIDTH };
const bent = (sagittaMm: number, project = sampleProject()): Outcome<Project> => {
  const room = bendWall(project.rooms[0]!, { wall: "r2", sagittaMm });
  return room.ok ? replaceRoom(project, { room: room.value, widths }) : room;
};
const placed = (project: Project) => {
  const { placement } = project.rows.find(({ id }) => id === "door")!;
  if (placement.on !== "wall") throw new Error("the door is on no wall");
  const facet = wallSegment(project.rooms[0]!, placement.wall)!;
  const curve = wallCurve(project.rooms[0]!, placement.wall);
  return { facet, curve, offset: placement.offset };
};
/** The position of the door's middle along the arc, 0 … 1. */
const share = (project: Project): number => {
  const { facet, curve, offset } = placed(project);
  return angleOnCurve(curve!, facet.wall.id, offset + WIDTH / 2)! / arcOfCurve(curve!).angle;
};
/** Moves the door's middle by hand by this many millimetres. */
const moved = (project: Project, by: number) => {
  const { facet, offset } = placed(project);
  const placement = { on: "wall", wall: facet.wall.id, offset: offset + by, elevation: 0 } as const;
  const after = accepted(placeRows(project, { placements: [{ row: "door", placement }] }));
  return seatWallItems(after, { before: project, widths });
};

test("[CD-02] a door on a wall that is bent gets a straight facet of its width, inwards and outwards, and the arc stays the arc", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1800, max: 2200 }), (sagitta) => {
      fc.pre(Math.abs(sagitta) >= 50);
      const project = accepted(bent(sagitta));
      const { facet, curve, offset } = placed(project);
      expect(curve!.sagitta).toBeCloseTo(sagitta, 6);
      expect(facet.length).toBeGreaterThanOrEqual(WIDTH + 20 - 1e-6);
      expect(facet.length).toBeLessThan(WIDTH + 180);
      expect(offset).toBeCloseTo((facet.length - WIDTH) / 2, 6);
      // On wall B, 5000 long, its middle was at 3450.
      expect(share(project)).toBeCloseTo(3450 / 5000, 6);
      const { centre, radius } = arcOfCurve(curve!);
      for (const { from } of curve!.facets) expect(distance2(from, centre)).toBeCloseTo(radius, 3);
    }),
  );
});

test("[CD-02] a door that is moved along the curve takes its facet with it, and stops at the curve's ends", () => {
  const project = accepted(bent(800));
  const length = placed(project).curve!.arcLength;
  const nearer = accepted(moved(project, -300));
  expect(share(nearer)).toBeLessThan(share(project));
  expect((share(project) - share(nearer)) * length).toBeGreaterThan(280);
  const end = accepted(moved(accepted(moved(project, 4000)), 4000));
  const { facet, curve } = placed(end);
  expect(distance2(facet.to, curve!.to)).toBeLessThan(1e-6);
  expect(accepted(seatWallItems(end, { before: end, widths }))).toBe(end);
});

test("[CD-02] a door without room on the curve is refused with its row, and the wall stays as it is", () => {
  const short = accepted(
    setWallLength(sampleProject(), { room: "r0", wall: "r2", lengthMm: 1000, fixed: "start", widths }),
  );
  expect(bent(450, short)).toMatchObject({
    ok: false,
    refusal: { cause: "openingTooWide", at: "rows.door" },
  });
  expect(bent(0, short)).toMatchObject({ ok: true });
});

test("[CD-02] straight again the wall is one wall, with the door at its share of the way; without doors the facets are even", () => {
  const project = accepted(bent(800));
  const straight = accepted(bent(0, project));
  expect(placed(straight).facet.wall.id).toBe("r2");
  expect(placed(straight).offset).toBeCloseTo(3000, 3);
  const after = accepted(removeRows(project, { rows: ["door"] }));
  const even = accepted(seatWallItems(after, { before: project, widths }));
  const plain = accepted(bendWall(sampleProject().rooms[0]!, { wall: "r2", sagittaMm: 800 }));
  expect(even.rooms[0]!.walls.map(({ start }) => start.map((one) => Math.round(one * 1e6)))).toEqual(
    plain.walls.map(({ start }) => start.map((one) => Math.round(one * 1e6))),
  );
});

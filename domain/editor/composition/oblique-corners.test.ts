import type { EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, convexOverlap, toLocal } from "@stanza/geometry";
import { moveCorner, type Room, roomFromTemplate, wallSegments } from "@stanza/project";
import { expect, test } from "vitest";
import { boxRow } from "../../evaluation/testing/box-row.ts";
import { closetCorners, cornerWays } from "./closet-corners.ts";
import { closetsAlongWalls } from "./closets-along-walls.ts";
import { placeAt } from "./move-along-walls.ts";

/** A room of 5,000 × 5,000 mm whose right-hand rear corner is moved: wall A along the rear, wall B down the right. */
function room(by: readonly [number, number]): Room {
  let id = 0;
  const outcome = roomFromTemplate("rt1", [5000, 5000], { newId: () => `w${id++}`, height: 2700 });
  if (!outcome.ok) throw new Error("no room");
  const corner = wallSegments(outcome.value)[0]!.to;
  const moved = moveCorner(outcome.value, { corner: 1, to: [corner[0] + by[0], corner[1] + by[1]] });
  if (!moved.ok) throw new Error(JSON.stringify(moved));
  return moved.value;
}

/** A closet at wall 0 or 1 of a room, so far from the wall's start. */
function at(of: Room, wall: 0 | 1, id: string, from: number, width: number, depth = 600): EvaluatedRow {
  const segment = wallSegments(of)[wall]!;
  const row = boxRow(id, { at: [0, 0, 0], box: [width, 2400, depth] });
  const placement = placeAt(row, segment, from);
  if (placement.on !== "room") throw new Error("not in the room");
  return { ...row, frame: { at: placement.at, rotY: placement.rotY } };
}

const footprint = ({ frame, article }: EvaluatedRow) => boxFootprint(frame, article.box);
const overlap = (a: EvaluatedRow, b: EvaluatedRow) => convexOverlap(footprint(a), footprint(b), 1);
/** How far a row goes through a wall, mm. */
const through = (row: EvaluatedRow, of: Room, wall: 0 | 1) =>
  Math.max(0, ...footprint(row).map(([x, z]) => -toLocal(wallSegments(of)[wall]!.frame, [x, 0, z])[2]));

const ROOMS = {
  "a wide corner": room([-1500, 1500]),
  "a narrow corner": room([1200, -900]),
  "a nearly square corner": room([0, 150]),
} as const;

test.each(Object.entries(ROOMS))("[CL-03] in %s closets that are in each other's way are found", (_, of) => {
  const [first] = wallSegments(of);
  const rows = [at(of, 0, "a", first!.length - 1500, 1500), at(of, 1, "b", 0, 1500)];
  expect(overlap(rows[0]!, rows[1]!)).not.toBeNull();
  const [corner] = closetCorners(closetsAlongWalls(rows, [of]));
  expect(corner?.names).toEqual(["A", "B"]);
  expect(["overlap", "wall"]).toContain(corner?.now.kind);
});

test.each(Object.entries(ROOMS))(
  "[CL-03] %s is solved either way, never with an overlap or through a wall",
  (_, of) => {
    const [first] = wallSegments(of);
    for (const filler of [0, 50])
      for (const [depthA, depthB] of [
        [600, 600],
        [450, 684],
      ] as const) {
        const rows = [at(of, 0, "a", first!.length - 1500, 1500, depthA), at(of, 1, "b", 0, 1500, depthB)];
        const [corner] = closetCorners(closetsAlongWalls(rows, [of]));
        if (!corner) throw new Error("no corner");
        for (const way of cornerWays(corner, filler, rows)) {
          const after = rows.map((row) => {
            const placement = way.placements.find((one) => one.row === row.row.id)!.placement;
            if (placement.on !== "room") throw new Error("not in the room");
            return { ...row, frame: { at: placement.at, rotY: placement.rotY } };
          });
          expect(overlap(after[0]!, after[1]!)).toBeNull();
          expect(through(after[0]!, of, 1)).toBeLessThan(1);
          expect(through(after[1]!, of, 0)).toBeLessThan(1);
          expect(way.isBlocked).toBe(false);
          const [solved] = closetCorners(closetsAlongWalls(after, [of]));
          expect(["through", "apart"]).toContain(solved?.now.kind);
        }
      }
  },
);

test("[CL-03] in a corner narrower than square a closet that goes through the other wall is named", () => {
  const of = ROOMS["a narrow corner"];
  const [first] = wallSegments(of);
  const rows = [at(of, 0, "a", first!.length - 1000, 1000), at(of, 1, "b", 1150, 1000)];
  expect(through(rows[0]!, of, 1)).toBeGreaterThan(100);
  const [corner] = closetCorners(closetsAlongWalls(rows, [of]));
  expect(corner?.now).toMatchObject({ kind: "wall", row: "a" });
});

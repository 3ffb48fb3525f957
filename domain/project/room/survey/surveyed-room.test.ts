import { firstCrossing, polygonArea, type Vec2 } from "@stanza/geometry";
import { expect, test } from "vitest";
import { accepted } from "../../outcome.ts";
import { sampleRoom } from "../../testing/sample-project.ts";
import { bendWall } from "../curves/bend-wall.ts";
import { viewedWalls } from "../curves/viewed-walls.ts";
import { removeWall } from "../remove-wall.ts";
import { wallSegments } from "../wall-segments.ts";
import { SKETCH, sketchedCorners } from "./sketched-corners.ts";
import { surveyCorners, surveyedRoom } from "./surveyed-room.ts";

test("[CD-02] a sketch with any number of corners is a clockwise room", () => {
  for (let count = SKETCH.least; count <= SKETCH.most; count++) {
    const corners = sketchedCorners(count);
    expect(corners).toHaveLength(count);
    expect(polygonArea(corners)).toBeGreaterThan(0);
    expect(firstCrossing(corners, true)).toBeNull();
  }
  expect(sketchedCorners(99)).toHaveLength(SKETCH.most);
});

test("[CD-02] measured corners move the walls of the present room; a curved wall is one measure and stays curved", () => {
  const room = accepted(bendWall(sampleRoom("rt1", [4000, 3000]), { wall: "r2", sagittaMm: 300 }));
  const corners = surveyCorners(room);
  expect(corners).toHaveLength(4);
  const moved = corners.map(([x, z]): Vec2 => (x > 0 ? [x + 120, z] : [x, z]));
  const measured = accepted(surveyedRoom(room, moved));
  expect(viewedWalls(measured).map(({ segment }) => Math.round(segment.length))).toEqual([
    4120, 3000, 4120, 3000,
  ]);
  expect(viewedWalls(measured)[1]!.curve!.sagitta).toBeCloseTo(300, 6);
  expect(wallSegments(measured)[0]!.wall.id).toBe("r1");
});

test("[CD-02] an open room is measured with its gap", () => {
  const open = accepted(removeWall(sampleRoom("rt1", [4000, 3000]), { wall: "r4" }));
  expect(surveyCorners(open)).toHaveLength(4);
  const wrong = surveyedRoom(open, surveyCorners(open).slice(1));
  expect(wrong.ok ? null : wrong.refusal.cause).toBe("unknownCorner");
});

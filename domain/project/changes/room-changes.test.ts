import { expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { newProject } from "../new-project.ts";
import { accepted, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { appendWall } from "../room/append-wall.ts";
import { bendWall } from "../room/curves/bend-wall.ts";
import { moveCorner } from "../room/move-corner.ts";
import { wallSegments } from "../room/wall-segments.ts";
import { countedIds, sampleProject, sampleRoom } from "../testing/sample-project.ts";
import { addRoom } from "./add-room.ts";
import { addWallItem } from "./add-wall-item.ts";
import { moveRoom } from "./move-room.ts";
import { moveWall } from "./move-wall.ts";
import { removeWall } from "./remove-wall.ts";
import { replaceRoom } from "./replace-room.ts";
import { setSurfaceMaterial } from "./set-surface-material.ts";
import { setTemplateDimensions } from "./set-template-dimensions.ts";
import { setWall } from "./set-wall.ts";
import { setWallLength } from "./set-wall-length.ts";

const project = sampleProject();
const placed = (from: Project, id: string) => from.rows.find((row) => row.id === id)?.placement;
const cause = (outcome: Outcome<unknown>) => (outcome.ok ? null : outcome.refusal.cause);
const NONSENSE = [Number.NaN, 0, -1, 1e12, Number.POSITIVE_INFINITY];

test("[CD-01] a template's room takes other sizes: walls stay the same ones, doors on them, articles where they stand", () => {
  const args = { room: "r0", dimensions: [3600, 2800], height: 2550, thickness: 120, widths: { door: 800 } };
  const sized = accepted(setTemplateDimensions(project, args));
  const [room] = sized.rooms;
  expect(wallSegments(room!).map(({ length }) => length)).toEqual([3600, 2800, 3600, 2800]);
  expect(room!.walls.map(({ id }) => id)).toEqual(project.rooms[0]!.walls.map(({ id }) => id));
  expect([room!.height, room!.walls[0]!.thickness]).toEqual([2550, 120]);
  expect(placed(sized, "door")).toMatchObject({ on: "wall", wall: "r2", offset: 2000 });
  expect(placed(sized, "base")).toEqual(placed(project, "base"));
});

test("[CD-01] a room that no longer has its template's form refuses other template sizes", () => {
  const split = accepted(bendWall(project.rooms[0]!, { wall: "r1", sagittaMm: 200 }));
  const bent = accepted(replaceRoom(project, { room: split }));
  const sized = setTemplateDimensions(bent, { room: "r0", dimensions: [4000, 4000], height: 2400 });
  expect(cause(sized)).toBe("wrongDimensions");
});

test("[CD-03] a whole room moves with its doors and the rows in it; other rows stay", () => {
  const moved = accepted(moveRoom(project, { room: "r0", by: [250, -100], rows: ["base"] }));
  expect(wallSegments(moved.rooms[0]!)[0]!.from).toEqual([250, -100]);
  expect(placed(moved, "base")).toMatchObject({ at: [250, 0, -100] });
  expect(placed(moved, "sink")).toEqual(placed(project, "sink"));
  expect(placed(moved, "door")).toEqual(placed(project, "door"));
  expect(cause(moveRoom(project, { room: "r0", by: [1e12, 0], rows: [] }))).toBe("outOfBounds");
  expect(cause(moveRoom(project, { room: "r0", by: [Number.NaN, 0], rows: [] }))).toBe("notANumber");
});

test("[CD-03] a wall goes with the doors on it", () => {
  const open = accepted(removeWall(project, { room: "r0", wall: "r2" }));
  expect(open.rooms[0]!.openEnd).not.toBeNull();
  expect(open.rows.map(({ id }) => id)).toEqual(["base", "sink"]);
  expect(cause(removeWall(project, { room: "nowhere", wall: "r2" }))).toBe("unknownRoom");
});

test("[CD-02] a ceiling is added and removed", () => {
  const ceiled = accepted(
    setSurfaceMaterial(project, { room: "r0", surface: "ceiling", material: "wall-white" }),
  );
  expect(ceiled.rooms[0]!.ceilingMaterial).toBe("wall-white");
  const floored = accepted(
    setSurfaceMaterial(ceiled, { room: "r0", surface: "floor", material: "floor-tile" }),
  );
  expect(floored.rooms[0]).toMatchObject({ ceilingMaterial: "wall-white", floorMaterial: "floor-tile" });
  const bare = accepted(setSurfaceMaterial(floored, { room: "r0", surface: "ceiling", material: null }));
  expect(Object.hasOwn(bare.rooms[0]!, "ceilingMaterial")).toBe(false);
});

test("[CD-02] NaN, zero, negative and infinite sizes of walls are refused with a cause, and the project stays as it is", () => {
  const causes = ["notANumber", "outOfBounds", "wrongDirection"];
  for (const mm of NONSENSE) {
    const tries: readonly Outcome<unknown>[] = [
      setWallLength(project, { room: "r0", wall: "r1", lengthMm: mm, fixed: "start" }),
      setWallLength(project, { room: "r0", wall: "r1", lengthMm: mm, fixed: "end" }),
      setWall(project, { room: "r0", wall: "r1", thickness: mm }),
      setWall(project, { room: "r0", wall: "r1", height: mm }),
      setWall(project, { room: "r0", wall: "r1", endHeight: mm }),
      setTemplateDimensions(project, { room: "r0", dimensions: [mm, 3000], height: 2400 }),
      setTemplateDimensions(project, { room: "r0", dimensions: [3000, 3000], height: mm }),
      addRoom(project, { template: "rt1", dimensions: [3000, mm], newId: countedIds("n") }),
      appendWall(accepted(addRoom(newProject(), { template: "rt11", newId: countedIds() })).rooms[0]!, {
        id: "w",
        lengthMm: mm,
        angleDeg: 0,
      }),
    ];
    for (const [i, one] of tries.entries()) expect(causes, `${mm}: ${i}`).toContain(cause(one));
  }
  for (const mm of [Number.NaN, 1e12, Number.NEGATIVE_INFINITY]) {
    expect(causes).toContain(cause(moveWall(project, { room: "r0", wall: "r1", byMm: mm })));
    expect(causes).toContain(cause(bendWall(project.rooms[0]!, { wall: "r1", sagittaMm: mm })));
    expect(causes).toContain(cause(moveCorner(project.rooms[0]!, { corner: 0, to: [mm, 0] })));
  }
});

test("[CD-02] walls that would cross are refused by name, by corner, by shift and by bend", () => {
  const room = sampleRoom("rt3");
  expect(cause(moveCorner(room, { corner: 0, to: [4000, 4000] }))).toBe("selfCrossing");
  const folded = { ...room, walls: room.walls.map((wall) => ({ ...wall, start: [0, 0] as const })) };
  expect(cause(replaceRoom({ ...project, rooms: [room] }, { room: folded }))).toBe("outOfBounds");
  expect(cause(moveWall(project, { room: "r0", wall: "r1", byMm: 6000 }))).toBe("wrongDirection");
});

test("[CD-02] ten thousand openings are refused at the project's limit, and none is lost before it", () => {
  let filled: Project = project;
  let refusal: string | null = null;
  for (let i = 0; i < 10_000 && refusal === null; i++) {
    const next = addWallItem(filled, {
      id: `o${i}`,
      catalogue: "muri",
      model: "STANDARD",
      article: "WI-DOOR",
      wall: "r1",
      offset: i % 4000,
    });
    if (next.ok) filled = next.value;
    else refusal = next.refusal.cause;
  }
  expect(refusal).toBe("tooManyRows");
  expect(filled.rows).toHaveLength(LIMITS.maxRows);
});

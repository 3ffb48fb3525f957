import type { EvaluatedRow } from "@stanza/evaluation";
import { type Placement, type Room, roomFromTemplate, wallSegments } from "@stanza/project";
import { expect, test } from "vitest";
import { boxRow } from "../../evaluation/testing/box-row.ts";
import { closetCorners, cornerWays, leastFiller } from "./closet-corners.ts";
import { closetsAlongWalls, inWalkingOrder } from "./closets-along-walls.ts";
import { moveAlongWalls, placeBeside } from "./move-along-walls.ts";
import { widestStretch } from "./widest-stretch.ts";

/** 5,000 × 3,000 mm; wall A goes right along the top, wall B down the right side. */
function bedroom(): Room {
  let id = 0;
  const outcome = roomFromTemplate("rt1", [5000, 3000], { newId: () => `w${id++}`, height: 2700 });
  if (!outcome.ok) throw new Error("no room");
  return outcome.value;
}
const ROOMS = [bedroom()];

const onA = (id: string, from: number, width: number) =>
  boxRow(id, { at: [from, 0, 0], box: [width, 2400, 600] });
const onB = (id: string, from: number, width: number) =>
  boxRow(id, { at: [5000, 0, from], rotY: -90, box: [width, 2400, 600] });

const walking = (rows: readonly EvaluatedRow[]) =>
  inWalkingOrder(closetsAlongWalls(rows, ROOMS)).map(({ row }) => row.id);

/** Rows where a change would put them. */
const placedAs = (
  rows: readonly EvaluatedRow[],
  placements: readonly { readonly row: string; readonly placement: Placement }[],
) =>
  rows.map((row) => {
    const placement = placements.find((one) => one.row === row.row.id)?.placement;
    return placement?.on === "room" ? { ...row, frame: { at: placement.at, rotY: placement.rotY } } : row;
  });

test("[CL-03] closets are read along the walls of the room, with the width that each wall has and they take", () => {
  const rows = [onB("c", 700, 1000), onA("b", 2000, 1500), onA("a", 0, 1800)];
  const { rooms, loose } = closetsAlongWalls(
    [...rows, boxRow("island", { at: [2000, 0, 1500], box: [900, 900, 600] })],
    ROOMS,
  );
  expect(loose.map(({ row }) => row.id)).toEqual(["island"]);
  expect(
    rooms[0]?.walls.map(({ segment, used, closets }) => [segment.name, segment.length, used, closets.length]),
  ).toEqual([
    ["A", 5000, 3300, 2],
    ["B", 3000, 1000, 1],
    ["C", 5000, 0, 0],
    ["D", 3000, 0, 0],
  ]);
  expect(walking(rows)).toEqual(["a", "b", "c"]);
});

test("[CL-03] a closet changes places with its neighbour, and goes on to the next wall from the end of one", () => {
  const rows = [onA("a", 0, 1800), onA("b", 1900, 1200)];
  const composition = closetsAlongWalls(rows, ROOMS);
  const moved = moveAlongWalls(composition, rows, "a", 1);
  if (moved.kind !== "moved") throw new Error(moved.cause);
  const after = placedAs(rows, moved.placements);
  expect(after.map(({ row, frame }) => [row.id, frame.at[0]])).toEqual([
    ["a", 1300],
    ["b", 0],
  ]);
  expect(walking(after)).toEqual(["b", "a"]);
  const onwards = moveAlongWalls(closetsAlongWalls(after, ROOMS), after, "a", 1);
  expect(onwards).toMatchObject({ kind: "moved", wall: "B" });
  if (onwards.kind !== "moved") return;
  expect(walking(placedAs(after, onwards.placements))).toEqual(["b", "a"]);
  // And back again: from the start of a wall to the end of the one before it.
  const back = moveAlongWalls(composition, rows, "a", -1);
  expect(back).toMatchObject({ kind: "moved", wall: "D" });
});

test("[CL-03] neighbours are not put before a door; without a place anywhere it says so", () => {
  const door = boxRow("door", { at: [1850, 0, -100], box: [800, 2100, 100], mount: "wall-opening" });
  const rows = [onA("a", 0, 1800), onA("b", 2700, 1200)];
  const swapped = moveAlongWalls(closetsAlongWalls(rows, ROOMS), [...rows, door], "a", 1);
  expect(swapped).toEqual({ kind: "refused", cause: "inTheWay" });
  const wide = [onA("wide", 0, 4400)];
  const full = [...wide, boxRow("bed", { at: [300, 0, 900], box: [4400, 900, 2100] })];
  expect(moveAlongWalls(closetsAlongWalls(wide, ROOMS), full, "wide", 1)).toEqual({
    kind: "refused",
    cause: "noRoom",
  });
});

test("[CL-03] a copy stands beside its original, else at the next wall", () => {
  const rows = [onA("a", 0, 1800)];
  expect(placeBeside(closetsAlongWalls(rows, ROOMS), rows, "a")).toMatchObject({ at: [1800, 0, 0] });
  const wide = [onA("a", 0, 2900)];
  const placed = placeBeside(closetsAlongWalls(wide, ROOMS), wide, "a");
  expect(placed).toMatchObject({ on: "room", rotY: 270 });
});

test("[CL-03] a corner is solved either way: nothing collides, and the filler is left where a front opens", () => {
  const rows = [onA("a", 3000, 2000), onB("b", 0, 1600)];
  const [corner] = closetCorners(closetsAlongWalls(rows, ROOMS));
  if (!corner) throw new Error("no corner");
  expect(corner).toMatchObject({ names: ["A", "B"], now: { kind: "overlap", byMm: 600 } });
  expect(leastFiller(corner)).toBe(0);
  for (const [i, through] of (["a", "b"] as const).entries()) {
    const way = cornerWays(corner, 50, rows)[i];
    expect(way).toMatchObject({ through, fillerMm: 50, isBlocked: false });
    const after = placedAs(rows, way?.placements ?? []);
    const [solved] = closetCorners(closetsAlongWalls(after, ROOMS));
    expect(solved?.now).toEqual({ kind: "through", row: through, fillerMm: 50 });
  }
});

test("[CL-03] what stands beside is pushed along, and a wall that is too short says how much narrower", () => {
  const rows = [onA("a", 3000, 2000), onB("b", 0, 1600), onB("c", 1600, 600)];
  const [corner] = closetCorners(closetsAlongWalls(rows, ROOMS));
  if (!corner) throw new Error("no corner");
  const [first] = cornerWays(corner, 50, rows);
  expect(first.narrow).toBeUndefined();
  const after = placedAs(rows, first.placements);
  expect(after.map(({ frame }) => frame.at[2])).toEqual([0, 650, 2250]);
  const [tight] = cornerWays(corner, 300, rows);
  expect(tight.narrow).toEqual({ row: "b", byMm: 100 });
  expect(tight.isBlocked).toBe(false);
});

test("[CL-03] the widest free stretch of the walls is found, beside doors, corners and what stands there", () => {
  const walls = wallSegments(ROOMS[0]!);
  const article = {
    box: [2400, 2400, 600] as const,
    mount: "floor" as const,
    elevation: 0,
    shape: undefined,
  };
  const stretch = (rows: readonly EvaluatedRow[], least = 600) => widestStretch(article, walls, rows, least);
  expect(stretch([])).toMatchObject({ wall: "A", width: 5000 });
  // What stands at wall A takes the corners of B and D, too.
  const full = [onA("a", 0, 5000), boxRow("c", { at: [4400, 0, 3000], rotY: 180, box: [3800, 2400, 600] })];
  expect(stretch(full)).toMatchObject({ wall: "B", width: 2400, placement: { rotY: 270 } });
  expect(stretch(full, 2401)).toBeNull();
});

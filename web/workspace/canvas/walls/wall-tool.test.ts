import { newCustomerFields } from "@stanza/offer";
import { wallSegments } from "@stanza/project";
import { showNewProject, undo, useProject } from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { useWalls } from "./wall-store.ts";
import {
  finishWalls,
  isDrawingWalls,
  onWallsEnd,
  startWalls,
  type WallEnd,
  wallClick,
  wallKey,
  wallPointerMove,
} from "./wall-tool.ts";

const fields = newCustomerFields({ documentKind: undefined, priceList: "", country: "IT" }, "en");
const at = (x: number, z: number) => ({ at: [x, z], shift: false, alt: false, mmPerPixel: 5 }) as const;
const rooms = () => useProject.getState().open?.document.project.rooms ?? [];
const lengths = () => rooms().flatMap((room) => wallSegments(room).map(({ length }) => length));
let ends: WallEnd[] = [];

beforeEach(() => {
  showNewProject("", "guest", fields);
  ends = [];
  onWallsEnd((end) => ends.push(end));
  startWalls();
});

test("[CD-02] a drawn room is in the project as one step", () => {
  for (const [x, z] of [
    [0, 0],
    [4000, 0],
    [4000, 3000],
    [0, 3000],
    [0, 0],
  ] as const)
    wallClick(at(x, z));
  expect(isDrawingWalls()).toBe(false);
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
  expect(rooms()[0]).toMatchObject({ template: "rt11", openEnd: null, height: 2700 });
  expect(ends).toEqual([{ kind: "room", areaM2: 12, closed: true }]);
  undo();
  expect(rooms()).toEqual([]);
});

test("[SH-08] leaving the plan commits the walls that are drawn so far", () => {
  wallClick(at(0, 0));
  wallPointerMove(at(800, 10));
  for (const key of ["3", "2", "5", "0", "Enter"]) wallKey(key);
  wallClick(at(3250, 2000));
  finishWalls();
  expect(lengths()).toEqual([3250, 2000]);
  expect(rooms()[0]?.openEnd).toEqual([3250, 2000]);
  expect(isDrawingWalls()).toBe(false);
});

test("[SH-08] leaving the plan with nothing drawn leaves the project as it is", () => {
  wallClick(at(0, 0));
  finishWalls();
  expect(rooms()).toEqual([]);
  expect(ends).toEqual([{ kind: "nothing" }]);
});

test("[CD-02] walls that would cross are refused when the room is closed, and stay in the hand", () => {
  for (const [x, z] of [
    [0, 0],
    [4000, 0],
    [4000, 2000],
    [2000, 2000],
    [2000, -1000],
  ] as const)
    wallClick(at(x, z));
  wallKey("c");
  expect(ends[0]).toMatchObject({ kind: "refused", refusal: { cause: "selfCrossing" } });
  expect(isDrawingWalls()).toBe(true);
  wallKey("Backspace");
  wallKey("Escape");
  wallKey("Escape");
  expect(lengths()).toEqual([4000, 2000, 2000]);
});

test("[CA-07] drawn walls have the height, thickness and material of the default wall rule", () => {
  const usual = useWalls.getState();
  useWalls.setState({ height: 2850, thickness: 150, material: "wall-sage" });
  try {
    for (const [x, z] of [
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 0],
    ] as const)
      wallClick(at(x, z));
    const [room] = rooms();
    expect(room).toMatchObject({ height: 2850, wallMaterial: "wall-sage" });
    expect(room?.walls.map(({ thickness }) => thickness)).toEqual([150, 150, 150]);
  } finally {
    useWalls.setState(usual, true);
  }
});

import { newCustomerFields } from "@stanza/offer";
import { wallSegments } from "@stanza/project";
import {
  type EditEvent,
  editor,
  onEdit,
  showNewProject,
  undo,
  useProject,
  useWalls,
} from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { click, onFloor, press } from "../testing/on-floor.ts";
import { finishWalls, startWalls } from "./draw-in-view.ts";
import { useWallsUpdated } from "./walls-updated.ts";

const fields = newCustomerFields({ documentKind: undefined, priceList: "", country: "IT" }, "en");
const rooms = () => useProject.getState().open?.document.project.rooms ?? [];
const lengths = () => rooms().flatMap((room) => wallSegments(room).map(({ length }) => length));
let said: EditEvent[] = [];
onEdit((event) => said.push(event));
const isDrawing = () => editor.state.interaction.kind === "drawingWalls";

beforeEach(() => {
  showNewProject("", "guest", fields);
  startWalls();
  useWallsUpdated.setState({ isSaid: false });
  said = [];
});

test("[CD-02] a drawn room is in the project as one step", () => {
  for (const [x, z] of [
    [0, 0],
    [4000, 0],
    [4000, 3000],
    [0, 3000],
    [0, 0],
  ] as const)
    click(x, z);
  expect(isDrawing()).toBe(false);
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
  expect(rooms()[0]).toMatchObject({ template: "rt11", openEnd: null, height: 2700 });
  expect(said).toEqual([{ kind: "wallsDrawn", areaM2: 12, closed: true }]);
  undo();
  expect(rooms()).toEqual([]);
});

test("[SH-08] leaving the plan commits the walls that are drawn so far, and the status bar says so", () => {
  click(0, 0);
  editor.pointerMove(onFloor([800, 10]));
  press("3", "2", "5", "0", "Enter");
  click(3250, 2000);
  finishWalls();
  expect(lengths()).toEqual([3250, 2000]);
  expect(rooms()[0]?.openEnd).toEqual([3250, 2000]);
  expect(isDrawing()).toBe(false);
  expect(useWallsUpdated.getState().isSaid).toBe(true);
});

test("[SH-08] leaving the plan with nothing drawn leaves the project as it is", () => {
  click(0, 0);
  finishWalls();
  expect(rooms()).toEqual([]);
  expect(said).toEqual([]);
  expect(useWallsUpdated.getState().isSaid).toBe(false);
});

test("[CD-02] walls that would cross are refused when the room is closed, and stay in the hand", () => {
  for (const [x, z] of [
    [0, 0],
    [4000, 0],
    [4000, 2000],
    [2000, 2000],
    [2000, -1000],
  ] as const)
    click(x, z);
  press("c");
  expect(said[0]).toMatchObject({ kind: "wallsRefused", refusal: { cause: "selfCrossing" } });
  expect(isDrawing()).toBe(true);
  press("Backspace");
  press("Escape");
  press("Escape");
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
      click(x, z);
    const [room] = rooms();
    expect(room).toMatchObject({ height: 2850, wallMaterial: "wall-sage" });
    expect(room?.walls.map(({ thickness }) => thickness)).toEqual([150, 150, 150]);
  } finally {
    useWalls.setState(usual, true);
  }
});

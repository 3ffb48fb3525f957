import {
  accepted,
  addRoom,
  moveCorner,
  type Placement,
  type Project,
  placeRows,
  removeAutomaticRow,
  replaceRoom,
  wallSegments,
} from "@stanza/project";
import { transact, undo, useEvaluation, useProject } from "@stanza/web-project";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoWardrobe } from "../../testing/demo-kitchen.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { closetStep } from "../steps/closet-steps-store.ts";
import { CompositionPage } from "./CompositionPage.tsx";

beforeEach(withoutWebGl);
afterEach(() => closetStep({ type: "resetSteps" }));

/** Wall A goes right along the top of the room, wall B down its right side. */
const ROOM = [5000, 3500] as const;
const onA = (from: number): Placement => ({ on: "room", at: [from, 0, 0], rotY: 0 });
const onB = (from: number): Placement => ({ on: "room", at: [ROOM[0], 0, from], rotY: 270 });

const closets = (...places: readonly Placement[]): Promise<Project> => closetsIn(ROOM, ...places);

async function closetsIn(
  dimensions: readonly [number, number],
  ...places: readonly Placement[]
): Promise<Project> {
  const rows = places.map(() => ["CL-1500"] as const);
  let id = 0;
  const room = { template: "rt1", dimensions, height: 2700, newId: () => `room${id++}` } as const;
  const project = accepted(addRoom(await demoWardrobe(...rows), room));
  const placements = places.map((placement, i) => ({ row: `row${i + 1}`, placement }));
  return accepted(placeRows(project, { placements }));
}

async function shown(project: Project, context = {}) {
  const app = await renderApp(
    <div style={{ display: "flex", height: 860 }}>
      <CompositionPage />
    </div>,
    { project, address: "/configuratorMulticloset", ...context },
  );
  await evaluationReady();
  return app;
}

const rowsNow = () => useProject.getState().open?.document.project.rows ?? [];
const placesNow = () => rowsNow().map(({ id, placement }) => [id, placement.on === "room" && placement.at]);
const tiles = page.getByRole("radiogroup", { name: "Closets along the walls" }).getByRole("radio");
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("[CL-03] a tile for each closet along the walls, with width, price and state, and each wall’s total width", async () => {
  await shown(await closets(onA(0), onA(1500), onB(700)));
  await expect.element(page.getByRole("heading", { level: 1, name: /Closets of the project/ })).toBeVisible();
  await expect.poll(() => tiles.elements().length).toBe(3);
  await expect.element(tiles.nth(0)).toHaveTextContent("1 Closet 1500, two sections1500 mm€876.02Complete");
  await expect.element(page.getByText(/^3,?000 mm of 5,?000 mm$/)).toBeVisible();
  await expect.element(page.getByText(/^1,?500 mm of 3,?500 mm$/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: /1\.1 Your wall/ })).toBeVisible();
  await expectAccessible();
});

test("[CL-03] by keys: another closet is chosen, moved along the walls, duplicated, deleted; undo brings it back", async () => {
  await shown(await closets(onA(0), onA(1500)));
  const first = tiles.nth(0);
  await expect.element(first).toHaveAttribute("aria-checked", "true");
  first.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tiles.nth(1)).toHaveAttribute("aria-checked", "true");
  await expect.element(tiles.nth(1)).toHaveFocus();
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  await expect.poll(placesNow).toEqual([
    ["row1", [1500, 0, 0]],
    ["row2", [0, 0, 0]],
  ]);
  await expect.element(tiles.nth(0)).toHaveAttribute("aria-checked", "true");
  await expect.element(tiles.nth(0)).toHaveFocus();
  await userEvent.keyboard("{Control>}d{/Control}");
  await expect.poll(() => rowsNow().length).toBe(3);
  await expect.poll(() => tiles.elements().length).toBe(3);
  await expect.element(tiles.nth(2)).toHaveAttribute("aria-checked", "true");
  tiles.nth(2).element().focus();
  await userEvent.keyboard("{Delete}");
  await expect.poll(() => rowsNow().length).toBe(2);
  await button("Undo").click();
  await expect.poll(() => rowsNow().length).toBe(3);
});

test("[CL-03] a tile dragged past another changes places with it; one undo takes it back", async () => {
  await shown(await closets(onA(0), onA(1500)));
  await expect.poll(() => tiles.elements().length).toBe(2);
  const { width } = tiles.nth(1).element().getBoundingClientRect();
  await userEvent.dragAndDrop(tiles.nth(0), tiles.nth(1), { targetPosition: { x: width - 8, y: 20 } });
  await expect.poll(placesNow).toEqual([
    ["row1", [1500, 0, 0]],
    ["row2", [0, 0, 0]],
  ]);
  undo();
  await expect.poll(placesNow).toEqual([
    ["row1", [0, 0, 0]],
    ["row2", [1500, 0, 0]],
  ]);
});

test("[CL-03] a closet is mirrored where it stands, in one step", async () => {
  await shown(await closets(onA(0)));
  await button("Mirror").click();
  await expect.poll(() => rowsNow()[0]?.choices.CLOSETSTRUCT).toBe("600|825");
  undo();
  expect(rowsNow()[0]?.choices.CLOSETSTRUCT).toBeUndefined();
});

test("[CL-03] one choice changes the finish of all closets, and says how many and at what price", async () => {
  await shown(await closets(onA(0), onA(1500)));
  await page.getByText("Finishes for all", { exact: true }).click();
  await expect.element(page.getByRole("heading", { name: "Finishes for all" })).toBeVisible();
  await page.getByRole("radio", { name: /^Anthracite/ }).click({ force: true });
  await expect.poll(() => rowsNow().map(({ choices }) => choices.CARC)).toEqual(["C03", "C03"]);
  await expect.element(page.getByText("Carcass: 2 change", { exact: false })).toBeVisible();
});

test("[CL-03] closets that collide in a corner: either goes through, and they stand clear of each other", async () => {
  await shown(await closets(onA(3500), onB(0)));
  await expect.element(page.getByText("1 corner collides")).toBeVisible();
  await page.getByRole("button", { name: /Corner of walls A and B/ }).click();
  await expect.element(page.getByText(/in each other’s way by 600 mm/)).toBeVisible();
  await button("Do it so").nth(0).click();
  await expect.poll(placesNow).toEqual([
    ["row1", [3500, 0, 0]],
    ["row2", [5000, 0, 650]],
  ]);
  await expect.element(page.getByText("1 corner collides")).not.toBeInTheDocument();
  await expect.element(page.getByText(/goes through, 50 mm are left/)).toBeVisible();
  await expectAccessible();
});

const fillers = () =>
  useEvaluation.getState().evaluated?.rows.filter(({ automatic }) => automatic?.rule === "AUTO-FILLER") ?? [];

test("[CL-03] a filler of the catalogue closes the gap in a corner; one that was taken out is put back there", async () => {
  await shown(await closets(onA(3500), onB(650)));
  await page.getByRole("button", { name: /Corner of walls A and B/ }).click();
  await expect.element(page.getByText(/goes through, 50 mm are left/)).toBeVisible();
  await expect.element(page.getByText("A filler from the catalogue closes the gap.")).toBeVisible();
  expect(fillers().map(({ article, frame }) => [article.box[0], frame.at[2]])).toEqual([[50, 600]]);
  // Two closets of 876.02, and the filler.
  await expect.element(page.getByText("€1,786.04")).toBeVisible();
  const [filler] = fillers();
  transact("edit.remove", (project) =>
    removeAutomaticRow(project, { row: filler!.row.id, members: filler!.automatic!.members }),
  );
  await button("Insert a filler").click();
  await expect.poll(() => fillers().length).toBe(1);
  await expect.element(page.getByText("A filler from the catalogue closes the gap.")).toBeVisible();
});

test("[CL-03] a gap that no filler of the catalogue is wide enough for is said to stay open", async () => {
  await shown(await closets(onA(3500), onB(840)));
  await page.getByRole("button", { name: /Corner of walls A and B/ }).click();
  await expect.element(page.getByText(/goes through, 240 mm are left/)).toBeVisible();
  await expect.element(page.getByText(/^The catalogue has no filler for this gap/)).toBeVisible();
  await expect.element(button("Insert a filler")).not.toBeInTheDocument();
});

test("[CL-03] in a corner that is not square nothing overlaps, and it is said that its filler is made on site", async () => {
  const square = await closets(onA(0));
  const oblique = accepted(moveCorner(square.rooms[0]!, { corner: 1, to: [3500, 0] }));
  const project = accepted(replaceRoom(square, { room: oblique }));
  const [a, b] = wallSegments(project.rooms[0]!);
  const row = { ...project.rows[0]!, id: "row2" };
  const placements = [
    { row: "row1", placement: { on: "room", at: [a!.length - 1500, 0, 0], rotY: 0 } },
    { row: "row2", placement: { on: "room", at: b!.frame.at, rotY: b!.frame.rotY } },
  ] as const;
  await shown(accepted(placeRows({ ...project, rows: [...project.rows, row] }, { placements })));
  await expect.element(page.getByText("1 corner collides")).toBeVisible();
  await page.getByRole("button", { name: /Corner of walls A and B/ }).click();
  await expect.element(page.getByText(/^This corner has 1\d\d°, so no filler/)).toBeVisible();
  await button("Do it so").nth(0).click();
  await expect.element(page.getByText("1 corner collides")).not.toBeInTheDocument();
  await expect.element(page.getByText(/goes through/).first()).toBeVisible();
});

test("[CL-03] a copy that no wall has room for is offered as wide as the walls have free", async () => {
  await shown(await closetsIn([3700, 1100], onA(0), onA(1500)));
  await expect.poll(() => tiles.elements().length).toBe(2);
  await button("Duplicate").click();
  await expect
    .element(page.getByText(/^No wall has room for it as it is. Wall B has 1,?100 mm.$/))
    .toBeVisible();
  await page.getByRole("button", { name: /^Add a copy of 1,?100 mm$/ }).click();
  await expect.poll(() => rowsNow()[2]?.choices).toMatchObject({ W: 1100, CLOSETSTRUCT: "513|512" });
  undo();
  await expect.poll(() => rowsNow().length).toBe(2);
});

test("[CL-03] a closet that no other wall has room for is offered narrower there; where that is too short, it says so", async () => {
  const onC = { on: "room", at: [2300, 0, 1450], rotY: 180 } as const;
  await shown(await closetsIn([3000, 1450], onA(0), onA(1500), onC));
  await tiles.nth(1).click();
  await button("One place on along the walls").click();
  await page.getByRole("button", { name: /^Make it 1,?450 mm and move it$/ }).click();
  await expect.poll(() => rowsNow()[1]?.choices).toMatchObject({ W: 1450 });
  expect(rowsNow()[1]?.placement).toMatchObject({ rotY: 270 });
  await shown(await closetsIn([1600, 500], onA(0)));
  await button("One place on along the walls").click();
  await expect.element(page.getByText("No other wall has room for it").first()).toBeVisible();
});

test("[CL-03] one is added without leaving, and the offer is one for all", async () => {
  const { visited } = await shown(await closets(onA(0)));
  await button("Add").click();
  await page.getByRole("button", { name: /Closet 1500, two sections/ }).click();
  await expect.poll(() => tiles.elements().length).toBe(2);
  await expect.element(tiles.nth(1)).toHaveAttribute("aria-checked", "true");
  await page.getByRole("link", { name: "To the offer" }).click();
  expect(visited).toEqual(["/offerview"]);
});

test("[CL-03] without a closet it says how to begin; on a phone the strip is swiped and the wizard stands below", async () => {
  await shown(await demoWardrobe(["WR-1D-600"]));
  await expect.element(page.getByRole("heading", { name: "No closet in this project yet" })).toBeVisible();
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  await shown(await closets(onA(0), onA(1500), onB(700)));
  await expect.element(tiles.nth(0)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: /1\.1 Your wall/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

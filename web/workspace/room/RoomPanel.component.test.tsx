import { newProject } from "@stanza/project";
import { editor, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { withRoom } from "../../testing/demo-room.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { RoomPanel } from "./RoomPanel.tsx";

const projectNow = () => useProject.getState().open!.document.project;
const roomNow = () => projectNow().rooms[0];

test("without a room the panel says how to begin", async () => {
  await renderApp(<RoomPanel />, { project: newProject() });
  await expect
    .element(page.getByText("There is no room yet. Choose a shape or draw the walls."))
    .toBeVisible();
  await expectAccessible();
});

test("a wall's length is typed and the room follows; an impossible one is refused beside its field", async () => {
  await renderApp(<RoomPanel />, { project: withRoom() });
  const wall = page.getByRole("spinbutton", { name: "Wall A" });
  await userEvent.fill(wall, "5200");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("15.6 m²").first()).toBeVisible();
  await userEvent.fill(wall, "999999999");
  await userEvent.keyboard("{Enter}");
  await expect.element(wall).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
});

test("the selected wall shows its height and thickness, each of which can be typed", async () => {
  await renderApp(<RoomPanel />, { project: withRoom() });
  await page.getByRole("button", { name: "Show wall B" }).click();
  expect(editor.state.wall).toBe(roomNow()?.walls[1]?.id);
  await userEvent.fill(page.getByRole("spinbutton", { name: "Thickness" }), "250");
  await userEvent.keyboard("{Enter}");
  expect(roomNow()?.walls[1]?.thickness).toBe(250);
});

test("the room is renamed with Enter and deleted with its button", async () => {
  await renderApp(<RoomPanel />, { project: withRoom() });
  await userEvent.fill(page.getByLabelText("Name of the room"), "Kitchen");
  await userEvent.keyboard("{Enter}");
  expect(roomNow()?.name).toBe("Kitchen");
  await page.getByRole("button", { name: "Delete room" }).click();
  expect(projectNow().rooms).toEqual([]);
});

test("a layer is added, renamed with Enter, hidden and deleted", async () => {
  await renderApp(<RoomPanel />, { project: withRoom() });
  await expect.element(page.getByText("No layers yet.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Add a layer" }).click();
  await userEvent.fill(page.getByLabelText("Name of the layer"), "Lights");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Hide Lights" }).click();
  expect(projectNow().layers).toMatchObject([{ name: "Lights", visible: false }]);
  await page.getByRole("button", { name: "Delete Lights" }).click();
  expect(projectNow().layers ?? []).toEqual([]);
});

test("a name that is only blanks is given back", async () => {
  await renderApp(<RoomPanel />, { project: withRoom() });
  await page.getByRole("button", { name: "Add a layer" }).click();
  const name = page.getByLabelText("Name of the layer");
  await userEvent.fill(name, "  ");
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveValue("Layer 1");
});

test("what every article of the model follows is chosen once, for the project", async () => {
  await renderApp(<RoomPanel />, { project: await demoKitchen(["BASE-2D-900"]) });
  await expect.element(page.getByLabelText("Model")).toHaveValue("CALCE");
  const height = page.getByRole("radiogroup", { name: "Base unit height" });
  await height.getByRole("radio", { name: "720 mm" }).click();
  expect(projectNow().catalogues.CUCINA?.headers.CALCE).toEqual({ HGT: 720 });
});

test("a project that may only be read shows its room and changes nothing", async () => {
  await renderApp(<RoomPanel />, { project: withRoom(), isReadOnly: true });
  const reason = "This project can be viewed but not changed.";
  await expect.element(page.getByRole("spinbutton", { name: "Wall A" })).toHaveAttribute("title", reason);
  for (const name of ["Delete room", "Add a layer", "Add room…"])
    await expect
      .element(page.getByRole("button", { name, exact: false }))
      .toHaveAttribute("aria-disabled", "true");
  await expectAccessible();
});

test("[CD-03] a wall of 3.1 mm is asked about and stays as it is until the answer; a short one warns", async () => {
  await renderApp(<RoomPanel />, { project: withRoom() });
  const wall = page.getByRole("spinbutton", { name: "Wall A" });
  const before = projectNow();
  await userEvent.fill(wall, "3.1");
  await userEvent.tab();
  expect(projectNow()).toBe(before);
  await page.getByRole("button", { name: "Use 3.1 m" }).click();
  await expect.element(wall).toHaveValue("3100");
  await userEvent.fill(page.getByRole("spinbutton", { name: "Wall A" }), "0.45 m");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Show wall A" }).click();
  await expect.element(page.getByText("Shorter than 500 mm").first()).toBeVisible();
  await expectAccessible();
});

test("[CD-02] walls that stand free are one entry of the rooms, and go by one after the other", async () => {
  const base = withRoom();
  const free = (id: string, x: number) => ({
    ...base.rooms[0]!,
    id,
    name: undefined,
    walls: [{ id: `${id}-wall`, start: [x, 9000] as [number, number], thickness: 100 }],
    openEnd: [x + 2000, 9000] as [number, number],
  });
  const project = { ...base, rooms: [...base.rooms, free("f1", 0), free("f2", 5000)] };
  await renderApp(<RoomPanel />, { project });
  const list = page.getByRole("list", { name: "Which room" });
  await expect.element(list.getByRole("listitem").nth(1)).toHaveTextContent("Free-standing walls2");
  expect(list.getByRole("listitem").elements()).toHaveLength(2);
  const entry = list.getByRole("button", { name: /^Free-standing walls/ });
  await userEvent.click(entry);
  await expect.element(entry).toHaveAttribute("aria-pressed", "true");
  await expectAccessible();
});

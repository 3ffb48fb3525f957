import { newProject } from "@stanza/project";
import { editor, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { withRoom } from "../../testing/demo-room.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { PlanCards } from "./PlanCards.tsx";
import { PlanTable } from "./PlanTable.tsx";

const projectNow = () => useProject.getState().open!.document.project;
const turn = page.getByLabelText("Turn, Base unit", { exact: false });

async function renderTable(isReadOnly = false): Promise<void> {
  await renderApp(<PlanTable />, { project: withRoom(await demoKitchen(["BASE-2D-900"])), isReadOnly });
  await expect.element(turn).toBeVisible();
}

test("without a room the table is empty", async () => {
  await renderApp(<PlanTable />, { project: newProject() });
  await expect.element(page.getByText("There is no room yet.")).toBeVisible();
  await expectAccessible();
});

test("a number is typed in its place; what is none is refused there, and Esc gives it back", async () => {
  await renderTable();
  await expectAccessible();
  await userEvent.fill(turn, "90");
  await userEvent.keyboard("{Enter}");
  expect(projectNow().rows[0]?.placement).toMatchObject({ rotY: 90 });
  await userEvent.fill(turn, "askew");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Type a number.");
  await userEvent.keyboard("{Escape}");
  await expect.element(turn).toHaveValue("90");
});

test("the arrow keys go to the line above and below", async () => {
  await renderTable();
  const heights = page.getByRole("textbox", { name: "Height, Wall", exact: false });
  heights.nth(0).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(heights.nth(1)).toHaveFocus();
});

test("a line is selected in the views, and Delete removes it", async () => {
  await renderTable();
  const line = page.getByRole("rowheader").getByRole("button").last();
  await line.click();
  expect(editor.state.selection).toEqual(["row1"]);
  await userEvent.keyboard("{Delete}");
  expect(projectNow().rows).toEqual([]);
});

test("a project that may only be read says why its numbers cannot be typed", async () => {
  await renderTable(true);
  await expect.element(turn).toHaveAttribute("title", "This project can be viewed but not changed.");
  await expect.element(turn).toHaveAttribute("readonly");
});

test("on a narrow screen each line is a card with the same fields", async () => {
  await renderApp(
    <div style={{ display: "flex", height: 800 }}>
      <PlanCards />
    </div>,
    { project: withRoom(await demoKitchen(["BASE-2D-900"])) },
  );
  await expect.element(page.getByRole("button", { name: "Wall A" })).toBeVisible();
  const length = page.getByRole("textbox", { name: "Width, Wall A", exact: false });
  await userEvent.fill(length, "5200");
  await userEvent.keyboard("{Enter}");
  await expect.element(length).toHaveValue("5200");
  await expectAccessible();
});

test("[CD-03] a wall of 3.1 mm is asked about; leaving the field changes nothing, Enter takes 3.1 m", async () => {
  await renderTable();
  const length = page.getByRole("textbox", { name: "Width, Wall A", exact: false });
  const before = projectNow();
  await userEvent.fill(length, "3.1");
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Use 3.1 m" })).toBeVisible();
  expect(projectNow()).toBe(before);
  await expectAccessible();
  await length.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(length).toHaveValue("3100");
});

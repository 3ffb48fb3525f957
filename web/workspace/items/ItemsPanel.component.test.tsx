import { editor, useProject } from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { showItemsTab } from "../frame/workspace-layout.ts";
import { ItemsPanel } from "./ItemsPanel.tsx";

const rowsNow = () => useProject.getState().open?.document.project.rows.map(({ id }) => id);
const list = page.getByRole("listbox", { name: "Items" });

async function renderTwo(isReadOnly = false): Promise<void> {
  await renderApp(<ItemsPanel />, {
    project: await demoKitchen(["BASE-2D-900"], ["BASE-1D-450"]),
    isReadOnly,
  });
  await expect.element(list.getByRole("option").first()).toBeVisible();
}

beforeEach(() => showItemsTab("items"));

test("an empty project says what will appear here", async () => {
  await renderApp(<ItemsPanel />, { project: await demoKitchen() });
  await expect.element(page.getByText("Nothing in the room yet")).toBeVisible();
});

test("while its articles are worked out the list is not called empty", async () => {
  await renderApp(<ItemsPanel />, { project: await demoKitchen(["BASE-2D-900"]) });
  expect(page.getByText("Nothing in the room yet").elements()).toEqual([]);
  await expect.element(list.getByRole("option").first()).toBeVisible();
});

test("arrow keys select, Ctrl with A takes all, Delete removes what is selected", async () => {
  await renderTwo();
  await expectAccessible();
  list.element().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(() => editor.state.selection).toHaveLength(1);
  await list.getByRole("option", { name: "BASE-1D-450", exact: false }).click();
  list.element().focus();
  await userEvent.keyboard("{Delete}");
  expect(rowsNow()).toEqual(["row1"]);
  await userEvent.keyboard("{Control>}a{/Control}");
  expect(editor.state.selection).toContain("row1");
});

test("a click with Ctrl adds to the selection", async () => {
  await renderTwo();
  await list.getByRole("option").nth(0).click();
  await list
    .getByRole("option")
    .nth(1)
    .click({ modifiers: ["Control"] });
  expect([...editor.state.selection].sort()).toEqual(["row1", "row2"]);
});

test("a project that may only be read is selected in and keeps its rows", async () => {
  await renderTwo(true);
  list.element().focus();
  await userEvent.keyboard("{ArrowDown}{Delete}");
  expect(rowsNow()).toEqual(["row1", "row2"]);
});

test("the checks are on a tab of their own", async () => {
  await renderTwo();
  await page.getByRole("tab", { name: "Checks", exact: false }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expectAccessible();
});

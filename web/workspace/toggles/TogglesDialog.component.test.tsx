import { newProject } from "@stanza/project";
import { editor } from "@stanza/web-project";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dialogHasFocus, expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openToggles } from "./open-toggles.ts";

const project = newProject({ description: "Kitchen" });

async function open(isReadOnly = false): Promise<void> {
  await renderApp(null, { project, isReadOnly });
  void openToggles();
  await dialogHasFocus();
}

afterEach(() => {
  editor.setToggle("boxSnap", true);
  editor.setToggle("zoomWindow", false);
  editor.setMapScale(null);
});

test("View & snapping keeps to the rules of dialogs", async () => {
  await renderApp(null, { project });
  await expectDialogRules({ title: "View & snapping", open: openToggles });
});

test("a switch is turned, and everything goes back to the usual", async () => {
  await open();
  const snapping = page.getByRole("switch", { name: "Snap to articles", exact: false });
  await expect.element(snapping).toBeChecked();
  await snapping.click();
  await expect.element(snapping).not.toBeChecked();
  expect(editor.state.toggles.boxSnap).toBe(false);
  await page.getByRole("button", { name: "Back to the usual" }).click();
  await expect.element(snapping).toBeChecked();
});

test("a tool for the plan closes the dialog, so that the plan can be seen", async () => {
  await open();
  await page.getByRole("switch", { name: "Zoom to a rectangle", exact: false }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(editor.state.toggles.zoomWindow).toBe(true);
});

test("a scale that is typed is kept; one that is impossible is given back", async () => {
  await open();
  const scale = page.getByLabelText("Scale 1 :");
  await userEvent.fill(scale, "50");
  await userEvent.keyboard("{Enter}");
  expect(editor.state.toggles.map2DScale).toBe(50);
  await userEvent.fill(scale, "0");
  await userEvent.keyboard("{Enter}");
  await expect.element(scale).toHaveValue("50");
});

test("who may only look switches as well: nothing of it changes the project", async () => {
  await open(true);
  await page.getByRole("switch", { name: "Snap to articles", exact: false }).click();
  expect(editor.state.toggles.boxSnap).toBe(false);
});

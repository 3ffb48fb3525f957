import { innerAreaM2, newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/accessibility.ts";
import { expectDialogRules } from "../../../testing/dialog-rules.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { openRoomDesign } from "./open-room-design.ts";

const roomsNow = () => useProject.getState().open?.document.project.rooms ?? [];
const create = page.getByRole("button", { name: "Create room", exact: false });

test("[CD-15] Room design keeps to the rules of dialogs, Esc among them; a press beside it does not close it", async () => {
  await renderApp(null, { project: newProject() });
  await expectDialogRules({ title: "Room design", open: openRoomDesign });
});

test("the first shape is taken with Enter, and 4000x3000x2700 fills all its fields", async () => {
  await renderApp(null, { project: newProject() });
  const ended = openRoomDesign();
  await expect.element(page.getByRole("button", { name: "Rectangular" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Width")).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("4000x3000x2700");
  await expect.element(page.getByText("Floor area 12", { exact: false })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(await ended).toBe("room");
  expect(roomsNow().map((room) => [innerAreaM2(room), room.height])).toEqual([[12, 2700]]);
});

test("what is no length is marked, and no room is made of it", async () => {
  await renderApp(null, { project: newProject() });
  void openRoomDesign();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await userEvent.fill(page.getByLabelText("Depth"), "deep");
  await expect.element(page.getByText("Type a length, for example 4000 or 4 m")).toBeVisible();
  await expect.element(create).toHaveAttribute("title", "One number does not fit yet");
  await userEvent.keyboard("{Enter}");
  expect(roomsNow()).toEqual([]);
});

test("Back leads to the shapes again; in a new project the room can be left out", async () => {
  await renderApp(null, { project: newProject() });
  const ended = openRoomDesign({ isNewProject: true });
  await page.getByRole("button", { name: "Open room" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  expect(await ended).toBe("none");
});

test("a project that may only be read gets no room", async () => {
  await renderApp(null, { project: newProject(), isReadOnly: true });
  const ended = openRoomDesign();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await create.click();
  expect(await ended).toBe("none");
  expect(roomsNow()).toEqual([]);
});

test("[CD-02] a length that cannot be meant is asked about, and Enter takes it in metres", async () => {
  await renderApp(null, { project: newProject() });
  const ended = openRoomDesign();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await userEvent.fill(page.getByLabelText("Width"), "4.2");
  await userEvent.tab();
  await expect.element(page.getByText("4.2 mm?", { exact: false })).toBeVisible();
  await expect.element(create).toHaveAttribute("title", "One length is probably meant in another unit");
  await expectAccessible();
  await page.getByRole("button", { name: "Use 4.2 m" }).click();
  await expect.element(page.getByLabelText("Width")).toHaveValue("4.2 m");
  await userEvent.fill(page.getByLabelText("Depth"), "3.1");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Use 3.1 m" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Depth")).toHaveValue("3.1 m");
  expect(roomsNow()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(await ended).toBe("room");
  expect(roomsNow().map(innerAreaM2)).toEqual([13.02]);
});

test("[CD-02] edges shorter than 500 mm or longer than 20 m warn and may be", async () => {
  await renderApp(null, { project: newProject() });
  const ended = openRoomDesign();
  await page.getByRole("button", { name: "Rectangular" }).click();
  await userEvent.fill(page.getByLabelText("Width"), "450");
  await userEvent.fill(page.getByLabelText("Depth"), "21m");
  await expect.element(page.getByText("Shorter than 500 mm")).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText("Longer than 20000 mm")).toBeVisible();
  await create.click();
  expect(await ended).toBe("room");
});

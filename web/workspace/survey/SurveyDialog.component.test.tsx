import { newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withRoom } from "../../testing/demo-room.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openSurvey } from "./open-survey.ts";

const roomsNow = () => useProject.getState().open?.document.project.rooms ?? [];
const create = page.getByRole("button", { name: "Create room", exact: false });
const wall = (letter: string) => page.getByLabelText(`Wall ${letter}, mm`);

async function measure(...lengths: readonly string[]): Promise<void> {
  await expect.element(wall("A")).toHaveFocus();
  for (const length of lengths) {
    await userEvent.keyboard(length);
    await userEvent.tab();
  }
}

test("Room from measures keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: newProject() });
  await expectDialogRules({ title: "Room from measures", open: () => openSurvey({ room: null }) });
});

test("measures typed one after the other make a room", async () => {
  await renderApp(null, { project: newProject() });
  const closed = openSurvey({ room: null });
  await measure("4210", "3120", "421cm", "3,12 m");
  await expect.element(page.getByText("The walls close", { exact: false })).toBeVisible();
  await create.click();
  await closed;
  expect(roomsNow().map(({ walls }) => walls.length)).toEqual([4]);
});

test("nothing is made of no measure, nor of one that is no length", async () => {
  await renderApp(null, { project: newProject() });
  void openSurvey({ room: null });
  await expect.element(create).toHaveAttribute("title", "Type a measure first");
  await measure("abc");
  await expect.element(wall("A")).toHaveAttribute("aria-invalid", "true");
  await expect.element(create).toHaveAttribute("title", "One measure is no length");
});

test("a measure that does not agree with the others says what would fit", async () => {
  await renderApp(null, { project: newProject() });
  void openSurvey({ room: null });
  await measure("4210", "3120", "4310", "3120");
  await expect.element(page.getByText("Does not agree with the others: 4310 mm would fit.")).toBeVisible();
});

test("a diagonal is added and taken away again", async () => {
  await renderApp(null, { project: newProject() });
  void openSurvey({ room: null });
  await userEvent.selectOptions(page.getByLabelText("Add a diagonal"), "Diagonal 1 – 3");
  await expect.element(page.getByLabelText("Diagonal 1 – 3, mm")).toBeVisible();
  await page.getByRole("button", { name: "Remove Diagonal 1 – 3" }).click();
  await expect.element(page.getByLabelText("Diagonal 1 – 3, mm")).not.toBeInTheDocument();
});

test("a project that may only be read keeps its room as it is", async () => {
  await renderApp(null, { project: withRoom(), isReadOnly: true });
  const before = roomsNow();
  const closed = openSurvey({ room: before[0]!.id });
  await measure("5000");
  await page.getByRole("button", { name: "Apply to the room" }).click();
  await closed;
  expect(roomsNow()).toEqual(before);
});

test("[CD-02] a measure that cannot be meant is asked about, and one press takes it in metres", async () => {
  await renderApp(null, { project: newProject() });
  void openSurvey({ room: null });
  await measure("4.21", "3.12");
  await expect.element(create).toHaveAttribute("title", "One length is probably meant in another unit");
  await page.getByRole("button", { name: "Use 4.21 m" }).click();
  await expect.element(wall("A")).toHaveValue("4.21 m");
  await wall("B").click();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(wall("B")).toHaveValue("3.12 m");
});

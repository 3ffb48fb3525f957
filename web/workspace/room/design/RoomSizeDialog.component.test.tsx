import { templateDimensions } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withRoom } from "../../../testing/demo-room.ts";
import { expectDialogRules } from "../../../testing/dialog-rules.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { openRoomSize } from "./open-room-design.ts";

const roomNow = () => useProject.getState().open!.document.project.rooms[0]!;

test("Change dimensions keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: withRoom() });
  await expectDialogRules({ title: "Change dimensions", open: () => openRoomSize(roomNow()) });
});

test("the present sizes stand in the fields, and Enter applies what is typed over them", async () => {
  await renderApp(null, { project: withRoom() });
  const closed = openRoomSize(roomNow());
  await expect.element(page.getByLabelText("Width")).toHaveFocus();
  await expect.element(page.getByLabelText("Depth")).toHaveValue("3000");
  await userEvent.keyboard("5200{Enter}");
  await closed;
  expect(templateDimensions(roomNow())).toEqual([5200, 3000]);
});

test("an impossible size keeps the room as it is", async () => {
  await renderApp(null, { project: withRoom() });
  void openRoomSize(roomNow());
  await expect.element(page.getByLabelText("Width")).toHaveFocus();
  await userEvent.keyboard("200000");
  await expect.element(page.getByText("Between 1 mm and 100 m")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Apply", exact: false }))
    .toHaveAttribute("title", "One number does not fit yet");
});

test("a project that may only be read keeps its sizes", async () => {
  await renderApp(null, { project: withRoom(), isReadOnly: true });
  const closed = openRoomSize(roomNow());
  await expect.element(page.getByLabelText("Width")).toHaveFocus();
  await userEvent.keyboard("5200{Enter}");
  await closed;
  expect(templateDimensions(roomNow())).toEqual([4000, 3000]);
});

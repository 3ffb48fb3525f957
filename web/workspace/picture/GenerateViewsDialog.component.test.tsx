import { newProject } from "@stanza/project";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { withRoom } from "../../testing/demo-room.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedFiles } from "../../testing/saved-files.ts";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { openGenerateViews } from "./open-picture-dialogs.ts";

beforeEach(withoutWebGl);

test("Generate views keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: newProject() });
  await expectDialogRules({ title: "Generate views", open: openGenerateViews });
});

test("plan and elevations are drawn, saved one by one or all in a file, also of a project that may only be read", async () => {
  const files = savedFiles();
  await renderApp(null, { project: withRoom(), isReadOnly: true });
  void openGenerateViews();
  await page.getByText("Drawings only").click();
  await page.getByRole("button", { name: "Save: Wall A" }).click();
  expect(files).toEqual(["Kitchen Wall A.svg"]);
  await page.getByRole("button", { name: "Save all" }).click();
  await expect.poll(() => files.at(-1)).toBe("Kitchen Generate views.zip");
});

test("without 3D the perspectives are missing and said to be; the drawings are there", async () => {
  await renderApp(null, { project: withRoom() });
  void openGenerateViews();
  await expect.element(page.getByRole("alert")).toHaveTextContent("4 views could not be made.");
  await expect.element(page.getByRole("button", { name: "Save: Plan" })).toBeVisible();
});

test("a project without a room has no drawings", async () => {
  await renderApp(null, { project: newProject() });
  void openGenerateViews();
  await page.getByText("Drawings only").click();
  await expect
    .element(page.getByRole("button", { name: "Save all", exact: false }))
    .toHaveAttribute("title", "There is nothing to show yet. Draw a room first.");
});

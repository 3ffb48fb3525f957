import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withRoom } from "../../testing/demo-room.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedFiles } from "../../testing/saved-files.ts";
import { openPrintSheets } from "./open-print-sheets.ts";

const print = page.getByRole("button", { name: "Create PDF", exact: false });
const PDF = new Blob(["%PDF"], { type: "application/pdf" });

test("Drawings and print sheets keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: withRoom() });
  await expectDialogRules({ title: "Drawings and print sheets", open: openPrintSheets });
});

test("without a room there is nothing to draw", async () => {
  await renderApp(null, { project: newProject() });
  void openPrintSheets();
  await expect.element(page.getByText("Drawings show rooms. Design one first.")).toBeVisible();
});

test("the chosen views are printed at the chosen scale, also of a project that may only be read", async () => {
  const files = savedFiles();
  const { calls } = await renderApp(null, {
    project: withRoom(),
    projectId: 7,
    isReadOnly: true,
    answers: { printDrawingSheets: () => ({ status: 200, body: PDF }) },
  });
  void openPrintSheets();
  await expect.element(print).toBeVisible();
  for (const view of page.getByRole("checkbox").elements().slice(1)) await userEvent.click(view);
  await userEvent.selectOptions(page.getByLabelText("Scale"), "1:50");
  await userEvent.fill(page.getByLabelText("North, degrees"), "30");
  await print.click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(files).toEqual(["Kitchen.pdf"]);
  expect(calls.at(-1)?.query).toEqual({
    views: "plan",
    paper: "a4",
    scale: "50",
    north: "30",
    language: "en",
  });
});

test("no view or an impossible north refuses with its reason", async () => {
  await renderApp(null, { project: withRoom(), projectId: 7 });
  void openPrintSheets();
  await userEvent.fill(page.getByLabelText("North, degrees"), "361");
  await expect.element(print).toHaveAttribute("title", "North is an angle from −360 to 360.");
  for (const view of page.getByRole("checkbox").elements()) await userEvent.click(view);
  await expect.element(print).toHaveAttribute("title", "Choose a view first.");
});

test("when the server cannot print, the dialog stays with a sentence", async () => {
  await renderApp(null, {
    project: withRoom(),
    projectId: 7,
    answers: { printDrawingSheets: () => ({ status: 404, body: { error: "not-found", message: "gone" } }) },
  });
  void openPrintSheets();
  await print.click();
  await expect.element(page.getByText("The sheets could not be printed.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).toBeVisible();
});

test("a view is saved as a file for other programs without the server", async () => {
  const files = savedFiles();
  await renderApp(null, { project: withRoom() });
  void openPrintSheets();
  await page.getByRole("button", { name: "Save Plan as DXF" }).click();
  expect(files).toEqual(["Kitchen Plan.dxf"]);
});

test("a guest who keeps no projects on the server signs in before", async () => {
  await renderApp(null, { project: withRoom(), profile: GUEST, config: { guestsmaysave: false } });
  void openPrintSheets();
  await expect
    .element(print)
    .toHaveAttribute("title", "Sign in to print: the sheet is printed from the saved project.");
});

import { accepted, type Project, placeRow } from "@stanza/project";
import { openDialog } from "@stanza/web-ui";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { checkBeforePdf } from "./check-before-pdf.ts";
import { openPreflight } from "./open-preflight.ts";
import { preflightDialog } from "./PreflightDialog.tsx";
import { NO_PREFLIGHT, usePreflight } from "./preflight-store.ts";

/** Two cabinets, one in the other. */
async function overlapping(): Promise<Project> {
  const project = await demoKitchen(["BASE-2D-900"], ["BASE-1D-450"]);
  return accepted(placeRow(project, { row: "row2", placement: { on: "room", at: [200, 0, 0], rotY: 0 } }));
}

beforeEach(() => usePreflight.setState(NO_PREFLIGHT, true));

test("Checks of the project keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: await overlapping() });
  await expectDialogRules({ title: "Checks of the project", open: openPreflight });
});

test("where nothing is wrong it says so", async () => {
  await renderApp(null, { project: await demoKitchen() });
  void openPreflight();
  await expect.element(page.getByText("Everything fits")).toBeVisible();
});

test("the PDF is made of a faulty project only when somebody answers for it", async () => {
  await renderApp(null, { project: await overlapping() });
  const answer = openDialog(preflightDialog, { before: "pdf" });
  const create = page.getByRole("button", { name: "Create the PDF", exact: false });
  await expect.element(create).toHaveAttribute("title", "Confirm the points first.");
  page.getByRole("checkbox").element().focus();
  await userEvent.keyboard("[Space]");
  await create.click();
  expect(await answer).toBe("create");
});

test("a finding closes the dialog and leads to its place", async () => {
  await renderApp(null, { project: await overlapping(), isReadOnly: true });
  void openPreflight();
  await page.getByRole("button", { name: "Overlaps", exact: false }).first().click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("of a project that is not open nothing has to be answered for", async () => {
  await renderApp(null, { project: await demoKitchen() });
  expect(await checkBeforePdf(99)).toEqual([]);
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedFiles } from "../../testing/saved-files.ts";
import { openTechnicalSheets } from "./open-technical-sheets.ts";

test("Technical sheets keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
  await expectDialogRules({ title: "Technical sheets", open: openTechnicalSheets });
});

test("a project without articles has nothing to list and nothing to download", async () => {
  await renderApp(null, { project: await demoKitchen() });
  void openTechnicalSheets();
  await expect.element(page.getByText("This project has no pieces of this kind yet.")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Download", exact: false }))
    .toHaveAttribute("title", "Nothing to list");
});

test("another sheet is chosen by keyboard and downloaded in the chosen format, also of a project that may only be read", async () => {
  const files = savedFiles();
  const { calls } = await renderApp(null, {
    project: await demoKitchen(["BASE-2D-900"]),
    projectId: 7,
    isReadOnly: true,
    answers: { getTechnicalSheet: () => ({ status: 200, body: new Blob(["a;b"], { type: "text/csv" }) }) },
  });
  void openTechnicalSheets();
  await expect.element(page.getByRole("table")).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText("Sheet"), "Fittings");
  await page.getByText("CSV", { exact: true }).click();
  await page.getByRole("button", { name: "Download" }).click();
  await expect.poll(() => files).toEqual(["Fittings Kitchen.csv"]);
  expect(calls.find(({ operation }) => operation === "getTechnicalSheet")).toMatchObject({
    params: { id: "7", sheet: "fittings" },
    query: { format: "csv", language: "en" },
  });
});

test("without an answer of the server a sentence says so", async () => {
  await renderApp(null, {
    project: await demoKitchen(["BASE-2D-900"]),
    projectId: 7,
    answers: {
      getTechnicalSheet: () => {
        throw new TypeError("offline");
      },
    },
  });
  void openTechnicalSheets();
  await page.getByRole("button", { name: "Download" }).click();
  await expect.element(page.getByText("The sheet could not be made. Try again.")).toBeVisible();
});

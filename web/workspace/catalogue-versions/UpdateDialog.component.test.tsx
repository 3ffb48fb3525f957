import { useProject, useVersions } from "@stanza/web-project";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { dialogHasFocus, expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openUpdate } from "./open-update.ts";

const versionNow = () => useProject.getState().open?.document.project.catalogues.CUCINA?.version;
const rowsNow = () => useProject.getState().open?.document.project.rows.map(({ id }) => id);

/** A newer version in which one article costs more and another is gone. */
function newerVersion(): void {
  const row = { catalogue: "CUCINA", isGenerated: false, isNew: false, repairs: [] } as const;
  useVersions.setState({
    newer: [{ code: "CUCINA", from: "1.0", to: "2.0", isLost: false }],
    status: "ready",
    answer: {
      updates: [
        {
          ...row,
          row: "row1",
          code: "BASE-2D-900",
          description: { en: "Base unit" },
          state: "priceChanged",
          priceBefore: "100.00",
          priceAfter: "120.00",
        },
        { ...row, row: "row2", code: "BASE-1D-450", description: { en: "Old unit" }, state: "gone" },
      ],
      choices: {},
      grossBefore: "200.00",
      grossAfter: "120.00",
      unpricedBefore: 0,
      unpricedAfter: 0,
    },
  });
}

async function render(isReadOnly = false): Promise<void> {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"], ["BASE-1D-450"]), isReadOnly });
}

afterEach(() => useVersions.setState({ newer: [], status: "none", answer: null }));

test("Update catalogues keeps to the rules of dialogs", async () => {
  await render();
  newerVersion();
  await expectDialogRules({ title: "Update catalogues", open: openUpdate });
});

test("what changes is shown with its prices; Enter updates and leaves what is gone where it is", async () => {
  await render();
  newerVersion();
  const closed = openUpdate();
  await expect
    .element(page.getByRole("row", { name: "Base unit", exact: false }))
    .toMatchTextContent(/100.*120/);
  await dialogHasFocus();
  await userEvent.keyboard("{Enter}");
  await closed;
  expect(versionNow()).toBe("2.0");
  expect(rowsNow()).toEqual(["row1", "row2"]);
});

test("articles that are gone are removed as well when that is wanted", async () => {
  await render();
  newerVersion();
  const closed = openUpdate();
  await page.getByRole("checkbox", { name: "Also remove 1 article that is gone" }).click();
  await page.getByRole("button", { name: "Update" }).click();
  await closed;
  expect(rowsNow()).toEqual(["row1"]);
});

test.each([
  ["none", "All catalogues are up to date."],
  ["comparing", "Comparing with the newest version…"],
] as const)("without a newer version (%s) it says how things are", async (status, sentence) => {
  await render();
  useVersions.setState({ newer: [], status, answer: null });
  void openUpdate();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test("a comparison that failed says that the project stays as it is", async () => {
  await render();
  newerVersion();
  useVersions.setState({ status: "failed", answer: null });
  void openUpdate();
  await expect
    .element(page.getByText("The comparison did not succeed. The project stays on its version."))
    .toBeVisible();
});

test("a project that may only be read is not updated", async () => {
  await render(true);
  newerVersion();
  void openUpdate();
  await expect
    .element(page.getByRole("button", { name: "Update", exact: false }))
    .toHaveAttribute("title", "This project can be viewed but not changed.");
});

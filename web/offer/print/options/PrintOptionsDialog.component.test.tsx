import { newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { storage } from "@stanza/web-site";
import { openDialog } from "@stanza/web-ui";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../../testing/dialog-rules.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { printOptionsDialog } from "./PrintOptionsDialog.tsx";

const open = (isCombined = false) => openDialog(printOptionsDialog, { language: "en", isCombined });

beforeEach(() => storage.set("print-options", "{}"));

test("Print options keeps to the rules of dialogs", async () => {
  await renderApp(null);
  await expectDialogRules({ title: "Print options", open });
});

test("answers with what was chosen, and begins with it the next time", async () => {
  await renderApp(null);
  const chosen = open();
  await userEvent.selectOptions(page.getByLabelText("Language of the document"), "German");
  await userEvent.click(page.getByRole("checkbox", { name: "Plans" }));
  await userEvent.click(page.getByRole("checkbox", { name: "Prices of the items" }));
  await userEvent.keyboard("{Enter}");
  expect(await chosen).toEqual({
    print: {
      prints: "offer;pictures;elevations",
      layout: { grouping: "catalogue", linePrices: false, vat: "apart" },
      name: "offer",
    },
    language: "de",
  });
  void open();
  await expect.element(page.getByRole("checkbox", { name: "Plans" })).not.toBeChecked();
});

test("[QU-08] who and what the paper is for is asked where it is not known, and kept", async () => {
  await renderApp(null, { project: newProject(), projectId: 12 });
  const chosen = open();
  await userEvent.fill(page.getByLabelText("Name of the project"), "Kitchen");
  await userEvent.fill(page.getByLabelText("Last name of the client"), "Rossi");
  await userEvent.keyboard("{Enter}");
  await chosen;
  const { document } = useProject.getState().open ?? {};
  expect([document?.project.description, document?.customer.lastName]).toEqual(["Kitchen", "Rossi"]);
  void open();
  await expect.element(page.getByRole("checkbox", { name: "Plans" })).toBeVisible();
  await expect.element(page.getByLabelText("Last name of the client")).not.toBeInTheDocument();
});

test("a day that has passed is refused", async () => {
  await renderApp(null);
  void open();
  await userEvent.fill(page.getByLabelText("Valid until"), "2020-01-01");
  await expect.element(page.getByText("Choose today or a later day.", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /^Create PDF/ }))
    .toHaveAttribute("aria-disabled", "true");
});

test("a combined offer has no name to choose", async () => {
  await renderApp(null);
  void open(true);
  await expect.element(page.getByRole("checkbox", { name: "Plans" })).toBeVisible();
  await expect.element(page.getByText("AS400")).not.toBeInTheDocument();
});

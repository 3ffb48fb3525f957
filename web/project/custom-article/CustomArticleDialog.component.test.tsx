import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { dialogHasFocus, expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { useProject } from "../project-store.ts";
import { customArticleDialog } from "./CustomArticleDialog.tsx";
import { editCustomArticle } from "./open-custom-article.ts";

const open = () => openDialog(customArticleDialog, { lines: [], isNew: true });
const dialog = page.getByRole("dialog", { name: "Custom article" });
const shelf = {
  id: "l1",
  code: "FABRO",
  description: "Iron shelf",
  quantity: 2,
  unit: "pc",
  unitPrice: "120.5",
} as const;
const linesNow = () => useProject.getState().open?.document.project.rows[0]?.lines;

test("Custom article keeps to the rules of dialogs", async () => {
  await renderApp(null);
  await expectDialogRules({ title: "Custom article", open });
});

test("a line is typed with a comma in its price, summed up, and added with Enter", async () => {
  await renderApp(null);
  const answer = open();
  await expect.element(page.getByLabelText("Code")).toHaveFocus();
  await userEvent.keyboard("FABRO");
  await userEvent.fill(page.getByLabelText("Quantity"), "3");
  await userEvent.fill(page.getByLabelText("Unit price"), "12,50");
  await expect.element(dialog.getByText("€37.50")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(await answer).toMatchObject([{ code: "FABRO", quantity: 3, unit: "pc", unitPrice: "12.5" }]);
});

test("what is missing or no number is said beside its field, and nothing is added", async () => {
  await renderApp(null);
  void open();
  await dialogHasFocus();
  await userEvent.fill(page.getByLabelText("Description"), "Iron shelf");
  await userEvent.fill(page.getByLabelText("Quantity"), "many");
  await userEvent.click(page.getByRole("button", { name: "Add article" }));
  await expect.element(page.getByText("A code is needed")).toBeVisible();
  for (const name of ["Code", "Quantity", "Unit price"])
    await expect.element(page.getByLabelText(name)).toHaveAttribute("aria-invalid", "true");
  await expect.element(dialog).toBeVisible();
});

test("an article without a line is refused with OK only, and can be gone on with", async () => {
  await renderApp(null);
  void open();
  await dialogHasFocus();
  await userEvent.keyboard("{Enter}");
  const refusal = page.getByRole("alertdialog", { name: "The article cannot be saved" });
  await expect.element(refusal).toMatchTextContent("Insert at least one article");
  await userEvent.click(refusal.getByRole("button", { name: "OK" }));
  await expect.element(refusal).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test("lines are added and removed", async () => {
  await renderApp(null);
  const answer = openDialog(customArticleDialog, {
    lines: [shelf, { ...shelf, id: "l2", code: "VETRO" }],
    isNew: false,
  });
  await userEvent.click(page.getByRole("button", { name: "Remove line 1" }));
  await userEvent.click(page.getByRole("button", { name: "Add line" }));
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  expect(await answer).toMatchObject([{ id: "l2", code: "VETRO" }]);
});

test("a project that may only be read keeps its lines, with the reason", async () => {
  await renderApp(null, { project: await demoKitchen(["99-FREE"]), isReadOnly: true });
  const done = editCustomArticle("row1");
  await dialogHasFocus();
  await userEvent.keyboard("FABRO");
  await userEvent.fill(page.getByLabelText("Unit price"), "5");
  await userEvent.keyboard("{Enter}");
  await done;
  await expect.element(page.getByText(/^This project can be viewed but not changed/)).toBeVisible();
  expect(linesNow()).toBeUndefined();
});

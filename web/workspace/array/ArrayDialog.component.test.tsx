import { editor, useProject } from "@stanza/web-project";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openArray } from "./open-array.ts";

const rowsNow = () => useProject.getState().open?.document.project.rows.length;

async function openForCabinet({ isReadOnly = false } = {}): Promise<void> {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]), isReadOnly });
  await evaluationReady();
  editor.select(["row1"]);
  void openArray();
  await expect.element(page.getByLabelText("Copies")).toBeVisible();
}

test("Repeat keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
  await expectDialogRules({ title: "Repeat", open: openArray });
});

test("on a phone its buttons stand at the bottom of the screen", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  await openForCabinet();
  const create = page.getByRole("button", { name: "Create" });
  expect(create.element().getBoundingClientRect().bottom).toBeGreaterThan(800);
});

test("Enter makes as many copies as were typed", async () => {
  await openForCabinet();
  await userEvent.fill(page.getByLabelText("Clear gap"), "100");
  await userEvent.fill(page.getByLabelText("Copies"), "2");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(rowsNow()).toBe(3);
});

test("what is no number is given back, and the sum says how far the copies reach", async () => {
  await openForCabinet();
  const copies = page.getByLabelText("Copies");
  await userEvent.fill(copies, "1");
  await userEvent.tab();
  await userEvent.fill(copies, "many");
  await userEvent.tab();
  await expect.element(copies).toHaveValue("1");
  await userEvent.fill(page.getByLabelText("Clear gap"), "100");
  await userEvent.tab();
  await expect
    .element(page.getByRole("dialog").getByRole("status"))
    .toHaveTextContent("1 copy, the last one 1000 mm away");
});

test("up to a point, it asks where the last copy is", async () => {
  await openForCabinet();
  await page.getByText("Up to a point").click();
  await expect.element(page.getByLabelText("X of the last")).toHaveValue("3000");
  await expect.element(page.getByLabelText("Clear gap")).not.toBeInTheDocument();
});

test("a project that may only be read gets no copies", async () => {
  await openForCabinet({ isReadOnly: true });
  await page.getByRole("button", { name: "Create" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(rowsNow()).toBe(1);
});

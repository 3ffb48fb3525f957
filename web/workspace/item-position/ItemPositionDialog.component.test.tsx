import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openItemPosition } from "./open-item-position.ts";

const choicesNow = () => useProject.getState().open?.document.project.rows[0]?.choices;

async function render(article: string, isReadOnly = false): Promise<void> {
  await renderApp(null, { project: await demoKitchen([article]), isReadOnly });
  await evaluationReady();
}

test("Choose item position keeps to the rules of dialogs", async () => {
  await render("BASE-1D-450");
  await expectDialogRules({ title: "Choose item position", open: () => openItemPosition("row1") });
});

test("the other side is chosen with an arrow key and Enter", async () => {
  await render("BASE-1D-450");
  const closed = openItemPosition("row1");
  await expect.element(page.getByRole("radio", { name: "Left" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await closed;
  expect(choicesNow()).toEqual({ SIDE: "R" });
});

test("an article without sides says so", async () => {
  await render("BASE-2D-900");
  void openItemPosition("row1");
  await expect.element(page.getByText("This article has no sides to choose")).toBeVisible();
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
});

test("a project that may only be read keeps its side, and the button says why", async () => {
  await render("BASE-1D-450", true);
  void openItemPosition("row1");
  await page.getByText("Right", { exact: true }).click();
  const use = page.getByRole("button", { name: /^Use this side/ });
  await expect.element(use).toHaveAttribute("aria-disabled", "true");
  await expect.element(use).toHaveAccessibleName(/viewed but not changed/);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(choicesNow()).toEqual({});
});

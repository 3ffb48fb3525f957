import { editor, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ContextBar } from "./ContextBar.tsx";

const rowsNow = () => useProject.getState().open?.document.project.rows ?? [];
const toolbar = page.getByRole("toolbar", { name: "Selection" });
const more = toolbar.getByRole("button", { name: "More" });
const menu = page.getByRole("menu");
const item = (name: string | RegExp) => page.getByRole("menuitem", { name });

/** The bar of a selection in a kitchen of three base units. */
async function shown(selected: readonly string[], isReadOnly = false): Promise<void> {
  const project = await demoKitchen(["BASE-2D-900"], ["BASE-2D-900"], ["BASE-1D-450"]);
  await renderApp(<ContextBar isScene={false} />, { project, isReadOnly });
  await evaluationReady();
  editor.select(selected);
}

async function openMenu(): Promise<void> {
  await expect.element(more).toBeVisible();
  more.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(menu).toBeVisible();
}

test("without a selection there is no bar", async () => {
  await shown([]);
  await expect.element(toolbar).not.toBeInTheDocument();
});

test("[CD-03] rows are aligned one way after the other while the menu stays, then grouped with the keyboard", async () => {
  await shown(["row1", "row2"]);
  await openMenu();
  await expectAccessible();
  await userEvent.click(item("Left edges"));
  await expect.element(menu).toBeVisible();
  expect(rowsNow().map(({ placement }) => (placement.on === "room" ? placement.at[0] : null))).toEqual([
    0, 0, 4000,
  ]);
  await expect.element(item(/^Equal gaps\. Select three or more/)).toHaveAttribute("aria-disabled", "true");
  item(/^Group/)
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(menu).not.toBeInTheDocument();
  const [first, second, third] = rowsNow().map(({ group }) => group);
  expect([first !== undefined, first === second, third]).toEqual([true, true, undefined]);
});

test("Esc closes the menu and gives the focus back to its button", async () => {
  await shown(["row1"]);
  await openMenu();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test("a locked row can be copied and unlocked, and nothing else", async () => {
  await shown(["row1"]);
  await openMenu();
  await userEvent.click(item(/^Lock/));
  expect(rowsNow()[0]?.locked).toBe(true);
  await openMenu();
  for (const name of ["Mirror left and right", "Mirror front and back", "Repeat…", /^Cut/])
    await expect.element(item(name)).toHaveAttribute("aria-disabled", "true");
  await expect.element(item(/^Copy/)).not.toHaveAttribute("aria-disabled", "true");
  await userEvent.click(item(/^Unlock/));
  expect(rowsNow()[0]?.locked ?? false).toBe(false);
});

test("a project that may only be read is copied from and not changed", async () => {
  await shown(["row1", "row2"], true);
  await expect
    .element(toolbar.getByRole("button", { name: /^Delete/ }))
    .toHaveAttribute("aria-disabled", "true");
  await openMenu();
  for (const name of ["Left edges", /^Group/, /^Lock/, "Mirror left and right", /^Cut/, /^Paste/])
    await expect.element(item(name)).toHaveAttribute("aria-disabled", "true");
  await expect.element(item(/^Copy/)).not.toHaveAttribute("aria-disabled", "true");
  await expectAccessible();
});

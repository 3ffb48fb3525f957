import { editor, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { VariantsPanel } from "./VariantsPanel.tsx";

const carcassesNow = () =>
  useProject.getState().open?.document.project.rows.map(({ choices }) => choices.CARC);
const heading = page.getByRole("heading", { name: "Apply to others" });
const carcass = page.getByRole("button", { name: "Carcass: Anthracite" });

/** The first of three base units selected, with a carcass of its own; the second is the same article. */
async function shown({ isReadOnly = false, hasChoice = true } = {}): Promise<void> {
  const project = await demoKitchen(
    ["BASE-2D-900", hasChoice ? { CARC: "C03" } : {}],
    ["BASE-2D-900"],
    ["BASE-1D-450"],
  );
  await renderApp(<VariantsPanel />, { project, isReadOnly });
  editor.select(["row1"]);
  await expect.element(page.getByRole("tab", { name: "Variants" })).toBeVisible();
}

/** Opens the menu with the keyboard. */
async function openMenu(): Promise<void> {
  await expect.element(carcass).toBeVisible();
  carcass.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menu")).toBeVisible();
}

test("[CA-04] what was chosen on one row is applied to the same article with the keyboard", async () => {
  await shown();
  await openMenu();
  await expect.element(page.getByRole("menuitem", { name: /^Same article \(1\)/ })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  expect(carcassesNow()).toEqual(["C03", "C03", undefined]);
});

test("all that have the variable take it", async () => {
  await shown();
  await openMenu();
  await userEvent.click(page.getByRole("menuitem", { name: /^All that have it \(2\)/ }));
  expect(carcassesNow()).toEqual(["C03", "C03", "C03"]);
});

test("Esc closes the menu, changes nothing and gives the focus back", async () => {
  await shown();
  await openMenu();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(carcass).toHaveFocus();
  expect(carcassesNow()).toEqual(["C03", undefined, undefined]);
});

test("where nothing was chosen there is nothing to apply", async () => {
  await shown({ hasChoice: false });
  await expect.element(page.getByRole("radiogroup", { name: "Base unit height" })).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

test("a project that may only be read applies nothing", async () => {
  await shown({ isReadOnly: true });
  await expect.element(page.getByRole("spinbutton", { name: "Quantity" })).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

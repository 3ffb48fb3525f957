import { editor, useProject } from "@stanza/web-project";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen, demoWardrobe } from "../../testing/demo-kitchen.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { VariantsPanel } from "./VariantsPanel.tsx";

const choicesNow = () => useProject.getState().open?.document.project.rows[0]?.choices;

test("without a selection the panel is empty", async () => {
  await renderApp(<VariantsPanel />, { project: await demoKitchen(["BASE-2D-900"]) });
  await expect.element(page.getByRole("tablist")).not.toBeInTheDocument();
});

test("a variant is chosen with the arrow keys, kept in the project, and the panel follows", async () => {
  await renderApp(<VariantsPanel />, { project: await demoKitchen(["BASE-2D-900"]) });
  editor.select(["row1"]);
  const height = page.getByRole("radiogroup", { name: "Base unit height" });
  await expect.element(height.getByRole("radio", { name: "780 mm" })).toBeChecked();
  await expectAccessible();
  height.getByRole("radio", { name: "780 mm" }).element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(height.getByRole("radio", { name: "720 mm" })).toBeChecked();
  expect(Object.values(choicesNow() ?? {})).toContain(720);
});

test("on a phone the quantity stands within the screen", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  await renderApp(<VariantsPanel />, { project: await demoKitchen(["BASE-2D-900"]) });
  editor.select(["row1"]);
  const more = page.getByRole("button", { name: "More: Quantity" });
  await expect.element(more).toBeVisible();
  expect(more.element().getBoundingClientRect().right).toBeLessThanOrEqual(390 - 8);
});

test("a project that may only be read shows its values and changes none", async () => {
  await renderApp(<VariantsPanel />, { project: await demoKitchen(["BASE-2D-900"]), isReadOnly: true });
  await evaluationReady();
  editor.select(["row1"]);
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  await expect.element(quantity).toHaveAttribute("title", "This project can be viewed but not changed.");
  await expect.element(quantity).toHaveAttribute("readonly");
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
  await expectAccessible();
});

const tab = (name: string) => page.getByRole("tab", { name });
const rows = () => useProject.getState().open?.document.project.rows;

/** The panel with the first of two base units selected, at one of its tabs. */
async function shownAt(name: string, isReadOnly = false) {
  await renderApp(<VariantsPanel />, {
    project: await demoKitchen(["BASE-2D-900"], ["BASE-2D-900"]),
    isReadOnly,
  });
  editor.select(["row1"]);
  await expect.element(tab(name)).toBeVisible();
  tab("Variants").element().focus();
  for (let i = 0; i < 3 && tab(name).element().ariaSelected !== "true"; i++)
    await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab(name)).toHaveAttribute("aria-selected", "true");
}

test("Size & position says how large the article is and moves it to where is typed", async () => {
  await shownAt("Size & position");
  await expect.element(page.getByText(/^Overall 900/)).toBeVisible();
  await expectAccessible();
  await userEvent.fill(page.getByLabelText("X, to the right"), "120");
  await userEvent.keyboard("{Enter}");
  expect(rows()?.[0]?.placement).toMatchObject({ on: "room", at: [120, 0, 0] });
  await userEvent.fill(page.getByLabelText("Turned"), "90");
  await userEvent.keyboard("{Enter}");
  expect(rows()?.[0]?.placement).toMatchObject({ rotY: 90 });
});

test("Size & position of a project that may only be read is not typed", async () => {
  await shownAt("Size & position", true);
  await expect.element(page.getByLabelText("X, to the right")).toHaveAttribute("readonly");
});

test("Details lists the lines that are ordered, each with why it costs what it costs", async () => {
  await shownAt("Details");
  await expect.element(page.getByRole("heading", { name: "Order lines" })).toBeVisible();
  await expectAccessible();
  const why = page.getByText("Why this price").first();
  await userEvent.click(why);
  await expect.element(why).toBeVisible();
  expect(document.querySelector("details[open] ol li")?.textContent).toMatch(/€/);
});

test("[CL-02] a closet leads to its wizard, and no other article does", async () => {
  const { visited } = await renderApp(<VariantsPanel />, {
    project: await demoWardrobe(["CL-2424"], ["IN-SHELF-878"]),
  });
  editor.select(["row2"]);
  await expect.element(page.getByRole("heading", { name: "Shelf" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Step by step" })).not.toBeInTheDocument();
  editor.select(["row1"]);
  await page.getByRole("link", { name: "Step by step" }).click();
  expect(visited).toEqual(["/closetool/row1"]);
});

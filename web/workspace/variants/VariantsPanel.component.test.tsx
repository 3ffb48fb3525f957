import { editor, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
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

test("a project that may only be read shows its values and changes none", async () => {
  await renderApp(<VariantsPanel />, { project: await demoKitchen(["BASE-2D-900"]), isReadOnly: true });
  editor.select(["row1"]);
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  await expect.element(quantity).toHaveAttribute("title", "This project can be viewed but not changed.");
  await expect.element(quantity).toHaveAttribute("readonly");
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
  await expectAccessible();
});

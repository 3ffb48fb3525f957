import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../web/testing/accessibility.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { CustomerScreen } from "./CustomerScreen.tsx";

const project = newProject({ description: "Kitchen" });

test("without a project the screen says what to do", async () => {
  await renderApp(<CustomerScreen />);
  await expect.element(page.getByRole("heading", { name: "No project is open" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Open a project" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "New project" })).toBeVisible();
  await expectAccessible();
});

test("the open project's customer is typed", async () => {
  await renderApp(<CustomerScreen />, { project });
  await expect.element(page.getByRole("heading", { name: "Customer", level: 1 })).toBeVisible();
  await expect.element(page.getByLabelText("First name")).not.toHaveAttribute("readonly");
});

test("a project that may only be read shows its customer and changes nothing", async () => {
  await renderApp(<CustomerScreen />, { project, isReadOnly: true });
  await expect.element(page.getByLabelText("First name")).toHaveAttribute("readonly");
});

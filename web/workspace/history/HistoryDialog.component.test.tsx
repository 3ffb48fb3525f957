import { newProject, rename } from "@stanza/project";
import { transact, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openHistory } from "./open-history.ts";

const project = newProject({ description: "Kitchen" });
const nameNow = () => useProject.getState().open?.document.project.description;

async function openAfterTwoSteps(): Promise<void> {
  await renderApp(null, { project });
  for (const name of ["First", "Second"]) transact("edit.rename", (so) => rename(so, { description: name }));
  void openHistory();
  await expect.element(page.getByRole("dialog")).toBeVisible();
}

test("History keeps to the rules of dialogs", async () => {
  await renderApp(null, { project });
  await expectDialogRules({ title: "History", open: openHistory });
});

test("before the first step it says that nothing has been changed", async () => {
  await renderApp(null, { project });
  void openHistory();
  await expect.element(page.getByText("Nothing has been changed yet.", { exact: false })).toBeVisible();
});

test("the present step has the focus, and Enter on another one goes back to it", async () => {
  await openAfterTwoSteps();
  const steps = page.getByRole("listitem").getByRole("button");
  await expect.element(steps.nth(0)).toHaveFocus();
  await expect.element(steps.nth(0)).toMatchTextContent(/Now$/);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(nameNow()).toBe("First");
  await expect.element(steps.nth(0)).toMatchTextContent(/Undone$/);
  await expect.element(steps.nth(1)).toHaveAttribute("aria-current", "step");
});

test("a project that may only be read shows its steps, says so, and goes back to none", async () => {
  await openAfterTwoSteps();
  useProject.setState({ saveState: { kind: "read-only" } });
  await expect.element(page.getByText(/can be viewed but not changed/)).toBeVisible();
  await expect
    .element(page.getByRole("listitem").getByRole("button").nth(1))
    .toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("listitem").getByRole("button").nth(1), { force: true });
  expect(nameNow()).toBe("Second");
  await expect.element(page.getByRole("listitem").nth(0)).toMatchTextContent(/Now$/);
});

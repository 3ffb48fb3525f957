import { registerCommands, useCommands } from "@stanza/web-site";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectDialogRules } from "../../../web/testing/dialog-rules.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { openShortcuts } from "./palette.ts";

const run = () => undefined;

test("Keyboard shortcuts keeps to the rules of dialogs and lists each key under its group", async () => {
  useCommands.setState({ groups: new Map() });
  registerCommands("test", [
    { id: "save", label: "Save now", group: "Project", keys: ["Ctrl+S"], run },
    { id: "pan", label: "Move the plan", group: "View", keys: ["Space"], listedOnly: true, run },
    { id: "rename", label: "Rename project", group: "Project", run },
  ]);
  await renderApp(null);
  await expectDialogRules({ title: "Keyboard shortcuts", open: openShortcuts });
  void openShortcuts();
  await expect.element(page.getByRole("heading", { name: "Project" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "View" })).toBeVisible();
  await expect.element(page.getByText("Move the plan")).toBeVisible();
  await expect.element(page.getByText("Rename project")).not.toBeInTheDocument();
});

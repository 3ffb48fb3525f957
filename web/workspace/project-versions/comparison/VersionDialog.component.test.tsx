import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { demoKitchen } from "../../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../../testing/dialog-rules.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { projectSummary } from "../../../testing/summaries.ts";
import { projectVersion, versionDocument } from "../../../testing/versions.ts";
import { openVersion } from "./open-comparison.ts";

test("[PR-07] a version is opened to be looked at: its articles with their prices", async () => {
  const before = await demoKitchen(["BASE-2D-900"], ["BASE-1D-600"]);
  await renderApp(null, {
    project: before,
    stored: projectSummary(),
    answers: {
      getProjectVersion: () => ({
        status: 200,
        body: { version: projectVersion(), document: versionDocument(before) },
      }),
    },
  });
  await expectDialogRules({
    title: "Version “Before discount”",
    open: () => openVersion(projectVersion()),
  });
  void openVersion(projectVersion());
  const opened = page.getByRole("dialog", { name: "Version “Before discount”" });
  await expect.element(opened.getByText(/Saved by Giulia Ferri/)).toBeVisible();
  await expect
    .element(opened.getByRole("row", { name: /^Base unit/ }).first(), { timeout: 60_000 })
    .toMatchTextContent(/€/);
  await expect.element(opened.getByRole("row").last()).toMatchTextContent(/€/);
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../../testing/dialog-rules.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { projectSummary } from "../../../testing/summaries.ts";
import { projectVersion, versionDocument } from "../../../testing/versions.ts";
import { openComparison } from "./open-comparison.ts";

test("[PR-07] two states are compared: what went and what came, with prices; a press leads to the place", async () => {
  const before = await demoKitchen(["BASE-2D-900"], ["BASE-1D-600"]);
  const after = await demoKitchen(["BASE-2D-900", { W: 800 }], ["BASE-1D-600"]);
  const removed = { ...after, rows: after.rows.slice(0, 1) };
  await renderApp(null, {
    project: removed,
    stored: projectSummary(),
    answers: {
      listProjectVersions: () => ({ status: 200, body: { versions: [projectVersion()] } }),
      getProjectVersion: () => ({
        status: 200,
        body: { version: projectVersion(), document: versionDocument(before) },
      }),
    },
  });
  await expectDialogRules({ title: "Compare versions", open: () => openComparison(projectVersion()) });
  void openComparison(projectVersion());
  const compared = page.getByRole("dialog", { name: "Compare versions" });
  const removedRow = compared.getByRole("row", { name: /Removed/ }).first();
  // Two states are evaluated in a thread of their own, which takes long on a busy machine.
  await expect.element(compared.getByText(/^\d+ removed$/), { timeout: 60_000 }).toBeVisible();
  await expect.element(removedRow).toMatchTextContent(/− ?€/);
  await expect.element(compared.getByText(/900 mm.*800 mm/)).toBeVisible();
  const place = removedRow.getByRole("button");
  await userEvent.click(place);
  await expect.element(place).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(compared.getByRole("button", { name: "Show everything" }));
  await expect.element(place).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(compared.getByRole("button", { name: "Swap the two" }));
  await expect.element(compared.getByText(/^\d+ added$/), { timeout: 60_000 }).toBeVisible();
});

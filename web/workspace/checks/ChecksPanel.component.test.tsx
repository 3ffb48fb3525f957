import { accepted, changeHeader, type Project, placeRow } from "@stanza/project";
import { editor, setEvaluation, useProject } from "@stanza/web-project";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoCatalogue } from "../../testing/demo-catalogues.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ChecksPanel } from "./ChecksPanel.tsx";
import { keepPreflight } from "./keep-preflight.ts";
import { NO_PREFLIGHT, usePreflight } from "./preflight-store.ts";

/** Two cabinets, one in the other. */
async function overlapping(): Promise<Project> {
  const project = await demoKitchen(["BASE-2D-900"], ["BASE-1D-450"]);
  return accepted(placeRow(project, { row: "row2", placement: { on: "room", at: [200, 0, 0], rotY: 0 } }));
}

let stop: () => void;
beforeEach(() => {
  usePreflight.setState(NO_PREFLIGHT, true);
  stop = keepPreflight();
});
afterEach(() => stop());

test("before the first evaluation it says that it is checking", async () => {
  await renderApp(<ChecksPanel />);
  await expect.element(page.getByText("Checking …")).toBeVisible();
});

test("where nothing is wrong it says so", async () => {
  await renderApp(<ChecksPanel />, { project: await demoKitchen() });
  await expect.element(page.getByText("No collisions, no gaps, everything chosen and priced.")).toBeVisible();
});

test("a finding leads to its rows", async () => {
  await renderApp(<ChecksPanel />, { project: await overlapping() });
  const finding = page
    .getByRole("region", { name: "Must be fixed" })
    .getByRole("button", { name: "Overlaps", exact: false });
  await expect.element(finding.first()).toBeVisible();
  await expectAccessible();
  await finding.first().click();
  expect(editor.state.selection.length).toBeGreaterThan(0);
});

test("in a project that may only be read findings are looked at", async () => {
  await renderApp(<ChecksPanel />, { project: await overlapping(), isReadOnly: true });
  await expect.element(page.getByRole("region", { name: "Must be fixed" })).toBeVisible();
});

test("[EV-04] nothing found means nothing wrong only once everything has been checked", async () => {
  await renderApp(<ChecksPanel />, { project: await demoKitchen() });
  await expect.element(page.getByText("No collisions", { exact: false })).toBeVisible();
  setEvaluation({ updating: true });
  await expect.element(page.getByText("Checking …")).toBeVisible();
  setEvaluation({ updating: false });
  await expect.element(page.getByText("No collisions", { exact: false })).toBeVisible();
});

test("[EV-04] an open end is closed from its line", async () => {
  const kitchen = await demoKitchen(["BASE-1D-600"]);
  const { code: catalogue } = (await demoCatalogue("cucina")).bundle;
  const model = kitchen.rows[0]!.model;
  const project = accepted(changeHeader(kitchen, { catalogue, model, choices: { FIT: false } }));
  await renderApp(<ChecksPanel />, { project });
  await page.getByRole("button", { name: "Add the end panels" }).first().click();
  await expect.element(page.getByText("Its free side has no end panel").first()).not.toBeInTheDocument();
  expect(useProject.getState().open?.document.project.catalogues[catalogue]?.headers[model]).toEqual({
    FIT: true,
  });
});

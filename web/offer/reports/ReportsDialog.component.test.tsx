import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { openReports } from "./open-reports.ts";

const report = {
  name: "fitting",
  description: { en: "Fitting plan" },
  saveAs: "pdf",
  parameters: [{ name: "photos", description: { en: "Photos" }, selected: true }],
};
const shown = (answers: ServerAnswers = {}, context: TestContext = {}) =>
  renderApp(null, {
    project: newProject({ description: "Kitchen Rossi" }),
    stored: projectSummary(),
    ...context,
    answers: {
      listReports: () => ({ status: 200, body: { reports: [report], designer: null } }),
      ...answers,
    },
  });

test("Reports keeps to the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({ title: "Reports", open: openReports });
});

test("a report is made with what was switched on, and can be downloaded", async () => {
  const { calls } = await shown({
    createReport: () => ({
      status: 201,
      body: {
        id: 9,
        name: "fitting.pdf",
        mediaType: "application/pdf",
        size: 1200,
        addedAt: "2026-11-20T10:00:00.000Z",
        addedBy: "Giulia Ferri",
      },
    }),
  });
  void openReports();
  await userEvent.click(page.getByRole("checkbox", { name: "Photos" }));
  await userEvent.click(page.getByRole("button", { name: "Create report" }));
  await expect
    .element(page.getByRole("link", { name: "Download" }))
    .toHaveAttribute("download", "fitting.pdf");
  expect(calls.find(({ operation }) => operation === "createReport")?.body).toMatchObject({
    name: "fitting",
    parameters: [{ name: "photos", selected: false }],
  });
});

test("says why the print server made no report", async () => {
  await shown({
    createReport: () => ({ status: 502, body: { error: "time-out", message: "Too slow." } }),
  });
  void openReports();
  await userEvent.click(page.getByRole("button", { name: "Create report" }));
  await expect.element(page.getByText("The print server did not answer in time.")).toBeVisible();
});

test("says that there are no reports, and that they cannot be had", async () => {
  let fails = true;
  await shown({
    listReports: () => {
      if (fails) throw new TypeError("offline");
      return { status: 200, body: { reports: [], designer: null } };
    },
  });
  void openReports();
  await expect.element(page.getByText("The reports cannot be had")).toBeVisible();
  fails = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("The print server has no reports")).toBeVisible();
});

import type { CrmUpload } from "@stanza/contract";
import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { openCrmDetails } from "./open-crm-details.ts";

const project = newProject({ description: "Kitchen Rossi" });
const crm =
  (body: { isAvailable?: boolean; order?: string; uploads?: CrmUpload[] }): ServerAnswers["getCrm"] =>
  () => ({ status: 200, body: { isAvailable: false, order: "", uploads: [], ...body } });
const failedUpload: CrmUpload = {
  id: 1,
  revision: 3,
  offerNumber: null,
  order: "",
  delivery: {
    id: 7,
    kind: "crm",
    about: "",
    projectId: 12,
    at: "2026-11-20T10:00:00.000Z",
    by: "Giulia Ferri",
    state: "failed",
    error: "The CRM answered 500.",
    nextAt: null,
    attempts: [],
  },
};

test("CRM order keeps to the rules of dialogs", async () => {
  await renderApp(null, { project, stored: projectSummary(), answers: { getCrm: crm({}) } });
  await expectDialogRules({ title: "CRM order", open: openCrmDetails });
});

test("[QU-11] without a CRM there is no upload, and an order linked by hand goes before the description", async () => {
  let order = "";
  const { calls } = await renderApp(null, {
    project,
    stored: projectSummary(),
    answers: {
      getCrm: () => ({ status: 200, body: { isAvailable: false, order, uploads: [] } }),
      linkCrmOrder: ({ body }) => {
        order = (body as { order: string | null }).order ?? "";
        return { status: 200, body: { summary: projectSummary({ crmOrder: order }) } };
      },
    },
  });
  void openCrmDetails();
  const explanation = page.getByText(/No CRM is connected here/);
  await expect.element(explanation).toBeVisible();
  const form = explanation.element().nextElementSibling?.getBoundingClientRect();
  expect(form?.top).toBeGreaterThan(explanation.element().getBoundingClientRect().bottom + 8);
  await expect.element(page.getByRole("button", { name: "Upload to the CRM" })).not.toBeInTheDocument();
  const field = page.getByLabelText("Order number");
  await userEvent.fill(field, "48~213");
  await expect.element(page.getByText("Without spaces and without ~")).toBeVisible();
  await userEvent.fill(field, "48213");
  await expect
    .element(page.getByLabelText("The project is then stored as"))
    .toHaveValue("48213~Kitchen Rossi");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("definition")).toMatchTextContent("48213");
  await userEvent.click(page.getByRole("button", { name: "Remove the link" }));
  await expect.element(page.getByText(/is not linked to an order of the CRM/)).toBeVisible();
  expect(calls.filter(({ operation }) => operation === "linkCrmOrder").map(({ body }) => body)).toEqual([
    { order: "48213" },
    { order: null },
  ]);
});

test("a link that the server refuses leaves what was typed", async () => {
  await renderApp(null, {
    project,
    stored: projectSummary(),
    answers: {
      getCrm: crm({}),
      linkCrmOrder: () => ({ status: 403, body: { error: "forbidden", message: "No." } }),
    },
  });
  void openCrmDetails();
  await userEvent.fill(page.getByLabelText("Order number"), "48213");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("The CRM link was not changed.")).toBeVisible();
  await expect.element(page.getByLabelText("Order number")).toHaveValue("48213");
});

test("shows the order's state and page in the CRM, and sends a failed upload again", async () => {
  const { calls } = await renderApp(null, {
    project,
    stored: projectSummary({ crmOrder: "48213" }),
    answers: {
      getCrm: crm({ isAvailable: true, order: "48213", uploads: [failedUpload] }),
      getCrmOrder: () => ({
        status: 200,
        body: { order: "48213", state: "In production", link: "https://crm.example.org/48213" },
      }),
      sendDeliveryAgain: () => ({
        status: 200,
        body: { delivery: { ...failedUpload.delivery, state: "waiting" } },
      }),
    },
  });
  void openCrmDetails();
  await expect.element(page.getByText("In production")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the order in the CRM" }))
    .toHaveAttribute("href", "https://crm.example.org/48213");
  await expect.element(page.getByText("The CRM answered 500.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Send again" }));
  await expect.poll(() => calls.map(({ operation }) => operation)).toContain("sendDeliveryAgain");
});

test("a project that was never saved has to be saved first", async () => {
  await renderApp(null, { project });
  void openCrmDetails();
  await expect.element(page.getByText("Save the project first")).toBeVisible();
  await userEvent.fill(page.getByLabelText("Order number"), "48213");
  await expect.element(page.getByRole("button", { name: /^Link/ })).toHaveAttribute("aria-disabled", "true");
});

import { NO_TERMS } from "@stanza/codecs";
import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { SUPERVISOR } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { askApproval } from "./ask-approval.ts";

const shown = (answers: ServerAnswers) =>
  renderApp(null, {
    project: newProject({ description: "Kitchen Rossi" }),
    stored: projectSummary(),
    answers: {
      listApprovers: () => ({
        status: 200,
        body: { approvers: [{ id: SUPERVISOR.userId, name: SUPERVISOR.name }] },
      }),
      ...answers,
    },
  });
const ask = () => askApproval({ projectId: 12, terms: NO_TERMS });

test("Asking for an approval keeps to the rules of dialogs", async () => {
  await shown({});
  await expectDialogRules({ title: "Approval of discounts", open: ask });
});

test("[QU-07] the supervisor who was chosen is asked with the reason", async () => {
  const { calls } = await shown({
    requestApproval: () => ({ status: 409, body: { error: "already-requested", message: "Asked." } }),
  });
  const asked = ask();
  await expect.element(page.getByLabelText("Supervisor")).toHaveValue(SUPERVISOR.userId);
  await expect.element(page.getByRole("button", { name: /^Ask/ })).toHaveAttribute("title", "Say why first");
  await userEvent.fill(page.getByLabelText("Why"), " Two more kitchens in the house ");
  await userEvent.click(page.getByRole("button", { name: /^Ask/ }));
  expect(await asked).toBe(true);
  expect(calls.at(-1)).toMatchObject({
    operation: "requestApproval",
    params: { id: "12" },
    body: { supervisorId: SUPERVISOR.userId, reason: "Two more kitchens in the house" },
  });
});

test("a refused request leaves the dialog open with its text", async () => {
  await shown({
    requestApproval: () => ({ status: 403, body: { error: "forbidden", message: "No." } }),
  });
  void ask();
  await expect.element(page.getByLabelText("Supervisor")).toHaveValue(SUPERVISOR.userId);
  await userEvent.fill(page.getByLabelText("Why"), "Two more kitchens");
  await userEvent.click(page.getByRole("button", { name: /^Ask/ }));
  await expect.element(page.getByText("The approval could not be asked for.")).toBeVisible();
  await expect.element(page.getByLabelText("Why")).toHaveValue("Two more kitchens");
});

test("says that the supervisors could not be loaded", async () => {
  await shown({
    listApprovers: () => ({ status: 403, body: { error: "forbidden", message: "No." } }),
  });
  void ask();
  await expect.element(page.getByText("The supervisors could not be loaded.")).toBeVisible();
});

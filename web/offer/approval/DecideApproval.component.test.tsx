import type { Approval } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { SUPERVISOR } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openApprovalDecision } from "./open-approval-decision.ts";

const approval: Approval = {
  id: 5,
  project: { id: 12, description: "Kitchen Rossi", customerName: "Anna Rossi" },
  shop: "MILANO",
  revision: 3,
  status: "pending",
  requestedBy: "Marco Conti",
  requestedAt: "2026-11-20T09:30:00.000Z",
  reason: "Two more kitchens in the house",
  supervisor: { id: SUPERVISOR.userId, name: SUPERVISOR.name },
  decidedBy: null,
  decidedAt: null,
  note: "",
  currency: "EUR",
  gross: "4000.00",
  discount: "1400.00",
  percent: "35.00",
  limit: "20.00",
  canDecide: true,
};
const shown = (approvals: readonly Approval[], answers: ServerAnswers = {}) =>
  renderApp(null, {
    profile: SUPERVISOR,
    answers: {
      listApprovals: () => ({ status: 200, body: { approvals: [...approvals] } }),
      ...answers,
    },
  });
const open = () => openApprovalDecision(12);

test("Deciding on an approval keeps to the rules of dialogs", async () => {
  await shown([approval]);
  await expectDialogRules({ title: "Approval of discounts", open });
});

test("[QU-07] shows what is asked, and approving it needs no word", async () => {
  const { calls } = await shown([approval], {
    decideApproval: () => ({ status: 200, body: { approval: { ...approval, status: "approved" } } }),
  });
  const closed = open();
  await expect.element(page.getByText("Two more kitchens in the house")).toBeVisible();
  await expect.element(page.getByText(/€1,400\.00/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Approve" }));
  await closed;
  expect(calls.find(({ operation }) => operation === "decideApproval")).toMatchObject({
    params: { id: "5" },
    body: { decision: "approve", note: "" },
  });
  await expect.element(page.getByText("Approved. Marco Conti has been told.")).toBeVisible();
});

test("a no needs a word, and says so when somebody else was quicker", async () => {
  await shown([approval], {
    decideApproval: () => ({ status: 409, body: { error: "already-decided", message: "Decided." } }),
  });
  void open();
  const no = page.getByRole("button", { name: /^Do not allow/ });
  await expect.element(no).toHaveAttribute("title", "Say why first");
  await userEvent.fill(page.getByLabelText("Your word"), "Too much");
  await userEvent.click(no);
  await expect.element(page.getByText("Somebody else has decided in the meantime.")).toBeVisible();
});

test("what another supervisor was asked can be read but not decided", async () => {
  await shown([{ ...approval, canDecide: false }]);
  void open();
  await expect.element(page.getByText("Paola Vitale has been asked and has not decided yet.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Approve" })).not.toBeInTheDocument();
});

test("says that there is nothing to decide", async () => {
  await shown([]);
  void open();
  await expect.element(page.getByText("There is nothing to decide for this project.")).toBeVisible();
});

test("a failed request can be tried again", async () => {
  let fails = true;
  await shown([], {
    listApprovals: () => {
      if (fails) throw new TypeError("offline");
      return { status: 200, body: { approvals: [approval] } };
    },
  });
  void open();
  await expect.element(page.getByText(/The request could not be loaded\./)).toBeVisible();
  fails = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("Two more kitchens in the house")).toBeVisible();
});

import type { DesignLink } from "@stanza/contract";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { mailDesign } from "./MailDesignDialog.tsx";

const LINK: DesignLink = {
  id: 7,
  kind: "mail",
  shop: "MILANO",
  email: "anna@example.org",
  state: "active",
  createdAt: "2026-11-22T21:00:00.000Z",
  expiresAt: "2027-02-20T21:00:00.000Z",
};
const dialog = page.getByRole("dialog", { name: "E-mail me this" });

async function shown(answers: ServerAnswers = {}) {
  return renderApp(<p>Design</p>, {
    profile: GUEST,
    project: await demoKitchen(["BASE-2D-900"]),
    answers: { mailDesign: () => ({ status: 202, body: { link: LINK } }), ...answers },
  });
}

function mail() {
  const { open } = useProject.getState();
  if (!open) throw new Error("no project");
  return mailDesign(open);
}

test("[SH-07] a guest sends the design to themselves by keyboard alone", async () => {
  const { calls } = await shown();
  const closed = mail();
  await expect.element(dialog.getByLabelText("E-mail")).toHaveFocus();
  await userEvent.keyboard("anna@example{Enter}");
  await expect.element(dialog.getByLabelText("E-mail")).toHaveAttribute("aria-invalid", "true");
  expect(calls).toEqual([]);
  await userEvent.keyboard(".org{Enter}");
  await closed;
  expect(calls[0]).toMatchObject({
    operation: "mailDesign",
    body: { email: "anna@example.org", language: "en" },
  });
  await expect.element(page.getByText("On its way to anna@example.org.")).toBeVisible();
});

test("a letter that cannot be sent says why, and the dialog keeps the address", async () => {
  await shown({
    mailDesign: () => ({ status: 409, body: { error: "no-mail-server", message: "none" } }),
  });
  void mail();
  await userEvent.fill(dialog.getByLabelText("E-mail"), "anna@example.org");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  await expect.element(dialog.getByText("No mail can be sent at the moment.")).toBeVisible();
  await expect.element(dialog.getByLabelText("E-mail")).toHaveValue("anna@example.org");
});

test("the dialog keeps the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({ title: "E-mail me this", open: mail });
});

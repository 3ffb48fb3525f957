import { CONSENT_VERSION } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { createAccount } from "./open-account-dialogs.ts";

test("the dialog for an account keeps to the rules of dialogs", async () => {
  await renderApp(<p>Page</p>, { profile: GUEST });
  await expectDialogRules({ title: "Create an account", open: () => createAccount() });
});

test("[AU-06] a guest asks for an account by keyboard, agrees, and is told where the mail goes", async () => {
  const { calls } = await renderApp(<p>Page</p>, {
    profile: GUEST,
    answers: { requestAccount: () => ({ status: 202, body: {} }) },
  });
  const closed = createAccount();
  await expect.element(page.getByLabelText("Your name")).toHaveFocus();
  await userEvent.keyboard("Anna Rossi{Tab}anna@example.org{Enter}");
  const consent = page.getByRole("checkbox", { name: /keeps my name/ });
  await expect.element(consent).toHaveAccessibleDescription("Without your consent no account can be made.");
  expect(calls).toEqual([]);
  await userEvent.keyboard("{Tab} {Enter}");
  await closed;
  expect(calls[0]?.body).toEqual({
    email: "anna@example.org",
    name: "Anna Rossi",
    language: "en",
    consent: CONSENT_VERSION,
  });
  await expect.element(page.getByText(/^A link is on its way to anna@example.org/)).toBeVisible();
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { SignInForm } from "../SignInForm.tsx";
import { forgottenPassword } from "./open-account-dialogs.ts";

test("the dialog for a new password keeps to the rules of dialogs", async () => {
  await renderApp(<p>Page</p>, { profile: null });
  await expectDialogRules({ title: "New password", open: () => forgottenPassword() });
});

test("[AU-06] a forgotten password is asked for beside the sign-in, with what was typed there", async () => {
  const { calls } = await renderApp(<SignInForm onSignedIn={() => {}} />, {
    profile: null,
    config: { sendsmail: true },
    answers: { requestPasswordReset: () => ({ status: 202, body: {} }) },
  });
  await userEvent.fill(page.getByLabelText("User id"), "anna@example.org");
  await userEvent.click(page.getByRole("button", { name: "Forgotten your password?" }));
  await expect.element(page.getByLabelText("User id or e-mail")).toHaveValue("anna@example.org");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^If there is an account for “anna@example.org”/)).toBeVisible();
  expect(calls[0]?.body).toEqual({ user: "anna@example.org", language: "en" });
});

test("[AU-06] without a mail server nothing is promised", async () => {
  await renderApp(<SignInForm onSignedIn={() => {}} />, { profile: null });
  await expect.element(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(page.getByRole("button", { name: "Forgotten your password?" }).query()).toBeNull();
});

import { isUser, useSession } from "@stanza/web-site";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { CUSTOMER } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { AccountCodePage } from "./AccountCodePage.tsx";

const PASSWORD = "three chairs in the hall";
const shown = (answers: ServerAnswers) =>
  renderApp(<AccountCodePage />, { profile: null, address: "/resetpassword/abc", answers });
const opened =
  (kind: "reset" | "register", hasDesign = false) =>
  () => ({
    status: 200 as const,
    body: { kind, login: "anna@example.org", name: kind === "register" ? "Anna Rossi" : "", hasDesign },
  });
const field = page.getByRole("textbox", { name: "New password" });

test("[AU-06] a new password is chosen by keyboard, its rules tick themselves off, and one signs in with it", async () => {
  const { calls, visited } = await shown({
    openAccountCode: opened("reset"),
    setNewPassword: () => ({ status: 200, body: { login: "anna@example.org" } }),
    signIn: () => ({ status: 200, body: { profile: CUSTOMER, token: "t" } }),
  });
  await expect.element(page.getByRole("heading", { name: "Choose a new password", level: 1 })).toBeVisible();
  await expect.element(page.getByLabelText("User id")).toHaveValue("anna@example.org");
  await userEvent.click(field);
  await userEvent.keyboard("anna{Enter}");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription("Type at least 10 characters.");
  await userEvent.keyboard("@example.org{Enter}");
  await expect.element(field).toHaveAccessibleDescription("Others know your name. Add words of your own.");
  expect(calls.map(({ operation }) => operation)).toEqual(["openAccountCode"]);
  await userEvent.fill(field, PASSWORD);
  const rules = page.getByRole("list", { name: "What a password needs" });
  await expect.element(rules.getByText("fulfilled").nth(2)).toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("status").filter({ hasText: "Your new password is set" }))
    .toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: "Password" }), PASSWORD);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => visited).toEqual(["/home"]);
  expect(calls.find(({ operation }) => operation === "setNewPassword")?.body).toEqual({ password: PASSWORD });
});

test("[AU-06] an account is made in one step and opens the design that was kept for it", async () => {
  const { calls, visited } = await shown({
    openAccountCode: opened("register", true),
    completeAccount: () => ({ status: 201, body: { profile: CUSTOMER, token: "t", projectId: 31 } }),
  });
  await expect.element(page.getByText(/your design opens in your account/)).toBeVisible();
  await userEvent.fill(page.getByLabelText("Your name"), "Anna Maria Rossi");
  await userEvent.fill(field, PASSWORD);
  await userEvent.click(page.getByRole("button", { name: "Create the account" }));
  await expect.poll(() => visited).toEqual(["/configurator?project=31"]);
  expect(isUser(useSession.getState().profile)).toBe(true);
  expect(calls.at(-1)?.body).toEqual({ password: PASSWORD, name: "Anna Maria Rossi" });
});

test.each([
  ["is cut off", { status: 404, body: { error: "not-found", message: "" } }, "This link is not known here"],
  ["has been used", { status: 410, body: { error: "code-used", message: "" } }, "This link has been used"],
  ["has ended", { status: 410, body: { error: "code-expired", message: "" } }, "This link has ended"],
] as const)("[AU-06] a link that %s says so and leads on", async (_, answer, title) => {
  await shown({ openAccountCode: () => answer });
  await expect.element(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "New password" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Home" })).toBeVisible();
  await expectAccessible();
});

test("[AU-06] without the server the link is kept and tried again", async () => {
  let isOffline = true;
  await shown({
    openAccountCode: () => {
      if (isOffline) throw new TypeError("offline");
      return opened("reset")();
    },
  });
  await expect.element(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(field).toBeVisible();
});

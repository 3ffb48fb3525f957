import { changeLanguage, signIn, useSession } from "@stanza/web-site";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import { expectDialogRules } from "../testing/dialog-rules.ts";
import type { ServerAnswers } from "../testing/fake-server.ts";
import { DEALER, GUEST } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { sessionExpired, signInAgain } from "./sign-in-again.ts";

test("Sign in keeps to the rules of dialogs", async () => {
  await renderApp(null, { profile: GUEST });
  await expectDialogRules({ title: "Sign in", open: signInAgain });
});

test("an ended session asks at once, and only its buttons close the dialog", async () => {
  await renderApp(null);
  await expectDialogRules({
    title: "Sign in again",
    closesByEscape: false,
    open: async () => sessionExpired(),
  });
  await expect.element(page.getByText(/^Your session has ended\./)).toBeVisible();
});

test("[AU-02] what is missing is said, a wrong password in the specification's words", async () => {
  await renderApp(null, {
    profile: GUEST,
    answers: { signIn: () => ({ status: 401, body: { error: "login-failed", message: "No." } }) },
  });
  void signInAgain();
  const submit = page.getByRole("dialog").getByRole("button", { name: "Sign in" });
  await userEvent.click(submit);
  await expect.element(page.getByText("Type your user id.")).toBeVisible();
  await expect.element(page.getByLabelText("User id")).toHaveFocus();
  await userEvent.keyboard("dealer.milano{Tab}wrong{Enter}");
  await expect.element(page.getByRole("alert")).toMatchTextContent("Login failed");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("Incorrect data, please check your credentials.");
  await expect.element(page.getByRole("textbox", { name: "Password" })).toHaveFocus();
});

test("[AU-02] the right password closes it, and the person is signed in", async () => {
  const { calls } = await renderApp(null, {
    profile: GUEST,
    answers: {
      signIn: () => ({
        status: 200,
        body: { profile: DEALER, token: "t", expiresAt: "2099-12-31T00:00:00.000Z" },
      }),
    },
  });
  const signedIn = signInAgain();
  await userEvent.fill(page.getByLabelText("User id"), " dealer.milano ");
  await userEvent.fill(page.getByRole("textbox", { name: "Password" }), "secret");
  await userEvent.keyboard("{Enter}");
  expect(await signedIn).toBe(true);
  expect(useSession.getState().profile?.login).toBe("dealer.milano");
  expect(calls.find(({ operation }) => operation === "signIn")?.body).toEqual({
    user: "dealer.milano",
    password: "secret",
  });
});

test("[AU-02] where the site asks for its id and the shop both go along, and the id is typed once on a device", async () => {
  const config = { signin: { id: true, shop: true, auto: false, superguest: false } };
  const answers: ServerAnswers = {
    signIn: () => ({ status: 200, body: { profile: DEALER, token: "t" } }),
  };
  try {
    const { calls } = await renderApp(null, { profile: GUEST, config, answers });
    const signedIn = signInAgain();
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Sign in" }));
    await expect.element(page.getByLabelText("Company id")).toHaveFocus();
    await userEvent.keyboard("NORD{Tab}dealer.milano{Tab}secret");
    await userEvent.fill(page.getByLabelText("Shop"), "MILANO");
    await userEvent.keyboard("{Enter}");
    expect(await signedIn).toBe(true);
    expect(calls.find(({ operation }) => operation === "signIn")?.body).toEqual({
      id: "NORD",
      user: "dealer.milano",
      password: "secret",
      shop: "MILANO",
    });
    useSession.setState({ profile: GUEST });
    void signInAgain();
    await expect.element(page.getByLabelText("Company id")).toHaveValue("NORD");
  } finally {
    localStorage.removeItem("stanza.siteId");
  }
});

const half = (step: "code" | "enrol"): ServerAnswers => ({
  signIn: () => ({ status: 202, body: { ticket: "half", step } }),
});
async function typePassword() {
  await userEvent.fill(page.getByLabelText("User id"), "dealer.milano");
  await userEvent.fill(page.getByRole("textbox", { name: "Password" }), "secret");
  await userEvent.keyboard("{Enter}");
}

test("[AU-02] where the account has a second factor its code is asked for, and a wrong one is said", async () => {
  const { calls } = await renderApp(null, {
    profile: GUEST,
    answers: {
      ...half("code"),
      confirmSignIn: ({ body }) =>
        body.code === "123456"
          ? { status: 200, body: { profile: DEALER, token: "t" } }
          : { status: 401, body: { error: "wrong-code", message: "" } },
    },
  });
  const signedIn = signInAgain();
  await typePassword();
  const code = page.getByRole("textbox", { name: "Code", exact: true });
  await expect.element(code).toHaveFocus();
  await expectAccessible(page.getByRole("dialog").element());
  await userEvent.keyboard("000000{Enter}");
  await expect.element(code).toHaveAccessibleDescription(/^This code is not right/);
  expect(useSession.getState().profile?.kind).toBe("guest");
  await userEvent.fill(code, "123456");
  await userEvent.keyboard("{Enter}");
  expect(await signedIn).toBe(true);
  expect(calls.at(-1)?.body).toEqual({ ticket: "half", code: "123456" });
});

test("[AU-02] who has to set a second factor up sees the recovery codes before anything else", async () => {
  await renderApp(null, {
    profile: GUEST,
    answers: {
      ...half("enrol"),
      beginSecondFactor: () => ({ status: 200, body: { secret: "ABCDEFGH", address: "otpauth://totp/x" } }),
      finishSecondFactor: () => ({
        status: 200,
        body: { recoveryCodes: ["AAAA-BBBB"], signedIn: { profile: DEALER, token: "t" } },
      }),
    },
  });
  const signedIn = signInAgain();
  await typePassword();
  await userEvent.fill(page.getByRole("textbox", { name: "Code", exact: true }), "123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("AAAA-BBBB")).toBeVisible();
  expect(useSession.getState().profile?.kind).toBe("guest");
  await userEvent.click(page.getByRole("button", { name: "I have kept them" }));
  expect(await signedIn).toBe(true);
});

test("[AU-02] who signs in is spoken to in their profile's language, unless another was chosen on this device", async () => {
  const german = { ...DEALER, language: "de" };
  const answers: ServerAnswers = {
    signIn: () => ({
      status: 200,
      body: { profile: german, token: "t", expiresAt: "2099-12-31T00:00:00.000Z" },
    }),
  };
  try {
    await renderApp(null, { profile: GUEST, answers });
    await signIn({ user: "dealer.milano", password: "secret" });
    expect(document.documentElement.lang).toBe("de");
    await changeLanguage("en", true);
    await signIn({ user: "dealer.milano", password: "secret" });
    expect(document.documentElement.lang).toBe("en");
  } finally {
    localStorage.removeItem("stanza.language");
    await changeLanguage("en");
  }
});

import { useSession } from "@stanza/web-site";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openSecurity } from "./open-security.ts";

const PHONE = "00000000-0000-4000-8000-00000000000a";
const session = (id: string, agent: string, isThis: boolean) => ({
  id,
  how: "password",
  agent,
  address: "203.0.113.7",
  startedAt: "2026-11-20T08:30:00.000Z",
  seenAt: "2026-11-23T08:30:00.000Z",
  isThis,
});
const BOTH = [
  session("00000000-0000-4000-8000-00000000000b", "Mozilla/5.0 (Windows NT 10.0) Firefox/150.0", true),
  session(PHONE, "Mozilla/5.0 (iPhone) Safari/604.1", false),
];
const OFF: ServerAnswers = {
  getSecondFactor: () => ({ status: 200, body: { isOn: false, isRequired: false, recoveryCodesLeft: 0 } }),
};
const dialog = page.getByRole("dialog", { name: "Sign-in and security" });

test("Sign-in and security keeps to the rules of dialogs", async () => {
  await renderApp(<p>Page</p>, {
    answers: { ...OFF, listSessions: () => ({ status: 200, body: { sessions: BOTH } }) },
  });
  await expectDialogRules({ title: "Sign-in and security", open: openSecurity });
});

test("[AU-02] the devices are named, and another one is signed out from here", async () => {
  let ended = false;
  const { calls } = await renderApp(<p>Page</p>, {
    answers: {
      ...OFF,
      listSessions: () => ({ status: 200, body: { sessions: ended ? BOTH.slice(0, 1) : BOTH } }),
      endSession: () => {
        ended = true;
        return { status: 204, body: undefined };
      },
    },
  });
  void openSecurity();
  await expect.element(dialog.getByText("Firefox, Windows").first()).toBeVisible();
  await expect.element(dialog.getByText("This device")).toBeVisible();
  dialog.getByRole("button", { name: "Sign out : Safari, iPhone" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("Safari, iPhone").first()).not.toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === "endSession")?.params).toEqual({ id: PHONE });
});

test("[AU-09] signing out everywhere asks first, and then leads home", async () => {
  const { calls, visited } = await renderApp(<p>Page</p>, {
    answers: {
      ...OFF,
      listSessions: () => ({ status: 200, body: { sessions: BOTH } }),
      signOutEverywhere: () => ({ status: 204, body: undefined }),
      signOut: () => ({ status: 204, body: undefined }),
    },
  });
  void openSecurity();
  await userEvent.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
  const question = page.getByRole("alertdialog", { name: "Sign out everywhere" });
  await expect.element(question).toBeVisible();
  expect(calls.map(({ operation }) => operation)).not.toContain("signOutEverywhere");
  await userEvent.click(question.getByRole("button", { name: "Sign out everywhere" }));
  await expect.poll(() => visited).toEqual(["/home"]);
  expect(useSession.getState().profile).toBeNull();
});

test("a list that cannot be fetched says so and is tried again", async () => {
  let isOffline = true;
  await renderApp(<p>Page</p>, {
    answers: {
      ...OFF,
      listSessions: () =>
        isOffline
          ? { status: 403, body: { error: "forbidden", message: "" } }
          : { status: 200, body: { sessions: BOTH } },
    },
  });
  void openSecurity();
  const again = dialog.getByRole("button", { name: "Try again" });
  await expect.element(again, { timeout: 20_000 }).toBeVisible();
  isOffline = false;
  await userEvent.click(again);
  await expect.element(dialog.getByText("This device")).toBeVisible();
});

test("[AU-02] one-time codes are set up with the password: QR code, first code, recovery codes", async () => {
  let isOn = false;
  const { calls } = await renderApp(<p>Page</p>, {
    answers: {
      listSessions: () => ({ status: 200, body: { sessions: BOTH } }),
      getSecondFactor: () => ({
        status: 200,
        body: { isOn, isRequired: false, recoveryCodesLeft: isOn ? 10 : 0 },
      }),
      beginSecondFactor: () => ({ status: 200, body: { secret: "ABCDEFGH", address: "otpauth://totp/x" } }),
      finishSecondFactor: ({ body }) => {
        if (body.code !== "123456") return { status: 409, body: { error: "wrong-code", message: "" } };
        isOn = true;
        return { status: 200, body: { recoveryCodes: ["AAAA-BBBB", "CCCC-DDDD"], signedIn: null } };
      },
    },
  });
  void openSecurity();
  await userEvent.fill(dialog.getByRole("textbox", { name: "Password" }), "secret");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
  await expect.element(dialog.getByText("ABCD EFGH")).toBeVisible();
  await userEvent.fill(dialog.getByRole("textbox", { name: "Code", exact: true }), "000000");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText(/^This code is not right/)).toBeVisible();
  await userEvent.fill(dialog.getByRole("textbox", { name: "Code", exact: true }), "123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("CCCC-DDDD")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "I have kept them" }));
  await expect.element(dialog.getByText(/10 recovery codes are left/)).toBeVisible();
  const asked = calls.filter(({ operation }) => operation.endsWith("SecondFactor")).map(({ body }) => body);
  expect(asked).toContainEqual({ password: "secret" });
});

import { useSession } from "@stanza/web-site";
import { useLogs } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { CUSTOMER, DEALER } from "../../testing/people.ts";
import { type RenderedApp, renderApp } from "../../testing/render-app.tsx";
import { KeySignInPage } from "./KeySignInPage.tsx";
import { takeKey } from "./taken-key.ts";

const KEY = `e30.${btoa(JSON.stringify({ sub: "dealer.milano" }))}.c2ln`;
const refused = { status: 401, body: { error: "login-failed", message: "RSA login failed" } } as const;

async function shown(answers: ServerAnswers, profile = null as typeof CUSTOMER | null): Promise<RenderedApp> {
  return renderApp(<KeySignInPage />, { profile, address: "/rsalogin", answers });
}

test("[AU-03] a key signs in without a click and leads to the page that was asked for", async () => {
  takeKey({ key: KEY, action: "Projects" });
  const { calls, visited } = await shown({
    signInKey: () => ({ status: 200, body: { profile: DEALER, token: "t" } }),
  });
  await expect.poll(() => visited).toEqual(["/projects"]);
  expect(calls.map(({ operation, body }) => [operation, body])).toEqual([["signInKey", { key: KEY }]]);
  expect(useSession.getState()).toMatchObject({ status: "signed-in", loginFailed: null });
});

test.each([["//evil.example"], ["rsalogin"], ["constructor"], [undefined]])(
  "[AU-03] [T23] the action %s leads home",
  async (action) => {
    takeKey({ key: KEY, action });
    const { visited } = await shown({
      signInKey: () => ({ status: 200, body: { profile: DEALER, token: "t" } }),
    });
    await expect.poll(() => visited).toEqual(["/home"]);
  },
);

test("[AU-03] a refused key sets the flag, stops loading and says so; the page shown again asks nobody", async () => {
  takeKey({ key: KEY, action: undefined });
  await shown({ signInKey: () => refused });
  await expect.element(page.getByRole("heading", { name: "RSA login failed", level: 1 })).toBeVisible();
  expect(useSession.getState().loginFailed).toBe("RSA login failed");
  expect(page.getByText("Signing you in").query()).toBeNull();
  const logged = JSON.stringify(useLogs.getState().entries);
  expect(logged).toContain("RSA login failed");
  expect(logged).not.toContain(KEY);
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Sign in" }));
  await expect.element(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
});

test("[AU-03] an address without its key, as after a reload, fails without asking the server", async () => {
  const { calls } = await shown({});
  await expect.element(page.getByRole("heading", { name: "RSA login failed" })).toBeVisible();
  expect(calls).toEqual([]);
});

test("[AU-03] [T11] a link alone turns nobody into another person: they are asked, and may stay", async () => {
  takeKey({ key: KEY, action: undefined });
  const { calls, visited } = await shown(
    { signInKey: () => ({ status: 200, body: { profile: DEALER, token: "t" } }) },
    CUSTOMER,
  );
  await expect.element(page.getByRole("button", { name: "Stay signed in as Anna Rossi" })).toBeVisible();
  expect(calls).toEqual([]);
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Sign in as the other person" }));
  await expect.poll(() => visited).toEqual(["/home"]);
  expect(useSession.getState().profile?.login).toBe("dealer.milano");
});

test("[AU-03] without the server the key is kept and tried again", async () => {
  let isOffline = true;
  takeKey({ key: KEY, action: undefined });
  const { visited } = await shown({
    signInKey: () => {
      if (isOffline) throw new TypeError("offline");
      return { status: 200, body: { profile: DEALER, token: "t" } };
    },
  });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.poll(() => visited).toEqual(["/home"]);
});

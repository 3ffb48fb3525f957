import { useSession } from "@stanza/web-site";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../web/testing/accessibility.ts";
import { DEALER, GUEST } from "../../../web/testing/people.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { AccountMenu } from "./AccountMenu.tsx";

const account = page.getByRole("button", { name: /^Account/ });
const panel = page.getByRole("dialog", { name: /^Account/ });
const twoShops = { ...DEALER, shops: [...DEALER.shops, { code: "ROMA", name: "Stanza Roma" }] };

async function openWithKeyboard() {
  account.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(panel).toBeVisible();
}

test("[AU-09] the account names the person, and signing out with the keyboard goes home", async () => {
  const { visited } = await renderApp(<AccountMenu />, {
    answers: { signOut: () => ({ status: 204, body: undefined }) },
  });
  await expect.element(account).toMatchTextContent("GF");
  await openWithKeyboard();
  await expect.element(panel.getByText("Giulia Ferri", { exact: true }).first()).toBeVisible();
  await expect.element(panel.getByText("Stanza Milano")).toBeVisible();
  await expectAccessible();
  panel.getByRole("button", { name: "Sign out" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => useSession.getState().profile).toBeNull();
  expect(visited).toEqual(["/home"]);
});

test("somebody with two shops changes to the other one; what the server refuses is said", async () => {
  let isOffline = true;
  await renderApp(<AccountMenu />, {
    profile: twoShops,
    answers: {
      setShop: () => {
        if (isOffline) throw new TypeError("offline");
        return {
          status: 200,
          body: {
            profile: { ...twoShops, shop: { ...DEALER.shop, code: "ROMA", name: "Stanza Roma" } },
            token: "t",
            expiresAt: "2099-12-31T00:00:00.000Z",
          },
        };
      },
    },
  });
  await openWithKeyboard();
  const rome = panel.getByRole("button", { name: "Stanza Roma" });
  await expect.element(rome).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(rome);
  await expect.element(page.getByText("The shop could not be changed.")).toBeVisible();
  isOffline = false;
  await userEvent.click(rome);
  await expect.element(rome).toHaveAttribute("aria-pressed", "true");
});

test("a guest is offered to sign in", async () => {
  await renderApp(<AccountMenu />, { profile: GUEST });
  await openWithKeyboard();
  await userEvent.click(panel.getByRole("button", { name: "Sign in" }));
  await expect.element(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

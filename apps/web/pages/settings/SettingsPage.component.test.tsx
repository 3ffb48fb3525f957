import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../web/testing/accessibility.ts";
import type { ServerAnswers } from "../../../../web/testing/fake-server.ts";
import { DEALER, GUEST } from "../../../../web/testing/people.ts";
import { renderApp } from "../../../../web/testing/render-app.tsx";
import { SettingsPage } from "./SettingsPage.tsx";

const NOTHING: ServerAnswers = {
  listNotifications: () => ({ status: 200, body: { notifications: [], unread: 0 } }),
};
const ROMA = { code: "ROMA", name: "Stanza Roma" };

test("[SH-21] settings show who is signed in; the arrow keys go through the tabs, each without a fault", async () => {
  await renderApp(<SettingsPage />, { address: "/usersettings", answers: NOTHING });
  await expect.element(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expect.element(page.getByText("dealer.milano")).toBeVisible();
  page.getByRole("tab", { name: "Profile" }).element().focus();
  for (const name of ["Shop", "Language and colours", "Shortcuts", "Notifications", "About"]) {
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    await expectAccessible();
  }
});

test("[SH-21] [AU-07] another shop counts at once, and is taken back by Undo", async () => {
  const { calls } = await renderApp(<SettingsPage />, {
    address: "/usersettings?tab=shop",
    profile: { ...DEALER, shops: [...DEALER.shops, ROMA] },
    answers: {
      ...NOTHING,
      setShop: ({ body }) => ({
        status: 200,
        body: {
          profile: {
            ...DEALER,
            shops: [...DEALER.shops, ROMA],
            shop: { ...DEALER.shop, ...(body.shop === "ROMA" ? ROMA : {}) },
          },
          token: "token",
        },
      }),
    },
  });
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Shop" }), "ROMA");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("combobox", { name: "Shop" })).toHaveValue("MILANO");
  expect(calls.map(({ operation }) => operation)).toEqual(["setShop", "setShop"]);
});

test("[SH-21] guests have no account to see, and their settings all the same", async () => {
  await renderApp(<SettingsPage />, { address: "/usersettings?tab=profile", profile: GUEST });
  await expect.element(page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("tab", { name: "Profile" })).not.toBeInTheDocument();
});

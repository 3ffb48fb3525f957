import { PRIVACY_VERSION } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../web/testing/accessibility.ts";
import { DEALER, GUEST, SUPERVISOR } from "../../../web/testing/people.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { SettingsScreen } from "./SettingsScreen.tsx";

const address = "/usersettings?tab=notifications";

test("[SH-21] [SH-20] the notifications are a tab of the settings, listed and deleted there", async () => {
  const notice = {
    id: 5,
    kind: "offer-expired" as const,
    projectId: 7,
    offerId: null,
    at: "2026-11-20T14:32:00.000Z",
    readAt: null,
    data: { number: "A-1", validUntil: "2026-11-19" },
  };
  const { calls } = await renderApp(<SettingsScreen />, {
    address,
    answers: {
      listNotifications: () => ({ status: 200, body: { notifications: [notice], unread: 1 } }),
      deleteNotification: () => ({ status: 200, body: { notifications: [], unread: 0 } }),
    },
  });
  await expect.element(page.getByText(/^Offer A-1 ended on/)).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: /^Delete: Offer A-1/ }));
  await expect.element(page.getByText(/^Nothing new\./)).toBeVisible();
  expect(calls.map(({ operation }) => operation)).toContain("deleteNotification");
});

test("[SH-21] a guest has no notifications, and lands on the first tab instead", async () => {
  await renderApp(<SettingsScreen />, {
    address,
    profile: GUEST,
    answers: { listNotifications: () => ({ status: 200, body: { notifications: [], unread: 0 } }) },
  });
  await expect.element(page.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true");
  expect(page.getByRole("tab", { name: "Notifications" }).elements()).toHaveLength(0);
});

test("[SH-21] [SH-22] one's consents are a tab of the settings; only supervisors have the translator", async () => {
  const answers = {
    getConsents: () => ({ status: 200 as const, body: { version: PRIVACY_VERSION, answers: [] } }),
  };
  await renderApp(<SettingsScreen />, { address: "/usersettings?tab=privacy", profile: DEALER, answers });
  await expect.element(page.getByText("You have not answered yet.")).toBeVisible();
  expect(page.getByRole("tab", { name: "Translator" }).elements()).toHaveLength(0);
  await expectAccessible();
  await renderApp(<SettingsScreen />, { address: "/usersettings?tab=privacy", profile: SUPERVISOR, answers });
  await expect.element(page.getByRole("tab", { name: "Translator" }).first()).toBeVisible();
});

import { type ConsentAnswer, PRIVACY_VERSION } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import { renderApp } from "../testing/render-app.tsx";
import { PrivacyPage } from "./PrivacyPage.tsx";

test("[SH-22] the privacy screen shows the last answer, and says so when a new one was not kept", async () => {
  const version = PRIVACY_VERSION;
  const flags = { contact: false, news: true, usage: false, makers: false };
  const answered: ConsentAnswer = { flags, version, at: "2026-11-20T08:30:00.000Z" };
  await renderApp(<PrivacyPage />, {
    answers: {
      getConsents: () => ({ status: 200, body: { version, answers: [answered] } }),
      setConsents: () => ({ status: 500, body: {} }) as never,
    },
  });
  await expect.element(page.getByRole("switch", { name: /news/ })).toBeChecked();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  const problem = page.getByRole("alert").getByText("Your answer could not be kept. Please try again.");
  await expect.element(problem).toBeVisible();
});

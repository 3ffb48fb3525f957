import { PRIVACY_VERSION } from "@stanza/contract";
import { useSession } from "@stanza/web-site";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../testing/dialog-rules.ts";
import type { ServerAnswers } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import { askConsents } from "./ask-consents.ts";

const version = PRIVACY_VERSION;
const flags = { contact: false, news: true, usage: false, makers: false };
const answers: ServerAnswers = {
  getConsents: () => ({ status: 200, body: { version, answers: [] } }),
  setConsents: () => ({
    status: 200,
    body: { version, answers: [{ flags, version, at: "2026-11-20T08:30:00.000Z" }] },
  }),
};

test("The questions about one's data keep to the rules of dialogs", async () => {
  await renderApp(<p>Page</p>, { answers });
  await expectDialogRules({ title: "Your data", open: askConsents, closesByEscape: false });
});

test("[SH-22] nothing is agreed to beforehand; what is turned on by keyboard is kept and closes the dialog", async () => {
  const { calls } = await renderApp(<p>Page</p>, { answers });
  void askConsents();
  const dialog = page.getByRole("dialog", { name: "Your data" });
  const news = page.getByRole("switch", { name: /news/ });
  await expect.element(news).toBeVisible();
  expect(page.getByRole("switch", { checked: true }).elements()).toHaveLength(0);
  news.element().focus();
  await userEvent.keyboard(" {Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === "setConsents")?.body).toEqual({ flags, version });
  expect(useSession.getState().profile?.gdprFlags).toBe("0;1;0;0");
});

import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import type { ServerAnswers } from "../testing/fake-server.ts";
import { expectFingerSized, onPhone } from "../testing/finger-size.ts";
import { SUPERVISOR } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { discardDrafts } from "./drafts.ts";
import { TranslatorTab } from "./TranslatorTab.tsx";

afterEach(discardDrafts);

const shown = (answers: ServerAnswers = {}) =>
  renderApp(<TranslatorTab />, {
    profile: SUPERVISOR,
    answers: {
      getTranslations: () => ({ status: 200, body: { rev: 3, texts: { en: { "nav.home": "Start" } } } }),
      getSiteTexts: () => ({ status: 200, body: {} }),
      ...answers,
    },
  });

const wording = (key: string) => page.getByRole("textbox", { name: `Wording of ${key}` });

test("[TR-01] a text is worded anew and saved from the state that was read; the page then asks for its words again", async () => {
  const { calls } = await shown({
    saveTranslations: ({ body }) => ({ status: 200, body: { rev: body.rev + 1, texts: {} } }),
  });
  await page.getByRole("searchbox").fill("nav.home");
  await expect.element(wording("nav.home")).toHaveValue("Start");
  await expectAccessible();
  await wording("nav.home").fill("Reception");
  await page.getByRole("button", { name: "Save 1 text" }).click();
  await expect.element(page.getByText("Translations saved")).toBeVisible();
  const saved = calls.find(({ operation }) => operation === "saveTranslations");
  expect(saved?.body).toEqual({ rev: 3, changes: { en: { "nav.home": "Reception" } } });
  expect(calls.at(-1)?.operation).toBe("getSiteTexts");
});

test("[TR-01] a save that the server does not confirm keeps what was typed, and is tried again", async () => {
  let isUp = false;
  await shown({
    saveTranslations: ({ body }) => {
      if (!isUp) throw new TypeError("Failed to fetch");
      return { status: 200, body: { rev: body.rev + 1, texts: {} } };
    },
  });
  await page.getByRole("searchbox").fill("nav.home");
  await wording("nav.home").fill("Reception");
  await page.getByRole("button", { name: "Save 1 text" }).click();
  await expect
    .element(page.getByRole("alert").first())
    .toHaveTextContent("Not saved. Your change is kept here.");
  await expect.element(wording("nav.home")).toHaveValue("Reception");
  expect(localStorage.getItem("stanza.translator")).toContain("Reception");
  isUp = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Translations saved")).toBeVisible();
  expect(localStorage.getItem("stanza.translator")).toBeNull();
});

test("[TR-01] words that lose a value of their text are said beside it and cannot be saved", async () => {
  await shown();
  await page.getByRole("searchbox").fill("projectLog.offer");
  await wording("projectLog.offer").fill("Offer");
  await expect.element(page.getByText("Missing from the source: {{number}}.")).toBeVisible();
  const save = page.getByRole("button", { name: /^Save 1 text/ });
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(save).not.toBeInTheDocument();
});

test("[TR-01] a text is given back to the interface; those worded here are listed alone", async () => {
  const { calls } = await shown({
    saveTranslations: ({ body }) => ({ status: 200, body: { rev: body.rev + 1, texts: {} } }),
  });
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Show" }), "worded");
  await expect.element(page.getByText("1 text", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Use the interface’s own text" }).click();
  await page.getByRole("button", { name: "Save 1 text" }).click();
  await expect.element(page.getByText("Translations saved")).toBeVisible();
  const saved = calls.find(({ operation }) => operation === "saveTranslations");
  expect(saved?.body).toEqual({ rev: 3, changes: { en: { "nav.home": null } } });
});

test("[TR-01] on a phone the texts are a list to read", async () => {
  await shown();
  await expectFingerSized(document.getElementById("main") as HTMLElement);
  await onPhone(async () => {
    await page.getByRole("searchbox").fill("nav.home");
    await expect.element(page.getByText("Start", { exact: true })).toBeVisible();
    expect(wording("nav.home").elements()).toHaveLength(0);
  });
});

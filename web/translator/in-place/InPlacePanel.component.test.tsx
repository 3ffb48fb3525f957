import { translate, useCommands, useSession } from "@stanza/web-site";
import { Button, IconButton, openDialog } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectContrastInDark } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { expectFingerSized, onPhone } from "../../testing/finger-size.ts";
import { DEALER, SUPERVISOR } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { discardDrafts } from "../drafts.ts";
import { turnInPlace, useInPlace } from "../in-place-mode.ts";
import { useScreenTexts } from "./screen-store.ts";

afterEach(async () => {
  await turnInPlace(false);
  discardDrafts();
});

const pressed = vi.fn();

function Screen() {
  const { t } = useTranslation();
  return (
    <section>
      <h1>{t("nav.home")}</h1>
      <Button onClick={pressed}>{t("action.save")}</Button>
      <IconButton label={t("dialog.close")} icon={<span>×</span>} onClick={pressed} />
      <p>{t("translator.found", { count: 3 })}</p>
    </section>
  );
}

const Lead = () => <p>{useTranslation().t("translator.lead")}</p>;

async function shown(answers: ServerAnswers = {}) {
  pressed.mockClear();
  const app = await renderApp(<Screen />, {
    profile: SUPERVISOR,
    config: { languages: ["en", "it", "de"] },
    answers: {
      getTranslations: () => ({ status: 200, body: { rev: 3, texts: { de: { "action.save": "Sichern" } } } }),
      getSiteTexts: () => ({ status: 200, body: {} }),
      ...answers,
    },
  });
  await turnInPlace(true);
  await expect.poll(() => useScreenTexts.getState().places.length).toBeGreaterThan(3);
  return app;
}

const save = () => page.getByRole("button", { name: "Save", exact: true });
const panel = () => page.getByRole("complementary", { name: "Translator" });
const field = (name: string) => panel().getByRole("textbox", { name, exact: true });
const altClick = async (what: { element(): Element }) => {
  await userEvent.keyboard("{Alt>}");
  await userEvent.click(what.element());
  await userEvent.keyboard("{/Alt}");
};
const underlined = () =>
  [...(CSS.highlights.get("stanza-texts") ?? [])].map((range) => String(range as Range));

test("[TR-01] while it is on texts are underlined and spoken ones outlined, and the page's markup stays as it was", async () => {
  await renderApp(<Screen />, { profile: SUPERVISOR });
  const before = document.getElementById("main")?.innerHTML;
  await turnInPlace(true);
  await expect.poll(underlined).toEqual(["Home", "Save", "3 texts"]);
  const close = page.getByRole("button", { name: "Close" }).element();
  expect(getComputedStyle(close).outlineStyle).toBe("dotted");
  expect(document.getElementById("main")?.innerHTML).toBe(before);
  await turnInPlace(false);
  expect(CSS.highlights.has("stanza-texts")).toBe(false);
  expect(getComputedStyle(close).outlineStyle).not.toBe("dotted");
  await expect.element(panel()).not.toBeInTheDocument();
  expect(document.querySelector("[data-translator]")).toBeNull();
});

test("[TR-01] Alt+click opens key, source and every language, without pressing the button; a wording is saved for everybody", async () => {
  const { calls } = await shown({
    saveTranslations: ({ body }) => ({ status: 200, body: { rev: body.rev + 1, texts: {} } }),
  });
  await altClick(save());
  expect(pressed).not.toHaveBeenCalled();
  await expect.element(panel().getByText("action.save")).toBeVisible();
  await expect.element(panel().getByRole("heading", { name: "Wordings" })).toHaveFocus();
  await expect.element(field("English")).toHaveValue("Save");
  await expect.element(field("Italiano")).toHaveValue("Salva");
  await expect.element(field("Deutsch")).toHaveValue("Sichern");
  await expectAccessible(panel().element());
  await expectContrastInDark(panel().element());
  await field("Deutsch").fill("Ablegen");
  await expect.element(panel().getByText("Before: Sichern")).toBeVisible();
  await panel().getByRole("button", { name: "Save 1 text" }).click();
  await expect.element(page.getByText("Translations saved")).toBeVisible();
  const saved = calls.find(({ operation }) => operation === "saveTranslations");
  expect(saved?.body).toEqual({ rev: 3, changes: { de: { "action.save": "Ablegen" } } });
  await userEvent.keyboard("{Escape}");
  await expect.element(panel().getByText("Translator is on")).toBeVisible();
  await save().click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("[TR-01] what the server does not confirm is kept; values that are lost or invented are named and cannot be saved", async () => {
  let isUp = false;
  await shown({
    saveTranslations: ({ body }) => {
      if (!isUp) throw new TypeError("Failed to fetch");
      return { status: 200, body: { rev: body.rev + 1, texts: {} } };
    },
  });
  await altClick(page.getByText("3 texts", { exact: true }));
  await expect.element(panel().getByText("Plural: one")).toBeVisible();
  const plural = (name: string) => panel().getByRole("group", { name });
  await expect.element(plural("Plural: one").getByLabelText("English")).toHaveValue("{{count}} text");
  await expect.element(plural("Plural: many").getByLabelText("Italiano")).toHaveValue("{{count}} testi");
  expect(plural("Plural: many").getByLabelText("English").elements()).toHaveLength(0);
  const one = plural("Plural: one").getByLabelText("English");
  await one.fill("{{number}} word of the interface");
  await expect
    .element(panel().getByText("Missing from the source: {{count}}. Not in the source: {{number}}."))
    .toBeVisible();
  const button = panel().getByRole("button", { name: /^Save 1 text/ });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await one.fill("{{count}} word of the interface");
  await expect.element(panel().getByText("Much longer than the source: look whether it fits.")).toBeVisible();
  await button.click();
  await expect.element(panel().getByRole("alert")).toHaveTextContent("Not saved. Your change is kept here.");
  await expect.element(one).toHaveValue("{{count}} word of the interface");
  isUp = true;
  await panel().getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Translations saved")).toBeVisible();
});

test("[TR-01] a press of half a second opens it too, one that moves does not", async () => {
  await shown();
  const { left, top } = save().element().getBoundingClientRect();
  const press = (type: string, dx = 0) =>
    save()
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          isPrimary: true,
          clientX: left + 20 + dx,
          clientY: top + 16,
        }),
      );
  press("pointerdown");
  press("pointermove", 12);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(useScreenTexts.getState().shown).toBeNull();
  press("pointerup");
  press("pointerdown");
  await expect.element(panel().getByText("action.save")).toBeVisible();
  press("pointerup");
});

test("[TR-01] an icon's name is found where it is pressed, and the picture of the place is no part of the page", async () => {
  await shown();
  await altClick(page.getByRole("button", { name: "Close" }));
  await expect.element(panel().getByText("dialog.close")).toBeVisible();
  await expect.element(panel().getByText("Where it is read aloud or shown on hover")).toBeVisible();
  expect(save().elements()).toHaveLength(1);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});

test("[TR-01] the keys list all texts of the screen, also above an open dialog, and it stays usable there", async () => {
  await shown();
  const closed = openDialog({ options: () => ({ title: translate("translator.title") }), Content: Lead }, {});
  await expect.element(page.getByRole("dialog", { name: "Translator" })).toBeVisible();
  await expect.poll(() => useScreenTexts.getState().places.length).toBeGreaterThan(6);
  await userEvent.keyboard("{Control>}{Alt>}w{/Alt}{/Control}");
  await expect.element(panel().getByRole("heading", { name: "Texts on this screen" })).toHaveFocus();
  await expectAccessible(panel().element());
  await panel().getByRole("searchbox").fill("translator.lead");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("English")).toBeVisible();
  await field("English").fill("Word it");
  await expect.element(field("English")).toHaveValue("Word it");
  const { left, top, width } = panel().element().getBoundingClientRect();
  expect(
    panel()
      .element()
      .contains(document.elementFromPoint(left + width / 2, top + 20)),
  ).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "Translator" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await closed;
});

test("[TR-01] on a phone texts are read and not worded, and a finger reaches everything", async () => {
  await shown();
  useScreenTexts.setState({ shown: "all" });
  await expect.element(panel().getByRole("searchbox")).toBeVisible();
  await expectFingerSized(panel().element());
  await panel()
    .getByRole("button", { name: /action\.save/ })
    .click();
  await onPhone(async () => {
    await expect.element(panel().getByText("Sichern")).toBeVisible();
    await expect.element(panel().getByText(/^On a screen this narrow/)).toBeVisible();
    expect(panel().getByRole("textbox").elements()).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

test("[TR-01] it ends with the rights of whoever turned it on, and takes its commands along", async () => {
  await shown();
  expect([...useCommands.getState().groups.keys()]).toContain("translator");
  useSession.setState({ profile: DEALER });
  await expect.poll(() => useInPlace.getState().isOn).toBe(false);
  expect([...useCommands.getState().groups.keys()]).not.toContain("translator");
});

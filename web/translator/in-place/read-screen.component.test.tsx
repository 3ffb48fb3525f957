import { translate } from "@stanza/web-site";
import { ask, Button, openDialog, toast } from "@stanza/web-ui";
import i18next from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../testing/render-app.tsx";
import { hearTexts } from "./marking.ts";
import { isMarked } from "./marks.ts";
import { keysOf, type Place } from "./place.ts";
import { readScreen } from "./read-screen.ts";

let end: () => void;
beforeEach(() => {
  end = hearTexts();
});
afterEach(() => end());

/** What is found, as it is read. */
const read = () => readScreen().map(({ text, spans }) => [text, spans.map(({ key }) => key).join()] as const);
const seen: string[] = [];

const Lead = () => <p>{useTranslation().t("translator.lead")}</p>;

/** A part of the app with texts of every kind: alone, with data, in one line with it, spoken only, and kept for later. */
function Screen() {
  const { t } = useTranslation();
  const [note, setNote] = useState("");
  useEffect(() => {
    seen.push(note);
  }, [note]);
  return (
    <section aria-label={t("nav.projects")}>
      <h1>{t("nav.home")}</h1>
      <p>Home</p>
      <p>{`${t("project.new")} · Kitchen`}</p>
      <p>{t("translator.save", { count: 2 })}</p>
      <input placeholder={t("translator.search")} value={note} onChange={(e) => setNote(e.target.value)} />
      <ul>
        {[t("action.undo"), t("action.save")].map((words) => (
          <li key={words} tabIndex={-1}>
            {words}
          </li>
        ))}
      </ul>
      <Button onClick={() => setNote(t("nav.home"))}>Keep</Button>
    </section>
  );
}

test("[TR-01] each text is found with its key: between data, with values, in attributes; data that reads the same is not", async () => {
  await renderApp(<Screen />);
  expect(read()).toEqual([
    ["Projects", "nav.projects"],
    ["Home", "nav.home"],
    [`${translate("project.new")} · Kitchen`, "project.new"],
    ["Save 2 texts", "translator.save"],
    ["Key or text", "translator.search"],
    ["Undo", "action.undo"],
    ["Save", "action.save"],
    ["Messages", "toast.region"],
  ]);
  const places = readScreen();
  const line = places.find(({ text }) => text.endsWith("Kitchen")) as Place;
  expect(line.spans).toEqual([{ key: "project.new", start: 0, end: translate("project.new").length }]);
  expect(places.every(({ element }) => element.isConnected)).toBe(true);
});

test("[TR-01] reading leaves the page as it was: markup, words, focus, selection, and what was typed", async () => {
  await renderApp(<Screen />);
  await page.getByPlaceholder("Key or text").fill("typed");
  const item = page.getByRole("listitem").first();
  item.element().focus();
  const heading = page.getByRole("heading", { name: "Home" }).element().firstChild!;
  getSelection()?.setBaseAndExtent(heading, 1, heading, 3);
  const before = document.body.innerHTML;
  const nodes = [...document.querySelectorAll("h1, p, input, button")];
  readScreen();
  expect(document.body.innerHTML).toBe(before);
  expect([...document.querySelectorAll("h1, p, input, button")]).toEqual(nodes);
  expect(document.activeElement?.textContent).toBe("Undo");
  expect(String(getSelection())).toBe("om");
  await expect.element(page.getByPlaceholder("Key or text")).toHaveValue("typed");
});

test("[TR-01] nothing that runs outside of the reading gets a mark: data from a handler, effects, functions, later texts", async () => {
  await renderApp(<Screen />);
  readScreen();
  await page.getByRole("button", { name: "Keep" }).click();
  readScreen();
  await expect.element(page.getByRole("textbox")).toHaveValue("Home");
  expect([...seen, translate("nav.home"), i18next.t("nav.home")].filter(isMarked)).toEqual([]);
  expect(seen.at(-1)).toBe("Home");
});

test("[TR-01] titles and questions of dialogs, and messages, are found although they were said before", async () => {
  await renderApp(<Screen />);
  readScreen();
  void ask({
    title: translate("people.loading"),
    text: translate("translator.lead"),
    mode: "none",
    choices: [{ answer: "a", label: translate("translator.discard") }],
  });
  toast(translate("translator.saved"));
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  await expect.element(page.getByRole("status").getByText("Translations saved")).toBeVisible();
  const keys = keysOf(readScreen());
  for (const key of [
    "people.loading",
    "translator.lead",
    "translator.discard",
    "translator.saved",
    "dialog.close",
  ])
    expect(keys).toContain(key);
});

test("[TR-01] the title of a dialog with fields is found too, and its content", async () => {
  await renderApp(null);
  readScreen();
  void openDialog({ options: () => ({ title: translate("translator.title") }), Content: Lead }, {});
  await expect.element(page.getByRole("dialog", { name: "Translator" })).toBeVisible();
  expect(keysOf(readScreen())).toEqual(
    expect.arrayContaining(["translator.title", "dialog.fullScreen", "translator.lead"]),
  );
});

import { expect, test } from "vitest";
import { foundTexts } from "./found-texts.ts";

const TEXTS = {
  source: { "nav.home": "Home", "nav.projects": "Projects", constructor: "Builder" },
  own: { "nav.home": "Start", "nav.projects": "Projekte" },
  saved: { "nav.home": "Empfang" },
  typed: { "nav.projects": "Küchen" },
  missing: ["nav.gone"],
};

test("[TR-01] what was typed stands before what was saved, and that before the interface's own", () => {
  expect(foundTexts(TEXTS, { search: "", show: "all" }).map(({ key, now }) => [key, now])).toEqual([
    ["constructor", ""],
    ["nav.gone", ""],
    ["nav.home", "Empfang"],
    ["nav.projects", "Küchen"],
  ]);
});

test("[TR-01] texts are found by key, source and wording; those that are missing or worded apart", () => {
  const keys = (query: Parameters<typeof foundTexts>[1]) => foundTexts(TEXTS, query).map(({ key }) => key);
  expect(keys({ search: "küch", show: "all" })).toEqual(["nav.projects"]);
  expect(keys({ search: "HOME", show: "all" })).toEqual(["nav.home"]);
  expect(keys({ search: "", show: "worded" })).toEqual(["nav.home", "nav.projects"]);
  expect(keys({ search: "", show: "missing" })).toEqual(["constructor", "nav.gone"]);
});

test("[TR-01] a text that is given back stands as the interface has it", () => {
  const [home] = foundTexts({ ...TEXTS, typed: { "nav.home": null } }, { search: "nav.home", show: "all" });
  expect(home).toMatchObject({ now: "Start", isWorded: false, isDraft: true });
});

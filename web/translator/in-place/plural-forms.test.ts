import { expect, test } from "vitest";
import { formsOf } from "./plural-forms.ts";

const SOURCE = { save: "Save", lines_one: "{{count}} line", lines_other: "{{count}} lines" };

test("[TR-01] a text without plurals has one form in every language", () => {
  expect(formsOf("save", SOURCE, ["en", "it"])).toEqual([
    { key: "save", plural: null, source: "Save", languages: ["en", "it"] },
  ]);
});

test("[TR-01] a plural opens all forms, also those that English does not have", () => {
  expect(formsOf("lines", SOURCE, ["en", "it", "de"])).toEqual([
    { key: "lines_one", plural: "one", source: "{{count}} line", languages: ["en", "it", "de"] },
    { key: "lines_many", plural: "many", source: "{{count}} lines", languages: ["it"] },
    { key: "lines_other", plural: "other", source: "{{count}} lines", languages: ["en", "it", "de"] },
  ]);
});

test("[TR-01] a key that no text has is worded all the same", () => {
  expect(formsOf("constructor", SOURCE, ["en"])).toEqual([
    { key: "constructor", plural: null, source: "", languages: ["en"] },
  ]);
});

import { expect, test } from "vitest";
import { readSite } from "./read-site.ts";

const SITE = {
  config: {
    languages: ["en"],
    measures: { length: "MM", weight: "KG", volume: "CR" },
    currency: "EUR",
    forcedcatalog: [],
    isguest: true,
    readonlystatuses: [],
    cansaveproject: true,
  },
  theme: { name: "Stanza" },
  sites: [],
  dclass: {},
};

test("[SH-17] a configuration that is whole is taken", () => expect(readSite(SITE)).toBe(SITE));

const broken: readonly (readonly [named: string, value: unknown])[] = [
  ["it is no object", null],
  ["it is no object", "<!doctype html>"],
  ["it is no object", []],
  ["config is no object", {}],
  ["config is no object", { ...SITE, config: [] }],
  ["theme is no object", { ...SITE, theme: undefined }],
  ["theme.name is no text", { ...SITE, theme: {} }],
  ["sites is no list", { ...SITE, sites: "all" }],
  ["dclass is no object", { ...SITE, dclass: [] }],
  ...(
    [
      ["languages", "en", "is no list"],
      ["languages", [], "names no language"],
      ["languages", [7], "names no language"],
      ["measures", "metric", "is no object"],
      ["currency", 7, "is no text"],
      ["forcedcatalog", "CUCINA", "is no list"],
      ["isguest", "yes", "is no flag"],
      ["readonlystatuses", null, "is no list"],
      ["cansaveproject", 1, "is no flag"],
    ] as const
  ).map(
    ([key, value, what]) =>
      [`config.${key} ${what}`, { ...SITE, config: { ...SITE.config, [key]: value } }] as const,
  ),
];

test.each(broken)("[SH-17] T38: a wrong one is refused by name: %s", (named, value) => {
  expect(() => readSite(value)).toThrow(named);
});

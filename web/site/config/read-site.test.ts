import { useLogs } from "@stanza/web-ui";
import { afterEach, expect, test, vi } from "vitest";
import { readSite } from "./read-site.ts";
import { loadSite } from "./site.ts";

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

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a missing one", new Response("", { status: 404 }), "HTTP 404"],
  ["a page of a proxy", new Response("<!doctype html>"), "JSON"],
  ["a wrong one", Response.json({ ...SITE, theme: 7 }), "theme is no object"],
])(
  "[SH-17] %s is no site, and the log has the specification's words and the place",
  async (_, answer, why) => {
    vi.stubGlobal("fetch", async () => answer);
    useLogs.setState({ entries: [] });
    expect(await loadSite()).toBeUndefined();
    const [entry] = useLogs.getState().entries;
    expect(entry?.level).toBe("error");
    expect(entry?.message).toMatch(/^Missing or wrong configuration file: /);
    expect(entry?.message).toContain(why);
  },
);

test("[SH-16] the customer's words are asked for where it has some", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url.split("?")[0]!);
    return Response.json(
      url.includes("texts") ? { en: {} } : { ...SITE, config: { ...SITE.config, texts: "t.json" } },
    );
  });
  expect(await loadSite()).toMatchObject({ languages: ["en"], screens: undefined });
  expect(asked).toEqual(["/config/config.json", "/config/texts.json"]);
});

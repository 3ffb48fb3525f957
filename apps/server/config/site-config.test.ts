import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSiteConfig } from "./site-config.ts";

const folder = mkdtempSync(join(tmpdir(), "stanza-config-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(file: unknown) {
  writeFileSync(join(folder, "config.json"), typeof file === "string" ? file : JSON.stringify(file));
  const warnings: string[] = [];
  const site = readSiteConfig(folder, (sentence) => warnings.push(sentence.split("config.json: ")[1] ?? ""));
  return { site, warnings };
}

test("[SH-24] a config.json as the specification words it is read, and every key of it is known", () => {
  const { site, warnings } = read({
    config: {
      languages: "it; en",
      forcedcatalog: "cucina, ARMADIO",
      measures: { length: "EX", weight: "LB", volume: "CI", lengthDecimals: 2 },
      currency: "chf",
      isguest: "0",
      saveprjpicture: 1,
      nround: { ext: { num: "2" } },
      rfServer: "https://files.example",
      transname: "shop",
      openIdIntegration: "true",
      oidcSettings: { authority: "https://id.example" },
      rfAuthHidden: false,
      designpdf: "guest; customer",
      needsavearticles: "1",
    },
    backsite: "https://shop.example",
    sites: "https://shop.example",
    dclass: [{ cod: "DIV", comp: "divider" }],
    instanaKey: "key",
  });
  expect(warnings).toEqual([]);
  expect(site.config).toMatchObject({
    languages: ["it", "en"],
    forcedcatalog: ["cucina", "ARMADIO"],
    measures: { length: "EX", weight: "LB", volume: "CI", lengthDecimals: 2 },
    currency: "CHF",
    isguest: false,
    nround: { ext: { num: 2 } },
    saveprjpicture: true,
    openIdIntegration: true,
    designpdf: ["guest", "customer"],
    needsavearticles: true,
  });
  expect([site.sites, site.dclass]).toEqual([["https://shop.example"], { DIV: { comp: "divider" } }]);
});

test("one word stands for all units, and whatever is left out has its default", () => {
  expect(read({ config: { measures: "imperial" } }).site.config).toMatchObject({
    measures: { length: "EX", weight: "LB", volume: "CI" },
    languages: ["en", "it", "de", "fr", "es"],
    isguest: true,
  });
});

test("[SH-24] a key that nobody knows is named with the one that is meant, and the site opens all the same", () => {
  const { warnings } = read({
    config: { forcedcatalogs: "CUCINA", canSaveProject: true },
    theme: { fav: "icon.svg" },
    printing: {},
  });
  expect(warnings).toEqual([
    "printing is not known",
    "config.forcedcatalogs is not known; did you mean forcedcatalog?",
    "config.canSaveProject is not known; did you mean cansaveproject?",
    "theme.fav is not known",
  ]);
});

test("what cannot be meant is refused with its place", () => {
  expect(() => read("[]")).toThrow(/config\.json: the file is no JSON object/);
  expect(() => read("{")).toThrow(/config\.json: .*JSON/);
  expect(() => read({ config: { isguest: "perhaps" } })).toThrow(/config\.json: config\.isguest/);
  expect(() => read({ config: { nround: { ext: { num: "many" } } } })).toThrow(/config\.nround\.ext\.num/);
  expect(() => read({ config: { measures: "elbows" } })).toThrow(/config\.json: config\.measures/);
  expect(() => read({ theme: { logo: "../logo.svg" } })).toThrow(/theme\.logo: .*not the name of a file/);
  expect(() => read({ theme: { logo: "logo.exe" } })).toThrow(/theme\.logo: logo\.exe is no picture/);
  expect(() => read({ theme: { favicon: "icon.svg" } })).toThrow(/theme\.favicon: icon\.svg is missing/);
});

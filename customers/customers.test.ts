import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSiteConfig } from "../apps/server/config/site-config.ts";
import { readSiteTexts } from "../apps/server/config/site-texts.ts";
import en from "../web/site/texts/en.json" with { type: "json" };
import { brandRoles } from "../web/ui/theme/brand-roles.ts";
import { readTheme, surfacesOf } from "../web/ui/theme/customer-css.ts";
import { contrast } from "../web/ui/theme/oklch.ts";
import { statusColours } from "../web/ui/theme/status-colours.ts";

const HOME = import.meta.dirname;
const customers = readdirSync(HOME).filter((name) => existsSync(join(HOME, name, "config.json")));
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).toSorted();

/** Every name by language within a file. */
function namesIn(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.entries(value).flatMap(([key, inner]) => (key === "des" ? [inner as object] : []));
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

function read(name: string) {
  const warnings: string[] = [];
  const site = readSiteConfig(join(HOME, name), (sentence) => warnings.push(sentence));
  return { site, warnings, theme: readTheme(site.theme), texts: readSiteTexts(site, join(HOME, name)) };
}

test("[SH-15] three customers look like three firms", () => {
  const looks = ["bottega", "fornace", "fjell"].map((name) => read(name).theme);
  for (const key of ["primary", "name", "font", "radiusScale", "light", "dark"] as const)
    expect(new Set(looks.map((look) => JSON.stringify(look[key]))).size, key).toBe(3);
  const pictures = ["logo.svg", "logo-dark.svg", "favicon.svg"].flatMap((file) =>
    ["bottega", "fornace", "fjell"].map((name) => readFileSync(join(HOME, name, file), "utf8")),
  );
  expect(new Set(pictures).size).toBe(9);
});

test("[SH-22] only the customer who wants it has people asked for their consents", () => {
  expect(customers.filter((name) => read(name).site.config.gdprdialog === true)).toEqual(["bottega"]);
});

describe.each(customers)("the customer %s", (name) => {
  test("has a configuration that is understood whole", () => expect(read(name).warnings).toEqual([]));

  test("changes only words that the application has, with their placeholders", () => {
    for (const texts of Object.values(read(name).texts))
      for (const [key, text] of Object.entries(texts)) {
        expect(Object.keys(en), key).toContain(key);
        expect(placeholders(text), key).toEqual(placeholders(en[key as keyof typeof en]));
      }
  });

  test("[SH-18] speaks every language that it offers: its own words, its files and its screens", () => {
    const { site, texts } = read(name);
    const offered = [...site.config.languages].sort();
    if (Object.keys(texts).length > 0) expect(Object.keys(texts).sort()).toEqual(offered);
    const folder = join(HOME, name);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((one) => one.endsWith(".json") && !one.includes("showcase")))
      for (const words of namesIn(JSON.parse(readFileSync(join(folder, file), "utf8"))))
        expect(Object.keys(words).sort(), `${file}: ${JSON.stringify(words)}`).toEqual(offered);
    for (const file of files.filter((one) => /(?<!\.test)\.tsx?$/.test(one))) {
      const source = readFileSync(join(folder, file), "utf8");
      const tables = source.match(/\ben: [{"]/g)?.length ?? 0;
      for (const language of offered)
        expect(
          source.match(new RegExp(`\\b${language}: [{"]`, "g"))?.length ?? 0,
          `${file}: ${language}`,
        ).toBe(tables);
    }
  });

  test("[SH-15] names only colours that the theme knows", () => {
    const { site, theme } = read(name);
    for (const scheme of ["light", "dark"] as const)
      expect(Object.keys(theme[scheme] ?? {})).toEqual(Object.keys(site.theme[scheme] ?? {}));
  });

  test.each(["light", "dark"] as const)("[SH-15] is legible in the %s palette", (scheme) => {
    const { theme } = read(name);
    const s = surfacesOf(theme, scheme);
    const primary = scheme === "dark" ? (theme.primaryDark ?? theme.primary) : theme.primary;
    const brand = brandRoles(primary, scheme, s);
    const faults: string[] = [];
    const need = (what: string, fore: string, ground: string, least: number) => {
      const found = contrast(fore, ground);
      if (found < least) faults.push(`${what} ${fore} on ${ground}: ${found.toFixed(2)}`);
    };
    for (const ground of [s.canvas, s.surface, s.raised, s.sunken, s.hover]) {
      for (const role of ["text", "text2", "text3"] as const) need(role, s[role], ground, 4.5);
      need("brand text", brand.text, ground, 4.5);
      need("control", s.control, ground, 3);
      need("brand indicator", brand.ui, ground, 3);
    }
    for (const [fill, what] of [
      [brand.solid, "button"],
      [brand.solidHover, "button under the pointer"],
      [brand.solidPressed, "pressed button"],
    ] as const)
      need(what, brand.onSolid, fill, 4.5);
    for (const tint of [brand.subtle, brand.subtleHover]) {
      need("brand text on a tint", brand.text, tint, 4.5);
      need("words on a tint", brand.onSubtle, tint, 7);
    }
    need("focus", brand.focus, s.canvas, 3);
    need("focus", brand.focus, s.surface, 3);
    for (const kind of ["danger", "warning", "success", "info"] as const) need(kind, s[kind], s.surface, 4.5);
    for (const [status, colours] of Object.entries(statusColours)) {
      need(`dot of ${status}`, colours[scheme].dot, s.surface, 3);
      need(`text of ${status}`, colours[scheme].text, colours[scheme].tint, 4.5);
    }
    expect(faults).toEqual([]);
  });
});

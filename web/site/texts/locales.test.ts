import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ROOM_TEMPLATES } from "@stanza/project";
import { describe, expect, test } from "vitest";
import en from "./en.json" with { type: "json" };
import { LANGUAGES, textsOf } from "./i18n.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const files = globSync(["web/**/*.{ts,tsx}", "apps/web/**/*.{ts,tsx}"], { cwd: root }).filter(
  (file) => !/node_modules|\/dist\/|\.test\.tsx?$/.test(file),
);
const source = files.map((file) => readFileSync(`${root}/${file}`, "utf8")).join("\n");
const literals = new Set([...source.matchAll(/"([^"\n]*)"/g)].map((match) => match[1]!));
const templates = [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map((match) => {
  const fixed = match[1]!.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { fixed: fixed.join(""), pattern: new RegExp(`^${fixed.join("[\\w-]+(?:\\.[\\w-]+)*")}$`) };
});

/** Keys that the domain names itself. */
const given = new Set(
  ROOM_TEMPLATES.flatMap((template) => [template.nameKey, ...template.dimensions.map((d) => d.labelKey)]),
);

/** A key without the plural form that i18next adds. */
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]).toSorted();

describe("the interface texts", () => {
  test("have a file for each language of ours, and no other", () => {
    const found = globSync("*.json", { cwd: fileURLToPath(new URL(".", import.meta.url)) });
    expect(found.toSorted()).toEqual(LANGUAGES.map((language) => `${language}.json`).toSorted());
  });

  test.each(LANGUAGES.filter((language) => language !== "en"))(
    "[SH-18] are complete in %s, with the same placeholders as in English",
    async (language) => {
      const texts = await textsOf(language);
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), key).not.toBe("");
        expect(placeholders(text), key).toEqual(placeholders(en[key as keyof typeof en]));
      }
    },
  );

  test("are all used", () => {
    const isUsed = (key: string) =>
      literals.has(key) ||
      given.has(key) ||
      templates.some(({ fixed, pattern }) => fixed.includes(".") && pattern.test(key));
    expect(Object.keys(en).filter((key) => !isUsed(base(key)))).toEqual([]);
  });

  test("exist for every key that is asked for", () => {
    const known = new Set(Object.keys(en).flatMap((key) => [key, base(key)]));
    const asked = [...source.matchAll(/\b(?:t|translate)\(\s*"([^"]+)"/g)].map((match) => match[1]!);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  test("French sets off its signs: U+202F before ; ! ? and U+00A0 before : and within « »", async () => {
    const wrong = /[^\u202f][;!?](?!\w)|[^\u00a0]:(?=\s|$)|«[^\u00a0\u202f]|[^\u00a0\u202f]»/;
    expect(Object.entries(await textsOf("fr")).filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  test.each(["it", "de", "fr", "es"] as const)(
    "have the apostrophes and quotation marks of %s",
    async (language) => {
      const wrong = { it: /['"“”]/, de: /['"”]/, fr: /['"“”]/, es: /['"“”]/ }[language];
      expect(Object.entries(await textsOf(language)).filter(([, text]) => wrong.test(text))).toEqual([]);
    },
  );

  test("say no please and no oops", () => {
    expect(Object.values(en).filter((text) => /\b(oops|sorry)\b/i.test(text))).toEqual([]);
  });
});

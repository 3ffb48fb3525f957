import { expect, test } from "vitest";
import { headed, inLanguage, knownLanguage, labelled, spokenLanguage } from "./languages.ts";

test("[SH-18] tags and aliases of the specification find a language of ours, or none", () => {
  const tags = ["d", "us", "en", "de-CH", "IT_it", "fr-CA", " ES ", "br", "constructor", "", undefined];
  expect(tags.map(knownLanguage)).toEqual([
    ...["de", "en", "en", "de", "it", "fr", "es"],
    ...[undefined, undefined, undefined, undefined],
  ]);
});

test("[SH-18] who asks for a language that we do not speak is spoken to in English", () => {
  const words = { en: "wall", it: "parete", de: "Wand", fr: "mur", es: "pared" };
  expect(["fr-CH", "es-MX", "pl", "toString"].map((tag) => inLanguage(words, tag))).toEqual([
    "mur",
    "pared",
    "wall",
    "wall",
  ]);
  expect(spokenLanguage(undefined)).toBe("en");
});

test("[SH-18] French sets a space before the colon of a label", () => {
  expect([labelled("Price", "12", "en"), labelled("Prix", "12", "fr-BE")]).toEqual([
    "Price: 12",
    "Prix\u00a0: 12",
  ]);
  expect(headed("Precio", "es")).toBe("Precio:");
});

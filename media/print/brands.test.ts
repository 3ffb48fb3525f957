import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { drawPlan } from "@stanza/drawing";
import { sampleKitchen, sampleRoom } from "@stanza/drawing/testing";
import { expect, test } from "vitest";
import { openPrinter } from "./open-printer.ts";
import { pdfFonts, pdfInfo, pdfText } from "./testing/read-pdf.ts";
import { sampleOffer } from "./testing/sample-offer.ts";

const folder = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const customers = folder("../../customers");
const brands = [
  { name: "stanza", at: folder("templates/default-brand"), pages: 3 },
  { name: "nordlicht", at: folder("testing/nordlicht"), pages: 4 },
  ...readdirSync(customers)
    .filter((name) => existsSync(path.join(customers, name, "brand.typ")))
    .map((name) => ({ name, at: path.join(customers, name), pages: name === "demo" ? 4 : 3 })),
];

const sender = {
  name: "Stanza Milano S.r.l.",
  lines: ["Via Tortona 27, 20144 Milano"],
  bank: ["Banca Intermodale", "IBAN IT60 X054 2811 1010 0000 0123 456"],
};
const plan = drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "it", title: "Pianta" });

/** The words of a PDF, a line each as they stand, without what a layout of text adds. */
const words = (pdf: Uint8Array): string =>
  pdfText(pdf)
    .split("\f")
    .map((page) =>
      page
        .split("\n")
        .map((line) => line.replace(/[\s\u00a0\u202f]+/g, " ").trim())
        .filter((line) => line !== "")
        .join("\n"),
    )
    .join("\n--- page ---\n");

test("the demo customer has its brand", () => {
  expect(brands.map(({ name }) => name)).toContain("demo");
});

test.each(brands)(
  "[QU-08] the brand $name prints the sample offer as it should: pages, words, our fonts alone",
  async ({ name, at, pages }) => {
    const printer = openPrinter({ brandFolder: at });
    try {
      const { pdf, standards, diagnostics } = await printer.print(sampleOffer, [plan], { sender });
      expect([standards, diagnostics]).toEqual([["ua-1", "a-3a"], []]);
      expect(pdfInfo(pdf)).toMatch(new RegExp(`Pages:\\s+${pages}\\n`));
      expect(pdfFonts(pdf).filter((font) => !font.startsWith("NotoSans"))).toEqual([]);
      await expect(words(pdf)).toMatchFileSnapshot(`testing/golden/${name}.txt`);
    } finally {
      await printer.close();
    }
  },
);

test("[QU-08] each language has its own words and terms in the demo's brand", async () => {
  const printer = openPrinter({ brandFolder: path.join(customers, "demo") });
  try {
    for (const [language, title, opening] of [
      ["it", "Condizioni di vendita", "Grazie della fiducia"],
      ["en", "Terms of sale", "Thank you for your trust"],
      ["de-CH", "Verkaufsbedingungen", "Vielen Dank für Ihr Vertrauen"],
      ["fr", "Terms of sale", "Thank you for your trust"],
    ] as const) {
      const { pdf, diagnostics } = await printer.print({ ...sampleOffer, language }, [], { sender });
      expect(diagnostics).toEqual([]);
      const text = pdfText(pdf);
      expect(text).toContain(title);
      expect(text).toContain(opening);
      expect(text).not.toMatch(/\b1 pcs/);
      if (language !== "de-CH") continue;
      expect(text).toMatch(/die Pläne am Ende sind massstäblich/);
      expect(text).toMatch(/2\. Aufmass/);
      expect(text).toMatch(/ab Anzahlung und Aufmass/);
    }
  } finally {
    await printer.close();
  }
});

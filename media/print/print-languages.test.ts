import { drawPlan } from "@stanza/drawing";
import { sampleKitchen, sampleRoom } from "@stanza/drawing/testing";
import type { Offer } from "@stanza/offer";
import { afterAll, expect, test } from "vitest";
import { openPrinter } from "./open-printer.ts";
import { pdfInfo, pdfText } from "./testing/read-pdf.ts";
import { sampleOffer } from "./testing/sample-offer.ts";

const printer = openPrinter();
afterAll(() => printer.close());

const spaces = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ");

async function printed(language: string, change: Partial<Offer> = {}) {
  const title = language.startsWith("fr") ? "Plan" : "Planta";
  const plan = drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language, title });
  const words = {
    b1: {
      size: "600 × 780 × 560 mm",
      choices: [{ code: "HND", label: "Poignée", value: "Barre acier", shared: true }],
    },
  };
  const print = await printer.print({ ...sampleOffer, language, ...change }, [plan], {
    sender: { name: "Stanza", lines: [] },
    words,
  });
  expect(print.diagnostics).toEqual([]);
  return { text: spaces(pdfText(print.pdf)), info: pdfInfo(print.pdf) };
}

test("[SH-18] [QU-08] an offer in French: its words, its amounts, its spaces", async () => {
  const { text, info } = await printed("fr");
  expect(info).toMatch(/Title:\s+Offre 2026-0147/);
  expect(text).toMatch(/Désignation .*Qté/);
  expect(text).toMatch(/Remise 10 ?% −733,30 €/);
  expect(text).toMatch(/Marchandises après remise 6 269,72 €/);
  expect(text).toMatch(/TVA 22 ?% sur 6 529,72 € 1 436,54 €/);
  expect(text).toMatch(/Acompte 50 ?% 4 236,13 €/);
  expect(text).toMatch(/Total 8 472,26 €/);
  expect(text).toContain("Bon pour accord");
  expect(text).toContain("Page 1 sur");
  expect(text).toContain("Poignée : Barre acier");
});

test("[SH-18] [QU-08] an offer in Spanish: its words and its amounts", async () => {
  const { text, info } = await printed("es");
  expect(info).toMatch(/Title:\s+Oferta 2026-0147/);
  expect(text).toMatch(/Descripción .*Cant\./);
  expect(text).toMatch(/Descuento 10 ?% −733,30 €/);
  expect(text).toMatch(/Mercancía con descuento 6\.269,72 €/);
  expect(text).toMatch(/IVA 22 ?% sobre 6\.529,72 € 1\.436,54 €/);
  expect(text).toMatch(/Anticipo 50 ?% 4\.236,13 €/);
  expect(text).toMatch(/Total 8\.472,26 €/);
  expect(text).toContain("Acepto esta oferta");
  expect(text).toContain("Página 1 de");
});

test("[SH-18] [QU-12] French and Spanish as Switzerland and Mexico write them", async () => {
  expect((await printed("fr-CH", { currency: "CHF" })).text).toMatch(/Total 8'472\.26 CHF/);
  expect((await printed("es-MX", { currency: "MXN" })).text).toMatch(/Total \$ ?8,472\.26/);
});

import { compareOffers, type Offer } from "@stanza/offer";
import { afterAll, expect, test } from "vitest";
import { openPrinter } from "./open-printer.ts";
import { pdfFonts, pdfInfo, pdfText } from "./testing/read-pdf.ts";
import { position, sampleOffer } from "./testing/sample-offer.ts";

const sender = { name: "Stanza Milano S.r.l.", lines: ["Via Tortona 27, 20144 Milano"] };
const printer = openPrinter();
afterAll(() => printer.close());

const spaces = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ");

/** The sample without its last wall unit, with a dearer tall unit, twice the stone top, a wine cooler, and what that comes to. */
function laterOffer(): Offer {
  const [kitchen, doors] = sampleOffer.groups;
  const positions = kitchen!.positions
    .filter(({ rowId }) => rowId !== "w3")
    .map((one) => {
      if (one.rowId === "tall")
        return { ...one, description: "Colonna forno con cantinetta", amount: "1490.00" };
      if (one.rowId === "top")
        return {
          ...one,
          quantity: "2",
          amount: "1683.00",
          lines: one.lines.map((line) => ({ ...line, quantity: "2" })),
        };
      return one;
    });
  const cooler = position(13, "cooler", "Cantinetta vini", "900.00");
  return {
    ...sampleOffer,
    number: "2026-0163",
    date: "2026-12-01",
    validUntil: "2026-12-15",
    groups: [{ ...kitchen!, positions: [...positions, cooler] }, doors!],
    gross: "9040.50",
    discount: "1310.87",
    netTotal: "8449.63",
    tax: "1803.72",
    payable: "10253.35",
  };
}

const print = (after: Offer, language = "it") =>
  printer.printChangeOrder(compareOffers(sampleOffer, after), {
    before: { offer: sampleOffer, version: 1 },
    after: { offer: { ...after, language }, version: 3 },
    sender,
    date: "2026-12-02",
  });

test("[QU-08] a change order names what was removed, added and changed, with the price of each before, now and between", async () => {
  const printed = await print(laterOffer());
  expect(printed.diagnostics).toEqual([]);
  const text = spaces(pdfText(printed.pdf));
  expect(text).toContain("Variante d’ordine 2026-0163");
  expect(text).toContain("2026-0163, versione 3, 1 dicembre 2026");
  expect(text).toMatch(/Rimossi .*8 Pensile un’anta 600 284,00 € −284,00 €/);
  expect(text).toMatch(/Aggiunti .*13 Cantinetta vini 900,00 € \+900,00 €/);
  expect(text).toMatch(
    /Colonna forno con cantinetta 1\.240,00 € 1\.490,00 € \+250,00 € prima: Colonna forno con vano/,
  );
  expect(text).toMatch(/Top in pietra, 2550 × 620 841,50 € 1\.683,00 € \+841,50 € quantità 2 anziché 1/);
  expect(text).toMatch(/Somma delle modifiche \+1\.707,50 €/);
  expect(text).toMatch(/Sconto −1\.063,28 € −1\.310,87 € −247,59 €/);
  expect(text).toMatch(/Da pagare 8\.472,26 € 10\.?253,35 € \+1\.781,09 €/);
  expect(text).toMatch(/Valida fino al 4 dicembre 2026 15 dicembre 2026/);
  expect(text).toContain("Per accettazione delle modifiche");
});

test("[QU-08] a change order is tagged, in the brand's fonts, and in the language of the later offer", async () => {
  const { pdf } = await print(laterOffer(), "de");
  expect(pdfInfo(pdf)).toMatch(/Tagged:\s+yes/);
  expect(pdfFonts(pdf).filter((font) => !font.startsWith("NotoSans"))).toEqual([]);
  const text = spaces(pdfText(pdf));
  expect(text).toContain("Änderungsauftrag 2026-0163");
  expect(text).toMatch(/Zu zahlen 8\.472,26 € 10\.253,35 € \+1\.781,09 €/);
});

test("[QU-08] between versions in two languages a changed article names what came, and none of its parts twice", async () => {
  const [kitchen, doors] = sampleOffer.groups;
  const lines = (language: "it" | "de", more: number) =>
    ["Maniglia", "Piedini", "Illuminazione"].slice(0, 2 + more).map((name, i) => ({
      ...kitchen!.positions[0]!.lines[0]!,
      id: `line${i}`,
      code: `X${more}${i}`,
      description: language === "it" ? name : ["Griff", "Stellfüße", "Beleuchtung"][i]!,
    }));
  const version = (language: "it" | "de", more: number): Offer => ({
    ...sampleOffer,
    language,
    groups: [
      {
        ...kitchen!,
        positions: kitchen!.positions.map((one, i) =>
          i > 0
            ? one
            : {
                ...one,
                description: language === "it" ? "Base" : "Unterschrank",
                lines: lines(language, more),
              },
        ),
      },
      doors!,
    ],
  });
  const [before, after] = [version("it", 0), version("de", 1)];
  const { pdf } = await printer.printChangeOrder(compareOffers(before, after), {
    before: { offer: before, version: 1 },
    after: { offer: after, version: 2 },
    sender,
    date: "2026-12-02",
  });
  const text = spaces(pdfText(pdf));
  expect(text).toContain("mit Beleuchtung");
  for (const word of ["Maniglia", "Piedini", "Griff", "Base ", "vorher"]) expect(text).not.toContain(word);
});

test("[QU-08] versions without a difference say so", async () => {
  const text = spaces(pdfText((await print({ ...sampleOffer, number: "2026-0148" })).pdf));
  expect(text).toContain("Le due offerte contengono gli stessi articoli agli stessi prezzi.");
  expect(text).toMatch(/Da pagare 8\.472,26 € 8\.472,26 € 0,00 €/);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { drawArticle, drawElevation, drawPlan, drawScene } from "@stanza/drawing";
import { sampleKitchen, sampleMaterials, sampleRoom } from "@stanza/drawing/testing";
import { encode } from "uqr";
import { afterAll, expect, test } from "vitest";
import { PrintError } from "./compiler/print-error.ts";
import { breakLongWords } from "./long-words.ts";
import { openPrinter } from "./open-printer.ts";
import { printOffer } from "./print-offer.ts";
import { qrPicture } from "./qr-picture.ts";
import { pdfFonts, pdfImageCount, pdfInfo, pdfJpeg, pdfLineLengths, pdfText } from "./testing/read-pdf.ts";
import { longOffer, sampleOffer } from "./testing/sample-offer.ts";

const sender = { name: "Stanza Milano S.r.l.", lines: ["Via Tortona 27, 20144 Milano"] };
const plan = drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "it", title: "Pianta" });
const elevation = drawElevation({
  room: sampleRoom,
  wall: "A",
  evaluated: sampleKitchen,
  materials: sampleMaterials,
  language: "it",
  title: "Parete A",
})!;
const pictures = Object.fromEntries(
  sampleKitchen.rows.map(({ row, article }) => [row.id, drawArticle(article, sampleMaterials)]),
);
const hero = drawScene({ rooms: [sampleRoom], evaluated: sampleKitchen, materials: sampleMaterials });
const printer = openPrinter();
afterAll(() => printer.close());

const spaces = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ");

test("[QU-08] the whole offer with hero, pictures, plan and elevation passes the engine's PDF/UA-1 check without a word", async () => {
  const words = {
    b1: {
      size: "600 × 780 × 560 mm",
      choices: [{ code: "HND", label: "Maniglia", value: "Barra acciaio", shared: true }],
    },
  };
  const printed = await printer.print(sampleOffer, [plan, elevation], { sender, pictures, hero, words });
  expect(printed.diagnostics).toEqual([]);
  expect(printed.standards).toEqual(["ua-1", "a-3a"]);
  const info = pdfInfo(printed.pdf);
  expect(info).toMatch(/Title:\s+Offerta 2026-0147/);
  expect(info).toMatch(/Tagged:\s+yes/);
  const text = spaces(pdfText(printed.pdf));
  for (const words of [
    "Lucia Ferrari",
    "Viale dei Tigli 3",
    "Base 900 con tre cestoni",
    "600 × 780 × 560 mm",
    "Maniglia: Barra acciaio",
    "Pagina 1 di",
  ]) {
    expect(text).toContain(words);
  }
});

test("[QU-08] the PDF's text holds every total, discount, tax, deposit and balance of the offer", async () => {
  const text = spaces(pdfText((await printer.print(sampleOffer, [], { sender })).pdf));
  expect(text).toMatch(/Sconto 10 ?% −733,30 €/);
  expect(text).toMatch(/Merce al netto degli sconti 6\.269,72 €/);
  expect(text).toMatch(/IVA 22 ?% su 6\.529,72 € 1\.436,54 €/);
  expect(text).toMatch(/Totale 8\.472,26 €/);
  expect(text).toMatch(/Acconto 50 ?% 4\.236,13 €/);
  expect(text).toMatch(/Saldo 4\.236,13 €/);
});

test("[QU-08] options stand apart with what each adds, parts with their number, and the document's hash on each page", async () => {
  const hash = "5f".repeat(32);
  const [first, ...rest] = sampleOffer.groups;
  const [position] = first!.positions;
  const printed = await printer.print(
    {
      ...sampleOffer,
      groups: [{ ...first!, part: 0, title: "12 × Appartamento tipo · Cucina Aria" }, ...rest],
      parts: [
        {
          project: { id: "1", description: "A" },
          title: "Appartamento tipo",
          quantity: "12",
          each: "1.00",
          amount: "12.00",
        },
      ],
      options: [
        {
          position: { ...position!, number: 13, description: "Cantinetta vini" },
          catalogue: "cucina",
          surcharge: "1098.00",
          payable: "9570.26",
        },
      ],
      hash,
    },
    [],
    { sender },
  );
  expect(printed.diagnostics).toEqual([]);
  const text = spaces(pdfText(printed.pdf));
  expect(text).toContain(" 12 × Appartamento tipo · Cucina Aria N. ");
  expect(text).toMatch(/Opzioni Non comprese nel totale/);
  expect(text).toMatch(/Cantinetta vini .*\+1\.098,00 €/);
  expect(text.split(hash.match(/.{8}/g)!.join(" ")).length - 1).toBe(
    Number(/Pagina 1 di (\d+)/.exec(text)?.[1]),
  );
});

test("[QU-08] five metres of wall at 1:50 measure 100.0 mm in the PDF", async () => {
  const room = drawPlan({
    rooms: [sampleRoom],
    evaluated: { rows: [], failed: [] },
    language: "it",
    dimensionChains: false,
  });
  const wide = { ...room, bounds: { min: [-1000, -1000] as const, max: [7000, 8000] as const } };
  const { pdf } = await printer.print({ ...sampleOffer, groups: [] }, [wide], { sender });
  expect(pdfText(pdf)).toContain("Scala 1:50");
  const pages = Number(/Pages:\s+(\d+)/.exec(pdfInfo(pdf))![1]);
  const lengths = pdfLineLengths(pdf, pages);
  expect(lengths.some((mm) => Math.abs(mm - 100) <= 0.1)).toBe(true);
  expect(lengths.some((mm) => Math.abs(mm - 72) <= 0.1)).toBe(true);
  // The scale bar: five segments of half a metre.
  expect(lengths.filter((mm) => Math.abs(mm - 10) <= 0.05).length).toBeGreaterThanOrEqual(5);
});

test("[QU-08] a hostile description is printed letter by letter", async () => {
  const hostile = '#read("/etc/passwd") $x^2$ *b* _i_ @ref <l> \\ [#panic()] \u0007 "; }';
  const [group] = sampleOffer.groups;
  const position = { ...group!.positions[0]!, description: hostile, note: '#include("/data/offer.json")' };
  const offer = {
    ...sampleOffer,
    number: "#sys.version",
    notes: '#eval("1+1")',
    customer: { ...sampleOffer.customer, lastName: "#pagebreak()" },
    groups: [{ ...group!, title: "#title", positions: [position] }],
  };
  const { pdf } = await printer.print(offer, [], { sender: { name: "#name", lines: [] } });
  const text = spaces(pdfText(pdf));
  expect(text).toContain('#read("/etc/passwd") $x^2$ *b* _i_ @ref <l> \\ [#panic()]');
  for (const words of ["#sys.version", '#eval("1+1")', "#pagebreak()", "#title", "#name"])
    expect(text).toContain(words);
  expect(text).not.toContain("root:");
});

test("only fonts that we ship are in the PDF", async () => {
  const { pdf } = await printer.print(
    { ...sampleOffer, customer: { ...sampleOffer.customer, lastName: "Żółć Ελλάδα Щербина" } },
    [plan],
    {
      sender,
      pictures,
    },
  );
  const fonts = pdfFonts(pdf);
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter((font) => !font.startsWith("NotoSans"))).toEqual([]);
});

test("labels, figures and dates follow the offer's language; an unknown language prints English labels", async () => {
  const print = async (language: string): Promise<string> =>
    spaces(pdfText((await printer.print({ ...sampleOffer, language }, [], { sender })).pdf));
  expect(await print("de")).toMatch(/Angebot 2026-0147.*Anzahlung 50 ?%.*4\.236,13 €/);
  expect(await print("en")).toMatch(/Offer 2026-0147.*Deposit 50% €4,236\.13/);
  expect(await print("fi")).toContain("Offer 2026-0147");
});

test("Swiss rounding is a separate line before the amount to be paid", async () => {
  const offer = {
    ...sampleOffer,
    currency: "CHF",
    language: "de-CH",
    total: "1203.67",
    rounding: "-0.02",
    payable: "1203.65",
  };
  const text = spaces(pdfText((await printer.print(offer, [], { sender })).pdf));
  expect(text).toMatch(/Rundung CHF ?−0\.02 Zu zahlen CHF 1['’]203\.65/);
});

test("[QU-08] a link is printed as a QR code before the signature, with words, and readers of the screen hear of it", async () => {
  const link = "https://stanza.example/o/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG";
  const hash = "5f".repeat(32);
  const [without, with_] = [
    await printer.print({ ...sampleOffer, hash }, [], { sender }),
    await printer.print({ ...sampleOffer, hash }, [], { sender, link }),
  ];
  expect(with_.diagnostics).toEqual([]);
  expect(with_.standards).toEqual(without.standards);
  expect(pdfText(with_.pdf)).toContain("Guarda l’offerta online");
  expect(pdfText(without.pdf)).not.toContain("Guarda l’offerta online");
  const code = encode(link, { ecc: "M", border: 0 });
  const modules = [...qrPicture(link).matchAll(/M(\d+) (\d+)h1v1/g)].map(
    ([, x, y]) => `${Number(x) - 4} ${Number(y) - 4}`,
  );
  expect(modules).toEqual(
    code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))),
  );
});

test("an offer with a line without a price is marked as a draft and names the line", async () => {
  const [group] = sampleOffer.groups;
  const [first] = group!.positions;
  const { unitPrice: _, amount: __, ...unpricedLine } = first!.lines[0]!;
  const position = { ...first!, lines: [{ ...unpricedLine, unpriced: true }], amount: "0.00" };
  const offer = { ...sampleOffer, complete: false, groups: [{ ...group!, positions: [position] }] };
  const text = spaces(pdfText((await printer.print(offer, [], { sender })).pdf));
  expect(text).toContain("Bozza 2026-0147");
  expect(text).toContain("Questo documento non è un’offerta");
  expect(text).toContain("da quotare");
});

test("the table's head is repeated on every page of lines", async () => {
  const { pdf } = await printer.print(longOffer(60), [], { sender });
  const pages = pdfText(pdf)
    .split("\f")
    .filter((page) => page.includes("Base un’anta"));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.every((page) => page.includes("Prezzo unitario"))).toBe(true);
});

test("photographs stand in lines and on the first page; one that is used twice is stored once", async () => {
  const bytes = pdfJpeg((await printer.print(sampleOffer, [], { sender })).pdf);
  const photo = { format: "jpeg", bytes } as const;
  const printed = await printer.print(sampleOffer, [], {
    sender,
    hero: { format: "jpeg", bytes: new Uint8Array(bytes) },
    pictures: { b1: photo, b3: photo },
  });
  expect(printed).toMatchObject({ standards: ["ua-1", "a-3a"], diagnostics: [] });
  expect(pdfImageCount(printed.pdf)).toBeGreaterThan(0);
  expect(printed.pdf.length).toBeLessThan(200_000);
});

test("a word longer than its column breaks, an address of mail stays whole", () => {
  const long = "Donaudampfschifffahrtsgesellschaftskapitän";
  expect(breakLongWords(long)).not.toBe(long);
  expect(breakLongWords(long).replaceAll("\u200b", "")).toBe(long);
  expect(breakLongWords("a.person@subdomain.of.a.long.example.org")).not.toContain("\u200b");
  expect(breakLongWords("Base un’anta 600, rovere naturale spazzolato")).not.toContain("\u200b");
});

test("the same offer gives the same bytes", async () => {
  const once = await printer.print(sampleOffer, [plan], { sender, pictures });
  const again = await printer.print(sampleOffer, [plan], { sender, pictures });
  expect(Buffer.from(again.pdf).equals(Buffer.from(once.pdf))).toBe(true);
});

test("a character that no font has is not fatal: the document is tagged, and says why it is not PDF/UA", async () => {
  const offer = { ...sampleOffer, notes: "\u{1F9FF}\uE123" };
  const printed = await printer.print(offer, [], { sender });
  expect(printed.standards).toEqual([]);
  expect(printed.diagnostics.length).toBeGreaterThan(0);
});

test("a customer's brand dresses the offer; a faulty one is refused with the engine's words", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "stanza-brand-"));
  try {
    const brand = (imprint: string): string => `#let brand = (
      text-accent: blue, accent: red, ink: black, soft: gray, faint: silver, tint: white, font: "Noto Sans",
      logo: height => image("/brand/own.svg", height: height, alt: "Own"), imprint: sender => ${imprint})`;
    writeFileSync(
      path.join(folder, "own.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>',
    );
    writeFileSync(path.join(folder, "brand.typ"), brand('"Own imprint"'));
    expect(pdfText(await printOffer(sampleOffer, [], { sender, brandFolder: folder }))).toContain(
      "Own imprint",
    );
    writeFileSync(path.join(folder, "brand.typ"), brand('read("/etc/passwd")'));
    const refused = printOffer(sampleOffer, [], { sender, brandFolder: folder });
    await expect(refused).rejects.toMatchObject({ name: "PrintError", reason: "refused" });
    await expect(refused).rejects.toBeInstanceOf(PrintError);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("[QU-08] finishes are said once at the head of their group, and a line says its size and what deviates", async () => {
  const front = (value: string) => ({ code: "FIN", label: "Anta", value, shared: true });
  const size = "600 × 780 × 560 mm";
  const printed = await printer.print(sampleOffer, [], {
    sender,
    words: {
      b1: { size, choices: [front("Verde salvia")] },
      b2: { size, choices: [front("Rovere")] },
      b3: { size, choices: [front("Verde salvia")] },
    },
  });
  expect(printed.diagnostics).toEqual([]);
  const text = spaces(pdfText(printed.pdf));
  expect(text).toContain("Dove una posizione non dice altro: Anta: Verde salvia");
  expect(text.split("Anta: Verde salvia")).toHaveLength(2);
  expect(text).toMatch(/Base 900 con tre cestoni [^B]*600 × 780 × 560 mm · Anta: Rovere/);
});

test("[QU-08] where groups are not catalogues, finishes are said once at the head of the offer", async () => {
  const choices = [{ code: "FIN", label: "Anta", value: "Verde salvia", shared: true }];
  const words = Object.fromEntries(["b1", "b3", "w1"].map((rowId) => [rowId, { size: "", choices }]));
  const places = { b1: { itemGroup: "Basi" }, b3: { itemGroup: "Basi" }, w1: { itemGroup: "Pensili" } };
  const layout = { grouping: "itemGroup", linePrices: true, vat: "apart" } as const;
  const { pdf } = await printer.print(sampleOffer, [], { sender, words, places, layout });
  const text = spaces(pdfText(pdf));
  expect(text.split("Anta: Verde salvia")).toHaveLength(2);
  expect(text).toMatch(/Cucina Aria Dove una posizione non dice altro: Anta: Verde salvia .*Basi N\. /);
});

test("[QU-08] above the signature stands what is signed with it, on which pages", async () => {
  const many = [plan, elevation, elevation, elevation];
  const text = spaces(pdfText((await printer.print(sampleOffer, many, { sender })).pdf));
  expect(text).toMatch(/Fanno parte dell’offerta: Disegni \(pagine \d–\d\)\. .*Luogo e data Firma/);
  const [, from, to] = /pagine (\d)–(\d)/.exec(text) ?? [];
  const pages = text.split(/Pagina \d di \d/);
  expect(pages[Number(from) - 1]).toContain("Pianta");
  expect(pages[Number(from) - 2]).toContain("Luogo e data");
  expect(pages).toHaveLength(Number(to) + 1);
  const alone = spaces(pdfText((await printer.print(sampleOffer, [], { sender })).pdf));
  expect(alone).not.toContain("Fanno parte");
});

test("[QU-15] the PDF's text holds every instalment with its share, its day and its amount, in place of the deposit", async () => {
  const { deposit: _, ...offer } = sampleOffer;
  const instalments = [
    { when: "all’ordine", percent: "30", amount: "2541.68" },
    { when: "alla consegna", date: "2026-12-20", percent: "60", amount: "5083.36" },
    { when: "dopo il montaggio", percent: "10", amount: "847.22" },
  ];
  const text = spaces(
    pdfText((await printer.print({ ...offer, paymentTerms: "Bonifico", instalments }, [], { sender })).pdf),
  );
  expect(text).toMatch(/30 ?% all’ordine 2\.541,68 €/);
  expect(text).toMatch(/60 ?% alla consegna, 20 dicembre 2026 5\.083,36 €/);
  expect(text).toMatch(/10 ?% dopo il montaggio 847,22 €/);
  expect(text).not.toContain("Acconto 50");
});

test("[QU-15] a comparison stands before the summary, its offered total first, and passes the engine's check", async () => {
  const comparison = {
    subject: "Finitura ante",
    offered: "Rovere fumé",
    alternatives: [
      { name: "Laccato seta", payable: "9120.40", kept: 2 },
      { name: "Vetro nero", kept: 0 },
    ],
  };
  const printed = await printer.print({ ...sampleOffer, comparison }, [plan], { sender });
  expect(printed.diagnostics).toEqual([]);
  const text = spaces(pdfText(printed.pdf));
  const places = [
    "A confronto: Finitura ante",
    "Rovere fumé come offerto 8.472,26",
    "Laccato seta alternativa, non compresa · elementi che restano come offerti: 2 9.120,40",
    "Vetro nero alternativa, non compresa da quotare",
    "Riepilogo",
    "Per accettazione",
  ].map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("[QU-15] what was accepted is compared with nothing any more", async () => {
  const comparison = { subject: "Finitura ante", offered: "Rovere", alternatives: [] };
  const acceptance = {
    name: "Lucia Ferrari",
    at: "2026-11-21T10:00:00Z",
    timeZone: "Europe/Rome",
    onPaper: false,
    offeredBy: "Giulia Ferri",
    options: [],
    hash: "ab".repeat(32),
  };
  const printed = await printer.print({ ...sampleOffer, comparison }, [], { sender, acceptance });
  expect(spaces(pdfText(printed.pdf))).not.toContain("A confronto");
});

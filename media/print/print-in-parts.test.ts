import { fileURLToPath } from "node:url";
import { drawElevation, drawPlan } from "@stanza/drawing";
import { sampleKitchen, sampleMaterials, sampleRoom } from "@stanza/drawing/testing";
import type { Offer } from "@stanza/offer";
import { afterAll, expect, test } from "vitest";
import { openPrinter } from "./open-printer.ts";
import type { PrintOptions } from "./print-options.ts";
import { pdfAttachments, pdfFaults, pdfInfo, pdfMetadata, pdfObjects, pdfText } from "./testing/read-pdf.ts";
import { position, sampleOffer } from "./testing/sample-offer.ts";

/** A brand with a page of its own behind the drawings. */
const brandFolder = fileURLToPath(new URL("../../customers/demo", import.meta.url));
const whole = openPrinter({ brandFolder, partWeight: Number.POSITIVE_INFINITY });
const parted = openPrinter({ brandFolder, partWeight: 60 });
afterAll(() => Promise.all([whole.close(), parted.close()]));

const sender = { name: "Stanza Milano S.r.l.", lines: ["Via Tortona 27, 20144 Milano"] };
const plan = drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "it", title: "Pianta" });
const elevation = drawElevation({
  room: sampleRoom,
  wall: "A",
  evaluated: sampleKitchen,
  materials: sampleMaterials,
  language: "it",
  title: "A",
})!;

/** A title and a note that look like PDF's own language to whoever does not tell strings from words. */
const HOSTILE = "(/K [3 0 R] /ID (U1x0y0) endobj";

/** Several groups, one over many pages, notes of all lengths, options over more than a page. */
function largeOffer(): Offer {
  const positions = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const number = from + at;
      const lines = number % 5 === 0 ? sampleOffer.groups[0]!.positions[0]!.lines.slice(0, 2) : [];
      const made = position(number, `row${number}`, `Base ${number}`, "412.00", lines);
      return number % 7 === 0 ? { ...made, note: "Alzatina esclusa. ".repeat(number % 40) } : made;
    });
  const sizes = [3, 110, 40, 1, 60];
  const groups = sizes.map((count, at) => ({
    catalogue: `c${at}`,
    title: at === 2 ? HOSTILE : `Gruppo ${at + 1}`,
    positions: positions(
      sizes.slice(0, at).reduce((sum, size) => sum + size, 1),
      count,
    ),
    subtotal: "1.00",
  }));
  const options = positions(300, 45).map((one) => ({
    position: one,
    catalogue: "c0",
    surcharge: "10.00",
    payable: "20.00",
  }));
  return { ...sampleOffer, groups, options, hash: "5f".repeat(32) };
}

const pagesOf = (pdf: Uint8Array): readonly string[] => pdfText(pdf).split("\f");

/** The outline as titles, and the kinds of tags with how many there are. */
function structureOf(pdf: Uint8Array) {
  const values = Object.values(pdfObjects(pdf)).map(
    ({ value }) => (value ?? {}) as Readonly<Record<string, unknown>>,
  );
  const kinds: Record<string, number> = {};
  for (const value of values) {
    if (value["/Type"] !== "/StructElem") continue;
    const kind = String(value["/S"]);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  const titles = values.filter((value) => "/Dest" in value && "/Title" in value);
  return { kinds, titles: titles.map((value) => String(value["/Title"])).sort() };
}

const drawings = Array.from({ length: 5 }, (_, at) => [plan, { ...elevation, title: `A${at}` }]).flat();

test.each<[string, Partial<PrintOptions>]>([
  ["with options, subtotals and drawings", {}],
  [
    "accepted, without line prices, grouped by nothing",
    {
      acceptance: {
        name: "Lucia Ferrari",
        at: "2026-11-21T10:00:00Z",
        timeZone: "Europe/Rome",
        onPaper: false,
        offeredBy: "Anna",
        options: [],
        hash: "",
      },
      layout: { grouping: "none", linePrices: false, vat: "apart" },
    },
  ],
])("[QU-08] an offer set in parts is page by page the one set as a whole: %s", async (_, options) => {
  const print = { sender, ...options };
  const offer = largeOffer();
  const [slow, joined] = await Promise.all([
    whole.print(offer, drawings, print),
    parted.print(offer, drawings, print),
  ]);
  expect([joined.standards, joined.diagnostics]).toEqual([["ua-1", "a-3a"], []]);
  expect(pdfFaults(joined.pdf)).toBe("");
  const pages = pagesOf(slow.pdf);
  expect(pagesOf(joined.pdf)).toEqual(pages);
  expect(pages.length).toBeGreaterThan(15);
  if (!options.acceptance)
    expect(pages.join("").replace(/\s+/g, " ")).toMatch(
      /Disegni.*\(pagine? \d.*Condizioni di vendita \(pagina \d+\)/,
    );

  const [asWhole, asParts] = [structureOf(slow.pdf), structureOf(joined.pdf)];
  expect(asParts.titles).toEqual(asWhole.titles);
  // A table that runs over a joint is two tables to a screen reader, each with its heads: nothing else is marked otherwise.
  const {
    "/TH": _th,
    "/TR": rows,
    "/THead": heads,
    "/TBody": _bodies,
    "/Table": tables,
    ...rest
  } = asParts.kinds;
  const same = ["/TH", "/TR", "/THead", "/TBody", "/Table"];
  expect(rest).toEqual(
    Object.fromEntries(Object.entries(asWhole.kinds).filter(([kind]) => !same.includes(kind))),
  );
  expect(tables).toBeGreaterThan(asWhole.kinds["/Table"]!);
  expect(rows! - asWhole.kinds["/TR"]!).toBe(heads! - asWhole.kinds["/THead"]!);
  expect(pdfMetadata(joined.pdf)).toContain(`<xmpTPg:NPages>${pages.length - 1}<`);
  expect(pdfAttachments(joined.pdf)).toEqual({ names: ["offer.json"], first: JSON.stringify(offer) });
  expect(pdfInfo(joined.pdf)).toMatch(/Tagged:\s+yes/);
});

test("a character that no font has costs a joined document its standards, not its pages", async () => {
  const offer = largeOffer();
  const [first, ...others] = offer.groups;
  // For private use: whatever fonts the machine has, it has none for this.
  const strange = {
    ...first!,
    positions: first!.positions.map((one) => ({ ...one, description: "\uE123" })),
  };
  const { standards, diagnostics, pdf } = await parted.print({ ...offer, groups: [...others, strange] }, [], {
    sender,
  });
  expect(standards).toEqual([]);
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(pdfFaults(pdf)).toBe("");
  expect(pdfMetadata(pdf)).not.toContain("pdfuaid:part");
});

test("the same offer in parts always gives the same bytes", async () => {
  const print = () => parted.print(largeOffer(), [plan], { sender });
  const [first, second] = [await print(), await print()];
  expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true);
});

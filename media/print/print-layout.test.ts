import { type Offer, taxIncluded } from "@stanza/offer";
import { formatMoney } from "@stanza/quantities";
import { afterAll, expect, test } from "vitest";
import { openPrinter } from "./open-printer.ts";
import { paperOf } from "./paper.ts";
import { type PrintLayout, USUAL_LAYOUT } from "./print-layout.ts";
import type { PrintOptions } from "./print-options.ts";
import { pdfAttachments, pdfInfo, pdfText } from "./testing/read-pdf.ts";
import { sampleOffer } from "./testing/sample-offer.ts";

const sender = { name: "Stanza Milano S.r.l.", lines: [], bank: ["IBAN IT60 X054 2811 1010 0000 0123 456"] };
const printer = openPrinter();
afterAll(() => printer.close());

const rated: Offer = {
  ...sampleOffer,
  groups: sampleOffer.groups.map((group) => ({
    ...group,
    positions: group.positions.map((position) => ({
      ...position,
      lines: position.lines.map((line) => (line.included ? line : { ...line, taxRate: "22" })),
    })),
  })),
};

const spaces = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ");
const printed = async (
  layout: Partial<PrintLayout>,
  options: Partial<PrintOptions> = {},
  offer: Offer = rated,
): Promise<string> => {
  const { pdf, diagnostics } = await printer.print(offer, [], {
    sender,
    layout: { ...USUAL_LAYOUT, ...layout },
    ...options,
  });
  expect(diagnostics).toEqual([]);
  return spaces(pdfText(pdf));
};

const positions = sampleOffer.groups.flatMap((group) => group.positions);
const places: PrintOptions["places"] = Object.fromEntries(
  positions.flatMap(({ rowId, description }) =>
    rowId === "top"
      ? []
      : [
          [
            rowId,
            {
              room: rowId.startsWith("w") ? { number: 2, name: "Dispensa" } : { number: 1 },
              ...(/^(Base|Pensile)/.test(description)
                ? { itemGroup: description.startsWith("Base") ? "Basi" : "Pensili" }
                : {}),
            },
          ],
        ],
  ),
);

test("[QU-08] positions are grouped by room in the order of the rooms, each with its subtotal; their numbers stay", async () => {
  const text = await printed({ grouping: "room" }, { places });
  expect(text).toMatch(/Stanza 1 N\. .*Dispensa N\. .*Altri articoli N\. /);
  expect(text).toMatch(/Subtotale Stanza 1 4\.805,50 €/);
  expect(text).toMatch(/Dispensa N\. Descrizione Q\.tà Prezzo unitario Importo 6 Pensile/);
  expect(text).toMatch(/Altri articoli N\. .* 10 Top in pietra.*Subtotale Altri articoli 841,50 €/);
});

test("[QU-08] positions are grouped by item group, or not at all; what is in no group comes last", async () => {
  const grouped = await printed({ grouping: "itemGroup" }, { places });
  expect(grouped).toMatch(/Basi N\. .*Pensili N\. .*Altri articoli N\. /);
  const whole = await printed({ grouping: "none" });
  expect(whole).toContain(" Articoli N. ");
  expect(whole).not.toContain("Cucina Aria");
  expect(whole).not.toContain("Subtotale");
});

test("[QU-08] without line prices only subtotals and the summary have amounts, and an item without a price still says so", async () => {
  const [kitchen, doors] = rated.groups;
  const [first, ...rest] = kitchen!.positions;
  const { unitPrice: _, amount: __, ...line } = first!.lines[0]!;
  const unpriced = { ...first!, amount: "0.00", lines: [{ ...line, unpriced: true }] };
  const offer = { ...rated, groups: [{ ...kitchen!, positions: [unpriced, ...rest] }, doors!] };
  const text = await printed({ linePrices: false }, {}, offer);
  expect(text).not.toContain("Prezzo unitario");
  expect(text).not.toContain("412,00 €");
  expect(text).toMatch(/Subtotale Cucina Aria 4\.993,00 €/);
  expect(text).toMatch(/Totale 8\.472,26 €/);
});

test("[QU-08] with tax included every price holds it, the amounts add up to the same total, and the tax is said within it", async () => {
  const text = await printed({ vat: "included" });
  const shown = taxIncluded(rated)!;
  const money = (amount: string): string => spaces(formatMoney(amount, "EUR", "it", 2));
  expect(text).toContain("Prezzi IVA compresa.");
  for (const { amount } of shown.positions.values()) expect(text).toContain(money(amount));
  expect(text).toContain(`Merce ${money(shown.gross)}`);
  expect(text).toContain(`Sconto 10% + 5% −${money(shown.discount)}`);
  expect(text).toContain(`Consegna ${money(shown.delivery)}`);
  expect(text).toMatch(/Totale IVA compresa 8\.472,26 €/);
  expect(text).toMatch(/di cui IVA 10% su 460,00 € 46,00 €/);
  expect(text).not.toContain("Totale imponibile");
  expect(await printed({})).toContain("Prezzi IVA esclusa.");
});

test("an offer whose lines do not say their rate is printed with the tax apart, and says so", async () => {
  const text = await printed({ vat: "included" }, {}, sampleOffer);
  expect(text).toContain("Prezzi IVA esclusa.");
  expect(text).toMatch(/Totale imponibile 6\.989,72 €/);
});

test("[QU-08] codes, where money goes to and the customer's bank are printed where they are known", async () => {
  const business = {
    name: "Ferrari Arredi S.n.c.",
    agency: "Banca di Como",
    street: "",
    city: "",
    postalCode: "",
    nation: "",
    phone: "",
    iban: "IT02 A000",
    bic: "COMOITMM",
    abi: "05428",
    cab: "11101",
    cin: "X",
    account: "000000123456",
    recipientCode: "M5UXCR1",
  };
  const text = await printed({}, { codes: true }, { ...rated, business });
  expect(text).toContain("BS600 Base un’anta 600");
  expect(text).toContain("Coordinate bancarie");
  expect(text).toContain("IBAN IT60 X054 2811 1010 0000 0123 456");
  expect(text).toContain("Ferrari Arredi S.n.c.");
  expect(text).toContain("ABI 05428 CAB 11101 CIN X");
  expect(text).toContain("SdI M5UXCR1");
  const swiss = { ...rated, business, shop: { ...rated.shop, country: "CH" } };
  expect(await printed({}, { codes: true }, swiss)).not.toContain("ABI 05428");
  expect(text).toContain("C/C 000000123456");
});

test("[QU-08] whatever is printed, the attached offer is the frozen one with its hash", async () => {
  const offer = { ...rated, hash: "5f".repeat(32) };
  const { pdf } = await printer.print(offer, [], {
    sender,
    layout: { grouping: "none", linePrices: false, vat: "included" },
  });
  const { names, first } = pdfAttachments(pdf);
  expect(names).toEqual(["offer.json"]);
  expect(JSON.parse(first)).toEqual(offer);
  expect(first).toBe(JSON.stringify(offer));
});

test("amounts stand below each other through all groups, and none breaks however long it is", async () => {
  const dear: Offer = {
    ...rated,
    currency: "IDR",
    groups: rated.groups.map((group) => ({
      ...group,
      positions: group.positions.map((position) => ({
        ...position,
        amount: "1234567890.50",
        lines: position.lines.map((line) =>
          line.included ? line : { ...line, unitPrice: "1234567890.50", amount: "1234567890.50" },
        ),
      })),
    })),
  };
  const { pdf } = await printer.print(dear, [], { sender });
  const rows = pdfText(pdf)
    .split("\n")
    .filter((line) => /^\s*(2|11) /.test(line));
  const [base, door] = rows.map((line) => line.trimEnd());
  const amount = formatMoney("1234567890.50", "IDR", "it", 2);
  expect(spaces(base!).endsWith(spaces(amount))).toBe(true);
  expect(spaces(door!).endsWith(spaces(amount))).toBe(true);
  expect(Math.abs(base!.length - door!.length)).toBeLessThanOrEqual(1);
});

test("[QU-04] a sender's documents are on the paper of its country", async () => {
  expect(["US", "ca", "IT", "CH", ""].map(paperOf)).toEqual(["us-letter", "us-letter", "a4", "a4", "a4"]);
  const { pdf, standards } = await printer.print(sampleOffer, [], {
    sender: { ...sender, paper: "us-letter" },
  });
  expect(standards).toEqual(["ua-1", "a-3a"]);
  expect(pdfInfo(pdf)).toMatch(/Page size:\s+612 x 792 pts \(letter\)/);
});

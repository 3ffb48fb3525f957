import { drawArticle, drawScene } from "@stanza/drawing";
import { sampleKitchen, sampleMaterials, sampleRoom } from "@stanza/drawing/testing";
import { afterAll, expect, test } from "vitest";
import { openPrinter } from "./open-printer.ts";
import type { TablePrint } from "./table-sheet.ts";
import { pdfInfo, pdfText } from "./testing/read-pdf.ts";

const printer = openPrinter();
afterAll(() => printer.close());

const LISTS: TablePrint = {
  sender: { name: "Stanza Milano S.r.l.", lines: ["Via Tortona 27, 20144 Milano"] },
  project: { number: "17", name: "Casa *Rossi* #1", customer: "Anna Rossi" },
  date: "2026-11-20",
  language: "it",
  title: "Distinta di taglio",
  tables: [
    {
      title: "",
      columns: [
        { label: "Quantità", decimals: 3 },
        { label: "Lunghezza mm", decimals: 1 },
        { label: "L1", isMark: true },
        { label: "Parti" },
      ],
      sections: [
        { title: "Rovere miele · 18 mm", facts: "2 pz", rows: [[2, 1563.5, "x", '#read("/etc/passwd")']] },
      ],
    },
    {
      title: "Pannelli e bordi",
      columns: [{ label: "Superficie m²", decimals: 2 }],
      sections: [{ title: "", facts: "", rows: [[1.5]] }],
    },
  ],
  warnings: ["GONE non è nel catalogo."],
  empty: "Niente.",
};

const spaces = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ");

test("[QU-08] lists print on A4 across, tagged, with column heads, sections, numbers of the language and what is missing", async () => {
  const printed = await printer.printTables(LISTS);
  expect(printed.diagnostics).toEqual([]);
  expect(printed.standards).toContain("ua-1");
  expect(pdfInfo(printed.pdf)).toMatch(/Page size:\s+841\.\d+ x 595\.\d+ pts \(A4\)/);
  const text = spaces(pdfText(printed.pdf));
  for (const words of [
    "Distinta di taglio · Casa *Rossi* #1",
    "Anna Rossi",
    "20 novembre 2026",
    "Rovere miele · 18 mm",
    "1563,5",
    '#read("/etc/passwd")',
    "Pannelli e bordi",
    "GONE non è nel catalogo.",
    "Pagina 1 di 1",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("root:");
});

test("a long list repeats its column heads on every page, and an empty one says so", async () => {
  const [first] = LISTS.tables;
  const row = first!.sections[0]!.rows[0]!;
  const tables = [
    { ...first!, sections: [{ title: "Lungo", facts: "", rows: Array.from({ length: 120 }, () => row) }] },
  ];
  const { pdf } = await printer.printTables({ ...LISTS, tables });
  const pages = Number(/Pages:\s+(\d+)/.exec(pdfInfo(pdf))?.[1]);
  expect(pages).toBeGreaterThan(2);
  expect(pdfText(pdf).match(/Lunghezza mm/g)?.length).toBe(pages);
  const empty = await printer.printTables({ ...LISTS, tables: [], warnings: [] });
  expect(pdfText(empty.pdf)).toContain("Niente.");
});

test("[SH-07] a list has a picture above it and one in each row that has something to see", async () => {
  const view = drawScene({ rooms: [sampleRoom], evaluated: sampleKitchen, materials: sampleMaterials });
  const [first] = sampleKitchen.rows;
  const picture = drawArticle(first!.article, sampleMaterials);
  const columns = [{ label: "Immagine", isShort: true }, { label: "Pezzo" }];
  const rows = [
    [{ picture, thing: "Base 600" }, "Base 600"],
    [null, "Foro nel piano"],
  ];
  const tables = [{ title: "", columns, sections: [{ title: "", facts: "", rows }] }];
  const printed = await printer.printTables({ ...LISTS, hero: view, tables });
  expect(printed.diagnostics).toEqual([]);
  expect(printed.standards).toContain("ua-1");
  expect(spaces(pdfText(printed.pdf))).toMatch(/Immagine Pezzo Base 600 Foro nel piano/);
  const bare = await printer.printTables({
    ...LISTS,
    tables: [{ ...tables[0]!, sections: [{ title: "", facts: "", rows: [rows[1]!] }] }],
  });
  expect(printed.pdf.length).toBeGreaterThan(bare.pdf.length + 1000);
});

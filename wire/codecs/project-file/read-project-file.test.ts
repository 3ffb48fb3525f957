import { readFileSync } from "node:fs";
import { evaluateProject } from "@stanza/evaluation";
import { priceProject, totalOffer } from "@stanza/pricing";
import { PROJECT_STATUSES } from "@stanza/project";
import fc from "fast-check";
import { expect, test } from "vitest";
import { demoCatalogue, demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { decodeProject } from "../decode-project.ts";
import { encodeProject } from "../project-codec.ts";
import { newDocument, type ProjectDocument } from "../project-document.ts";
import type { StoredProject } from "../stored-project.ts";
import { FULL } from "../testing/full-document.ts";
import { readProjectFile } from "./read-project-file.ts";
import { type ToldWithFile, writeProjectFile } from "./write-project-file.ts";

const { open: kitchens, priceLists } = demoCatalogue("cucina");
const list = priceLists.find(({ currency }) => currency === "EUR")!;
const SHOP = { code: "MILANO", name: "Milano", language: "it", country: "IT", priceList: "CUC-EUR" };
const KITCHEN = new URL("../../../fixtures/projects/rossi-corner-kitchen.json", import.meta.url);

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (stored: StoredProject) => JSON.stringify(stored, null, 2);

function kitchen(): ProjectDocument {
  const decoded = decodeProject(JSON.parse(readFileSync(KITCHEN, "utf8")));
  if (!decoded.ok) throw new Error("The fixture does not decode.");
  const [first] = decoded.document.project.rows;
  const terms = { ...FULL.terms, rowRates: { [first!.id]: { vat: 4, checked: true } }, lineRates: {} };
  return { ...decoded.document, terms };
}

const HEAD: ToldWithFile["head"] = {
  id: 4711,
  status: "offer",
  isOffer: true,
  isOpen: true,
  shopId: "MILANO",
  listId: "CUC-EUR",
  priceDate: "2026-11-23",
};

/** The file of a document with everything that a download knows of it. */
function fileOf(document: ProjectDocument, head = HEAD): string {
  const evaluated = evaluateProject(document.project, demoCatalogues());
  const book = { CUCINA: { list, condition: kitchens.condition.bind(kitchens) } };
  const priced = priceProject(evaluated, book, { currency: "EUR" });
  const { catalogues } = document.project;
  const header = (model: string) => kitchens.header(model, catalogues.CUCINA?.headers[model] ?? {});
  const derived = {
    evaluated,
    priced,
    currency: "EUR",
    measures: { length: "MM", weight: "KG", volume: "CR" },
    header: ({ row }: { row: { model: string; catalogue: string } }) => {
      const { model, reg } = row.catalogue === "CUCINA" ? header(row.model) : { model: "", reg: "" };
      return { model, reg };
    },
  };
  return textOf(
    writeProjectFile(document, { head, derived, totals: totalOffer(priced, document.terms, SHOP) }),
  );
}

function imported(text: string): ProjectDocument {
  const read = readProjectFile(bytesOf(text));
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.document;
}

const faultOf = (bytes: Uint8Array | string) => {
  const read = readProjectFile(typeof bytes === "string" ? bytesOf(bytes) : bytes);
  return read.ok ? null : read.fault;
};

const text = fc.string({ unit: "grapheme", maxLength: 40 }).filter((one) => !/\0|\p{Surrogate}/u.test(one));

/** Kitchens with whatever people may have typed, chosen and agreed. */
const documents = fc
  .record({
    description: text,
    notes: text,
    lastName: text,
    country: fc.constantFrom("IT", "DE", "CH"),
    increase: fc.constantFrom(1, "1.05", 2),
    discounts: fc.array(fc.constantFrom(5, "12.5", 40), { maxLength: 4 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    side: fc.constantFrom("L", "R", "NEITHER"),
    rows: fc.integer({ min: 1, max: 12 }),
    hostField: fc.jsonValue({ maxDepth: 2 }),
  })
  .map((one): ProjectDocument => {
    const base = kitchen();
    const rows = base.project.rows.slice(0, one.rows);
    return {
      ...base,
      notes: one.notes,
      country: one.country,
      customer: { ...base.customer, lastName: one.lastName },
      head: { ...newDocument(base.project).head, pricesIncrease: one.increase },
      terms: { ...base.terms, discounts: { ...base.terms.discounts, standard: one.discounts } },
      unknown: { project: { hostField: one.hostField }, rows: { [rows[0]!.id]: { img: one.description } } },
      project: {
        ...base.project,
        description: one.description,
        rows: rows.map((row) => ({
          ...row,
          quantity: one.quantity,
          choices: { ...row.choices, SIDE: one.side },
        })),
      },
    };
  });

test("[PR-14] [F27] a file comes back as the document it was made from, and makes the same file again", () => {
  fc.assert(
    fc.property(documents, (document) => {
      const file = fileOf(document);
      const back = imported(file);
      // What JSON cannot say, e.g. a negative zero, is not what is looked for.
      expect(back).toEqual(JSON.parse(JSON.stringify(document)));
      expect(fileOf(back)).toBe(file);
    }),
    { numRuns: 40 },
  );
});

test("[PR-14] [T18] [T24] what the server decides stays behind, whatever the file says", () => {
  fc.assert(
    fc.property(
      fc.record({
        id: fc.nat(),
        status: fc.constantFrom(...PROJECT_STATUSES),
        isOffer: fc.boolean(),
        isOpen: fc.boolean(),
        shopId: text,
        listId: text,
        priceDate: fc.constantFrom("2019-01-01", null),
        currentVersion: text,
        picture: text,
      }),
      text,
      (head, order) => {
        const stored = writeProjectFile({ ...kitchen(), crmOrder: `9${order}` }, { head });
        const forged = { ...stored, customerFields: { ...stored.customerFields, crmData: { id: "77" } } };
        const document = imported(JSON.stringify(forged));
        expect(document.crmOrder).toBeUndefined();
        expect(document.head).toEqual(newDocument(document.project).head);
        expect(JSON.stringify(encodeProject(document))).not.toContain("crmData");
      },
    ),
    { numRuns: 50 },
  );
});

test("[PR-14] a host's JSON of spec 1 §3 is a project too", () => {
  const host = {
    id: 12,
    des: "From the ERP",
    rows: [
      { uniqueid: "1", boxid: "B17", catalog: "CUCINA", cmodel: "ARIA", cod: "BASE-1D-60", var: "W=600" },
    ],
    history: [{ catalog: "CUCINA", models: ["ARIA"], currentModel: "ARIA" }],
  };
  const document = imported(`\uFEFF${JSON.stringify(host)}`);
  expect(document.project).toMatchObject({ description: "From the ERP", rows: [{ choices: { W: "600" } }] });
  expect(document.unknown.rows).toEqual({ "1": { boxid: "B17" } });
});

test("[PR-14] what is no project says what it is", () => {
  expect(faultOf("")).toBe("empty");
  expect(faultOf(" \n")).toBe("empty");
  expect(faultOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]))).toBe("notText");
  expect(faultOf("0\nSECTION\n2\nENTITIES")).toBe("notJson");
  expect(faultOf("[1, 2]")).toBe("notProject");
  expect(faultOf('{"type": "FeatureCollection"}')).toBe("notProject");
  expect(faultOf('{"format": 99, "rows": []}')).toBe("newer");
  expect(faultOf(`{"rows": ${"[".repeat(70)}${"]".repeat(70)}}`)).toBe("unsound");
  expect(faultOf('{"rows": [], "des": "\\u0000"}')).toBe("unsound");
  expect(faultOf(new Uint8Array(20 * 1024 * 1024 + 1))).toBe("tooLarge");
});

test("[PR-14] faults stand with their line, their column and their path", () => {
  const lines = textOf(encodeProject(kitchen())).split("\n");
  const at = lines.findIndex((line) => line.includes('"qt": 1'));
  lines[at] = '      "qt": -3,';
  const read = readProjectFile(bytesOf(lines.join("\n")));
  expect(read).toMatchObject({ ok: false, fault: "invalid", problems: [{ path: "rows.0.quantity" }] });
  if (read.ok) return;
  expect(lines[read.problems[0]!.place.line - 1]).toMatch(/^ {4}\{/);

  lines[at] = '      "qt": "three",';
  const typed = readProjectFile(bytesOf(lines.join("\n")));
  expect(typed).toMatchObject({
    ok: false,
    problems: [{ path: "rows.0.qt", place: { line: at + 1, column: 13 } }],
  });
});

test("[PR-14] [T29] a file cut at any byte is refused with the place, and never throws", () => {
  const whole = bytesOf(fileOf(kitchen()));
  fc.assert(
    fc.property(fc.nat({ max: whole.length - 2 }), (end) => {
      const read = readProjectFile(whole.subarray(0, end));
      expect(read.ok).toBe(false);
      if (!read.ok && read.fault === "notJson") expect(read.problems[0]!.place.line).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});

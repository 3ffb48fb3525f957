import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readXlsx, type StoredProject, TECHNICAL_SHEETS } from "@stanza/codecs";
import type { SheetCell } from "@stanza/tables";
import { afterAll, beforeAll, expect, test } from "vitest";

import { sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

type Sheet = (typeof TECHNICAL_SHEETS)[number];
const ask = (person: Person, id: number, sheet: Sheet, format: "pdf" | "xlsx" | "csv", language = "it") =>
  person.client.getTechnicalSheet({ params: { id, sheet }, query: { format, language } });
async function bytesOf(...what: Parameters<typeof ask>): Promise<Uint8Array> {
  return new Uint8Array(await bodyOf(await ask(...what), 200).arrayBuffer());
}
const csvOf = async (...what: Parameters<typeof ask>) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await bytesOf(...what));

/** A reader of RFC 4180 of its own: every record, every field as it stands. */
function readCsv(text: string, separator: "," | ";" = ";"): string[][] {
  const records: string[][] = [];
  const field =
    separator === "," ? /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/y : /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n|$)/y;
  let record: string[] = [];
  while (field.lastIndex < text.length) {
    const [, raw = "", end] = field.exec(text) ?? [];
    record.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === separator) continue;
    records.push(record);
    record = [];
  }
  return records;
}

/** The sample with a text at every place that reaches a technical sheet: names of project and room, a note, a custom article's lines. */
function hostileDocument(text: string): StoredProject {
  const document = sampleDocument();
  const [first, ...rest] = document.rows;
  return {
    ...document,
    des: text,
    rooms: document.rooms.map((room) => ({ ...room, name: text })),
    rows: [{ ...first!, note: text }, ...rest.map((row) => ({ ...row, note: text }))],
  };
}

test("[QU-08] the cut list is the same in CSV, XLSX and PDF: panels with material, size, grain, banded edges, rows and room", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const csv = await csvOf(dealer, summary.id, "cut-list", "csv");
  expect(
    csv.startsWith("\ufeffMateriale;Codice materiale;Spessore mm;Quantità;Lunghezza mm;Larghezza mm;"),
  ).toBe(true);
  const [head = [], ...lines] = readCsv(csv.slice(1));
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([head.length]));
  const column = (label: string) => head.indexOf(label);
  for (const line of lines) {
    expect(Number(line[column("Spessore mm")]?.replace(",", "."))).toBeLessThanOrEqual(40);
    expect(Number(line[column("Quantità")])).toBeGreaterThan(0);
    expect(line[column("Posizioni")]).toMatch(/^\d+( \(\d+\))?(, \d+( \(\d+\))?)*$/);
  }
  const doors = lines.filter((line) =>
    ["L1", "L2", "C1", "C2"].every((label) => line[column(label)] === "x"),
  );
  expect(doors.length).toBeGreaterThan(0);
  expect(doors.every((line) => line[column("Venatura")] !== "")).toBe(true);

  const [sheet, boards] = readXlsx(await bytesOf(dealer, summary.id, "cut-list", "xlsx"));
  const written = (cell: SheetCell | undefined) =>
    cell?.kind === "text" ? cell.text : cell?.kind === "number" ? String(cell.number).replace(".", ",") : "";
  expect(sheet?.rows.map((row) => head.map((_, i) => written(row[i])))).toEqual([head, ...lines]);
  expect(boards?.name).toBe("Pannelli e bordi");
  const pieces = lines.reduce((sum, line) => sum + Number(line[column("Quantità")]), 0);
  const counted = boards?.rows.slice(1).reduce((sum, row) => sum + Number(written(row[3])), 0);
  expect(counted).toBe(pieces);

  const path = join(stanza.folder, "cut-list.pdf");
  writeFileSync(path, await bytesOf(dealer, summary.id, "cut-list", "pdf"));
  const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
  expect(text).toContain("Distinta di taglio · Casa Rossi");
  for (const line of lines.slice(0, 5)) expect(text).toContain(Number(line[column("Quantità")]).toString());
  expect(execFileSync("pdfinfo", [path], { encoding: "utf8" })).toMatch(/Tagged:\s+yes/);
  execFileSync("qpdf", ["--check", path]);
});

test("[QU-08] a position has one number in the offer and on the sheets, also behind a window and when it is optional", async () => {
  const dealer = await stanza.as("dealer.milano");
  const document = sampleDocument();
  const rows = document.rows.toReversed();
  const { summary } = await createSample(dealer, {
    ...document,
    rows: rows.map((row) => (row.cod === "BASE-DR-600" ? { ...row, optional: true } : row)),
  });
  const { offer } = bodyOf(
    await dealer.client.quoteProject({
      params: { id: summary.id },
      body: { terms: sampleTerms(), language: "it" },
    }),
    200,
  );
  expect(offer.options).toHaveLength(1);
  const positions = [
    ...offer.groups.flatMap((group) => group.positions),
    ...(offer.options ?? []).map(({ position }) => position),
  ].toSorted((a, b) => a.number - b.number);
  const [, ...lines] = readCsv((await csvOf(dealer, summary.id, "bill-of-materials", "csv")).slice(1));
  const articles = lines.filter(([, , kind]) => kind === "Articolo");
  const offered = articles.slice(0, positions.length);
  expect(offered.map(([number, , , , name]) => [Number(number), name])).toEqual(
    positions.map(({ number, description }) => [number, description]),
  );
});

test("[QU-08] the bill of materials names every article of the project with its order lines and fittings, in each language", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const [, ...lines] = readCsv(
    (await csvOf(dealer, summary.id, "bill-of-materials", "csv", "en")).slice(1),
    ",",
  );
  const kinds = new Set(lines.map(([, , kind]) => kind));
  expect(kinds).toEqual(new Set(["Article", "Order line", "Fitting"]));
  const [positions, goods] = readXlsx(await bytesOf(dealer, summary.id, "bill-of-materials", "xlsx", "en"));
  expect(positions?.rows[0]?.map((cell) => (cell.kind === "text" ? cell.text : ""))).toEqual(
    expect.arrayContaining(["Weight kg", "Volume m³"]),
  );
  expect(goods?.name).toBe("Weights and volumes");
  const kilograms = goods?.rows[1]?.[2];
  expect(kilograms?.kind === "number" && kilograms.number).toBeGreaterThan(20);
  const codes = lines.filter(([, , kind]) => kind === "Article").map(([, , , code]) => code);
  expect(codes).toEqual(expect.arrayContaining(["BASE-CORNER-1050", "BASE-DR-600"]));
  const [fittings] = readXlsx(await bytesOf(dealer, summary.id, "fittings", "xlsx", "de"));
  expect(fittings?.name).toBe("Beschläge");
  const names = fittings?.rows.slice(1).map((row) => (row[1]?.kind === "text" ? row[1].text : ""));
  expect(names).toContain("Scharnier");
  expect(await csvOf(dealer, summary.id, "parts", "csv", "de")).toContain("Materialcode");
});

test("[QU-08] technical sheets are for professionals: refused to a customer of the project, unknown to strangers", async () => {
  const customer = await stanza.as("customer.milano");
  const { summary } = await createSample(customer);
  expect(bodyOf(await ask(customer, summary.id, "cut-list", "csv"), 403).error).toBe("forbidden");
  const dealer = await stanza.as("dealer.milano");
  expect((await ask(dealer, summary.id, "cut-list", "csv")).status).toBe(200);
  expect((await ask(await stanza.as("dealer.zuerich"), summary.id, "cut-list", "csv")).status).toBe(404);
  expect((await ask(await stanza.guest(), summary.id, "cut-list", "csv")).status).toBe(403);
  expect((await ask(dealer, summary.id, "horoscope" as Sheet, "csv")).status).toBe(404);
});

const FORMULAS = ['=HYPERLINK("http://x")', "+1+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "'=1"];

test.each(FORMULAS)(
  "[T35] texts that look like formulas (%j) are text in every export, and the file's name is one of RFC 6266",
  async (text) => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer, hostileDocument(text));
    for (const sheet of TECHNICAL_SHEETS) {
      const csv = await csvOf(dealer, summary.id, sheet, "csv");
      for (const field of readCsv(csv.slice(1)).flat()) {
        if (!/^-?\d+(\.\d+)?$/.test(field)) expect(field).not.toMatch(/^[=+\-@\t\r]/);
      }
      const workbook = await bytesOf(dealer, summary.id, sheet, "xlsx");
      const cells = readXlsx(workbook).flatMap(({ rows }) => rows.flat());
      expect(cells.length).toBeGreaterThan(10);
      for (const { kind } of cells) expect(["text", "number", "empty"]).toContain(kind);
      const raw = execFileSync("unzip", ["-p", writeTo(`${sheet}.xlsx`, workbook)], { encoding: "utf8" });
      expect(raw).not.toContain("<f>");
    }
    const answer = await fetch(
      `${stanza.server.url}/api/projects/${summary.id}/technical-sheets/cut-list?format=csv&language=en`,
      { headers: { authorization: `Bearer ${dealer.token}` } },
    );
    const header = answer.headers.get("content-disposition") ?? "";
    expect(header).toMatch(/^attachment; filename="Cut list[ !#-[\]-~]*\.csv"; filename\*=UTF-8''Cut%20list/);
  },
);

test("[T35] a note with every delimiter of CSV comes back as it was", async () => {
  const text = 'a,"b";c\r\nd — 客户';
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer, hostileDocument(text));
  const fields = readCsv((await csvOf(dealer, summary.id, "bill-of-materials", "csv")).slice(1)).flat();
  expect(fields).toContain(text);
});

function writeTo(name: string, bytes: Uint8Array): string {
  const path = join(stanza.folder, name);
  writeFileSync(path, bytes);
  return path;
}

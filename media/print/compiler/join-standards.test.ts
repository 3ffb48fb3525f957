import { afterAll, expect, test } from "vitest";
import { pdfAttachments, pdfFaults, pdfInfo, pdfMetadata, pdfObjects } from "../testing/read-pdf.ts";
import { joinStandards } from "./join-standards.ts";
import { openCompiler } from "./open-compiler.ts";

const compiler = openCompiler();
afterAll(() => compiler.close());

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

/** A document with a table, a figure and, where there is one, a file attached. */
function document(words: string, attached?: string) {
  return compiler.compile({
    files: new Map([
      ["data/words.json", text(JSON.stringify({ words }))],
      ...(attached === undefined ? [] : [["order.json", text(attached)] as const]),
    ]),
    main: `#set document(title: "T", author: "A")
#set text(lang: "it", font: "Noto Sans")
${attached === undefined ? "" : `#pdf.attach("/order.json", relationship: "data", mime-type: "application/json", description: "Order")`}
= T
#json("/data/words.json").words
#table(columns: 2, table.header[A][B], [1], [2])
#image(bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><rect width='2' height='1' fill-opacity='0.5'/></svg>"), alt: "x", width: 3cm)`,
    timestamp: 1_700_000_000,
  });
}

/** The values of a document's catalogue. */
function catalogue(pdf: Uint8Array): Readonly<Record<string, unknown>> {
  const found = Object.values(pdfObjects(pdf)).find(
    ({ value }) => (value as { "/Type"?: unknown } | undefined)?.["/Type"] === "/Catalog",
  );
  return found?.value as Readonly<Record<string, unknown>>;
}

test("[QU-08] one file claims PDF/UA-1 and PDF/A-3a, is sound, and has what both ask of it", async () => {
  const { pdf, standards, diagnostics } = await document("Hello");
  expect([standards, diagnostics]).toEqual([["ua-1", "a-3a"], []]);
  expect(pdfFaults(pdf)).toBe("");
  const metadata = pdfMetadata(pdf);
  expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(metadata).toContain("<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>");
  expect(metadata).toContain(
    "<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>",
  );
  const root = catalogue(pdf);
  expect(root["/ViewerPreferences"]).toMatchObject({ "/DisplayDocTitle": true });
  expect(root["/MarkInfo"]).toMatchObject({ "/Marked": true });
  expect(root["/Lang"]).toBe("u:it");
  const [intent] = root["/OutputIntents"] as readonly string[];
  const objects = pdfObjects(pdf);
  const { value } = objects[`obj:${intent}`] ?? {};
  expect(value).toMatchObject({ "/S": "/GTS_PDFA1" });
  const profile = (value as Readonly<Record<string, string>>)["/DestOutputProfile"];
  expect(objects[`obj:${profile}`]?.stream?.dict).toMatchObject({ "/N": 3 });
  // A figure keeps the box that only the PDF/UA export writes.
  expect(JSON.stringify(objects)).toContain('"/BBox"');
  expect(pdfInfo(pdf)).toMatch(/Tagged:\s+yes/);
});

test("[QU-08] an attached file is part of the document, as its data", async () => {
  const { pdf } = await document("Hello", '{"number":"2026-0147"}');
  expect(pdfAttachments(pdf)).toEqual({ names: ["order.json"], first: '{"number":"2026-0147"}' });
  const [file] = catalogue(pdf)["/AF"] as readonly string[];
  expect(pdfObjects(pdf)[`obj:${file}`]?.value).toMatchObject({
    "/AFRelationship": "/Data",
    "/Type": "/Filespec",
    "/UF": "u:order.json",
  });
});

test("words of PDF's own language in texts and files change nothing", async () => {
  const hostile =
    "/Type /Filespec stream\nendstream endobj 1 0 obj trailer xref <pdfaid:part> /Metadata 1 0 R";
  const { pdf, standards } = await document(hostile, JSON.stringify({ hostile }));
  expect(standards).toEqual(["ua-1", "a-3a"]);
  expect(pdfFaults(pdf)).toBe("");
  expect(catalogue(pdf)["/AF"]).toHaveLength(1);
});

test("files that are not built as the engine builds them are refused", () => {
  const broken = text("%PDF-1.7\nstartxref\n9\n%%EOF");
  expect(() => joinStandards(broken, broken)).toThrow(RangeError);
  expect(() => joinStandards(text(""), text(""))).toThrow(RangeError);
});

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packFiles, readTableFile } from "@stanza/codecs";
import { openPrinter, PrintError } from "@stanza/print";
import { proposeMapping } from "@stanza/tables";
import type { FastifyBaseLogger } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { priceListWorkbook } from "../../../tools/catalogue/delivery/testing/price-list.ts";
import { readMakerPhotos } from "../catalogues/maker-photos.ts";
import { withoutBrokenPhotos } from "../pictures/without-broken-photos.ts";
import { makeLink } from "../testing/make-link.ts";
import { makeOffer } from "../testing/make-offer.ts";
import { pngOf } from "../testing/sample-picture.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let supervisor: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  supervisor = await stanza.as("supervisor.milano");
  await sellPriceList();
});
afterAll(() => stanza.close());

/** A price list of plain articles with a picture on each row, on sale as MOEBEL. */
async function sellPriceList(): Promise<void> {
  const workbook = priceListWorkbook(20);
  const mapping = proposeMapping(readTableFile({ name: "prices.xlsx", bytes: workbook }), {
    catalogue: { code: "MOEBEL", name: "Möbelwerk", languages: ["en", "it", "de"], currency: "EUR" },
    validFrom: "2026-01-01",
  });
  const request = new TextEncoder().encode(JSON.stringify({ mapping, use: "articles", save: "publish" }));
  const sent = packFiles(
    new Map([
      ["request.json", request],
      ["tables/prices.xlsx", workbook],
    ]),
  );
  const body = new Blob([new Uint8Array(sent)], { type: "application/octet-stream" });
  bodyOf(await supervisor.client.takeInDelivery({ body }), 200);
}

/** A studio with two plain cabinets more; equal boxes of the price list look alike but for their photographs. */
function withPlainArticles() {
  const document = sampleDocument("bianchi-studio");
  const [first] = document.rows;
  const plain = ["MB-10000", "MB-10001", "MB-10000"].map((cod, i) => ({
    ...first!,
    uniqueid: `plain-${i}`,
    catalog: "MOEBEL",
    cmodel: "MOEBEL",
    cod,
    rule: [],
    var: "",
    placement: { on: "room" as const, x: 500 + 900 * i, y: 0, z: 2500, roty: 0 },
  }));
  const used = {
    ...document.history[0]!,
    catalog: "MOEBEL",
    currentModel: "MOEBEL",
    models: [{ cod: "MOEBEL", header: {} }],
  };
  const history = [...document.history, used];
  return { ...document, history, rows: [...document.rows, ...plain] } as typeof document;
}

function imagesIn(pdf: Buffer): string {
  const path = join(stanza.folder, "photos.pdf");
  writeFileSync(path, pdf);
  return execFileSync("pdfimages", ["-list", path], { encoding: "utf8" });
}

test("[CA-08] [QU-08] plain articles are shown by their makers' photographs on the paper and on the link", async () => {
  const document = withPlainArticles();
  const { summary } = await createSample(supervisor, document);
  const pictured = await makeOffer(supervisor, summary.id, { prints: ["pictures"] });
  const pdf = bodyOf(await supervisor.client.getOfferPdf({ params: { id: pictured } }), 200);
  const listed = imagesIn(Buffer.from(await pdf.arrayBuffer()));
  // Two photographs, of which one stands in two lines.
  const objects = new Set(
    listed
      .split("\n")
      .filter((line) => /\simage\s/.test(line))
      .map((line) => line.trim().split(/\s+/)[10]),
  );
  expect(objects.size).toBe(2);

  const { token } = await makeLink(supervisor, document);
  const { pictureOf, pictures } = bodyOf(await stanza.anyone.getSharedPositions({ params: { token } }), 200);
  const of = (rowId: string) => pictures[pictureOf[rowId] ?? -1] ?? "";
  expect(of("plain-0")).toMatch(/^data:image\/png;base64,/);
  expect(of("plain-2")).toBe(of("plain-0"));
  expect(of("plain-1")).not.toBe(of("plain-0"));
  // What has a shape of its own is drawn as it was chosen.
  const drawn = Object.keys(pictureOf).filter((rowId) => !rowId.startsWith("plain-"));
  expect(drawn.length).toBeGreaterThan(5);
  for (const rowId of drawn) expect(of(rowId)).toMatch(/^<svg /);
});

test("[CA-08] [SH-07] and on the paper of a design", async () => {
  const guest = await stanza.as("customer.milano");
  const body = { document: { ...withPlainArticles(), ordernumber: "" }, language: "en" } as const;
  const printed = bodyOf(await guest.client.printDesign({ body }), 200) as unknown as Blob;
  expect(imagesIn(Buffer.from(await printed.arrayBuffer()))).toMatch(/\simage\s/);
});

describe("[CA-08] photographs for documents", () => {
  const home = () => join(stanza.folder, "photos-home");
  const name = (digit: string, ending = "png") => `${digit.repeat(32)}.${ending}`;
  const read = (names: readonly string[], budget: number) =>
    readMakerPhotos(
      home(),
      Object.fromEntries(names.map((one, i) => [`row${i}`, { catalogue: "X", name: one }])),
      budget,
    );
  beforeAll(() => {
    const folder = join(home(), "catalogues", "X.pictures");
    mkdirSync(folder, { recursive: true });
    const small = Buffer.from(pngOf(20, 20));
    writeFileSync(join(folder, name("a")), Buffer.concat([small, Buffer.alloc(1000)]));
    writeFileSync(join(folder, name("b")), Buffer.concat([small, Buffer.alloc(1000)]));
    writeFileSync(join(folder, name("c")), Buffer.concat([small, Buffer.alloc(700_000)]));
    writeFileSync(join(folder, name("d")), Buffer.from(pngOf(6000, 6000)));
    writeFileSync(join(folder, name("e", "jpg")), Buffer.from("no picture at all"));
  });

  test("are those that are there, are pictures, and are neither too heavy nor too large", async () => {
    const names = [name("a"), name("c"), name("d"), name("e", "jpg"), name("f"), "../../secret.png"];
    expect(Object.keys(await read(names, 1e6))).toEqual(["row0"]);
  });

  test("are as many as the budget holds, each counted once", async () => {
    const found = await read([name("a"), name("b"), name("a")], 1500);
    expect(Object.keys(found)).toEqual(["row0", "row2"]);
    expect(found.row2).toBe(found.row0);
  });
});

test("[CA-08] [QU-08] a photograph that is broken inside is left out of the paper, not the paper", async () => {
  const broken = { format: "png", bytes: Buffer.from(pngOf(20, 20).subarray(0, 40)) } as const;
  const printer = openPrinter();
  const warned: unknown[] = [];
  const log = { warn: (about: unknown) => warned.push(about) } as unknown as FastifyBaseLogger;
  try {
    const print = (photos: Readonly<Record<string, typeof broken>>) =>
      printer.printTables({
        sender: { name: "Stanza", lines: [] },
        project: { number: "", name: "", customer: "" },
        date: "2026-11-20",
        language: "en",
        title: "",
        tables: [
          {
            title: "",
            columns: [{ label: "" }],
            sections: [
              { title: "", facts: "", rows: [[photos.row ? { picture: photos.row, thing: "" } : null]] },
            ],
          },
        ],
        warnings: [],
        empty: "",
      });
    await expect(print({ row: broken })).rejects.toThrow(PrintError);
    const { pdf } = await withoutBrokenPhotos({ log }, { row: broken }, print);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe("%PDF-");
    expect(warned).toHaveLength(1);
  } finally {
    await printer.close();
  }
});

import { packFiles, readTableFile } from "@stanza/codecs";
import { proposeMapping, type TableMapping } from "@stanza/tables";
import { afterAll, beforeAll, expect, test } from "vitest";
import { priceListWorkbook } from "../../../tools/catalogue/delivery/testing/price-list.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let supervisor: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  supervisor = await stanza.as("supervisor.milano");
});
afterAll(() => stanza.close());

const workbook = priceListWorkbook(20, 10);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const MAPPING = mapped("MOEBEL", { name: "prices.xlsx", bytes: workbook });

function mapped(code: string, file: { readonly name: string; readonly bytes: Uint8Array }): TableMapping {
  return proposeMapping(readTableFile(file), {
    catalogue: { code, name: "Möbelwerk", languages: ["en", "it", "de"], currency: "EUR" },
    validFrom: "2026-01-01",
  });
}

function delivery(
  save: "preview" | "draft" | "publish",
  mapping: TableMapping = MAPPING,
  { use = "articles", tables = { "prices.xlsx": workbook } as Record<string, Uint8Array> } = {},
) {
  const files = new Map([
    ["request.json", bytesOf(JSON.stringify({ mapping, use, save }))],
    ...Object.entries(tables).map(([name, bytes]) => [`tables/${name}`, bytes] as const),
  ]);
  return { body: new Blob([new Uint8Array(packFiles(files))], { type: "application/octet-stream" }) };
}

test("[CA-08] [CA-01] tables become a catalogue that is found, priced and pictured: first as a preview, then a draft, then on sale", async () => {
  const preview = bodyOf(await supervisor.client.takeInDelivery(delivery("preview")), 200);
  expect(preview).toMatchObject({ code: "MOEBEL", rows: 20, refusedRows: 2, added: 18, pictures: 18 });
  expect(bodyOf(await supervisor.client.listCatalogueImports({}), 200).imports).toEqual([]);

  const draft = bodyOf(await supervisor.client.takeInDelivery(delivery("draft")), 200);
  expect(draft.version).toBeUndefined();
  const listed = () =>
    supervisor.client.listCatalogueImports({}).then((answer) => bodyOf(answer, 200).imports);
  expect(await listed()).toMatchObject([{ code: "MOEBEL", articles: 18, isDraft: true, mapping: MAPPING }]);
  const codes = async () =>
    bodyOf(await supervisor.client.listCatalogues({}), 200).catalogues.map(({ code }) => code);
  expect(await codes()).not.toContain("MOEBEL");

  const done = bodyOf(await supervisor.client.takeInDelivery(delivery("publish")), 200);
  expect(done).toMatchObject({ added: 0, changed: 0, unchanged: 18 });
  expect(await listed()).toMatchObject([{ isDraft: false, version: done.version }]);
  const summary = bodyOf(await supervisor.client.listCatalogues({}), 200).catalogues.find(
    ({ code }) => code === "MOEBEL",
  );
  expect(summary).toMatchObject({ isPriced: true, version: done.version });
  const found = bodyOf(await supervisor.client.searchArticles({ query: { q: "MB 10000" } }), 200);
  const [hit] = found.articles;
  expect(hit).toMatchObject({ catalogue: "MOEBEL", code: "MB-10000", size: [300, 720, 560] });
  const picture = await supervisor.client.getCataloguePicture({
    params: { code: "MOEBEL", name: hit?.image ?? "" },
  });
  expect(picture.status).toBe(200);
  expect(bodyOf(picture, 200).type).toBe("image/png");
});

test("[CA-08] prices alone change the list; the same ones again change nothing", async () => {
  const csv = bytesOf("Artikelnr.;Listenpreis €\nMB 10000;110,25\nXX;3\n");
  const mapping = { ...mapped("MOEBEL", { name: "new.csv", bytes: csv }), lists: MAPPING.lists };
  const send = () =>
    supervisor.client.takeInDelivery(
      delivery("publish", mapping, { use: "prices", tables: { "new.csv": csv } }),
    );
  const first = bodyOf(await send(), 200);
  expect(first.prices).toEqual([
    { list: "MOEBEL-EUR", item: "MB 10000", before: "105.00", after: "110.25", percent: "5.0" },
  ]);
  expect(first).toMatchObject({ unknown: [{ what: "XX", place: "new 3" }], notDelivered: 17 });
  expect(bodyOf(await send(), 200).prices).toEqual([]);
  // The folders of before are left to the purge, the one in use is not.
  const { rows } = await stanza.server.context.pool.query(
    "select (select source_sha from catalogue_import where code = 'MOEBEL') = any(array_agg(sha)) as kept, count(*) as old from discarded_file",
  );
  expect(rows).toMatchObject([{ kept: false, old: 1 }]);
});

test.each(["seller.milano", "dealer.milano", "customer.milano"])(
  "[CA-08] %s makes no catalogues",
  async (login) => {
    const person = await stanza.as(login);
    expect((await person.client.takeInDelivery(delivery("preview"))).status).toBe(403);
    expect((await person.client.listCatalogueImports({})).status).toBe(403);
  },
);

test("[CA-08] another shop neither sees nor changes the catalogue, and nobody imports over one that was published otherwise", async () => {
  const other = await stanza.as("supervisor.zuerich");
  expect(bodyOf(await other.client.listCatalogueImports({}), 200).imports).toEqual([]);
  for (const save of ["preview", "draft", "publish"] as const)
    expect((await other.client.takeInDelivery(delivery(save))).status).toBe(409);
  expect(
    (
      await supervisor.client.takeInDelivery(
        delivery("publish", mapped("CUCINA", { name: "a.xlsx", bytes: workbook })),
      )
    ).status,
  ).toBe(409);
});

test.each([
  ["no archive", bytesOf("hello")],
  ["an archive without a request", packFiles(new Map([["tables/a.csv", bytesOf("a,b")]]))],
  [
    "a mapping that is none",
    packFiles(new Map([["request.json", bytesOf('{"mapping":{},"use":"articles","save":"draft"}')]])),
  ],
])("[CA-08] %s is refused in a sentence", async (_, bytes) => {
  const answer = await supervisor.client.takeInDelivery({
    body: new Blob([new Uint8Array(bytes)], { type: "application/octet-stream" }),
  });
  expect(bodyOf(answer, 422).error).toBe("unreadable-delivery");
});

test("[CA-08] a table that is broken, a delivery without a good row and prices without a catalogue say so", async () => {
  const broken = delivery("draft", MAPPING, { tables: { "prices.xlsx": workbook.slice(0, 900) } });
  expect(bodyOf(await supervisor.client.takeInDelivery(broken), 422).error).toBe("unreadable-delivery");
  const empty = delivery("draft", MAPPING, {
    tables: { "Preisliste.csv": bytesOf("Artikelnr.,Listenpreis €\nA,x\n") },
  });
  expect(bodyOf(await supervisor.client.takeInDelivery(empty), 422).error).toBe("no-good-row");
  const csv = bytesOf("Code;Price EUR\nA;3\n");
  const prices = delivery("draft", mapped("NEW", { name: "a.csv", bytes: csv }), {
    use: "prices",
    tables: { "a.csv": csv },
  });
  expect(bodyOf(await supervisor.client.takeInDelivery(prices), 422).error).toBe("nothing-there");
});

test("a picture's name is its content: other names are of nothing", async () => {
  for (const name of ["..%2Fmanifest.json", "a.png", `${"0".repeat(32)}.png`])
    expect((await supervisor.client.getCataloguePicture({ params: { code: "MOEBEL", name } })).status).toBe(
      404,
    );
});

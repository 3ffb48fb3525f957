import { packFiles, readTableFile } from "@stanza/codecs";
import type { PriceTables } from "@stanza/contract";
import { proposeMapping, type TableMapping } from "@stanza/tables";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let supervisor: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  supervisor = await stanza.as("supervisor.milano");
});
afterAll(() => stanza.close());

const params = { catalogue: "CUCINA" };
const tables = async () => bodyOf(await supervisor.client.getPriceTables({ params }), 200);
/** A grid of the matrix BASE1: the first width for the first price group. */
const bytes = new TextEncoder().encode("W\\pg;1\n450;999,00\n77;1,00\n450;x\n");

const mappingOf = ({ lists, matrices }: PriceTables): TableMapping => ({
  ...proposeMapping(readTableFile({ name: "BASE1.csv", bytes }), {
    catalogue: { code: "CUCINA", name: "Cucina", languages: ["en"], currency: "EUR" },
    ...{ lists, matrices, validFrom: "2026-01-01" },
  }),
});

function sent(mapping: TableMapping, save: "preview" | "publish", table = bytes) {
  const request = new TextEncoder().encode(JSON.stringify({ mapping, use: "prices", save }));
  const files = new Map([
    ["request.json", request],
    ["tables/BASE1.csv", table],
  ]);
  return { params, body: new Blob([new Uint8Array(packFiles(files))], { type: "application/octet-stream" }) };
}

test("[CA-01] [CA-08] new prices reach a catalogue that is written by hand: looked at, published, priced, their mapping kept", async () => {
  const before = await tables();
  expect(before).toMatchObject({
    code: "CUCINA",
    lists: expect.arrayContaining([{ code: "CUC-EUR", currency: "EUR", validFrom: "2026-01-01" }]),
  });
  const base1 = before.matrices.find(({ list, code }) => list === "CUC-EUR" && code === "BASE1");
  expect(base1?.keys[0]).toContain("450");
  const mapping: TableMapping = {
    ...mappingOf(before),
    lists: before.lists.filter(({ code }) => code === "CUC-EUR"),
    tables: [
      {
        sheet: "BASE1",
        headerRow: 1,
        matrix: "BASE1",
        columns: [
          { header: "W\\pg", column: "A", meaning: { is: "key", place: 1 } },
          { header: "1", column: "B", meaning: { is: "price", list: "CUC-EUR", forKey: "1" } },
        ],
      },
    ],
  };
  const preview = bodyOf(await supervisor.client.updatePrices(sent(mapping, "preview")), 200);
  expect(preview).toMatchObject({
    rows: 3,
    refusedRows: 1,
    unknown: [{ what: "BASE1[77, 1]", place: "BASE1 B3" }],
  });
  expect(preview.version).toBeUndefined();
  expect(preview.prices[0]).toMatchObject({ list: "CUC-EUR", item: "BASE1[450, 1]", after: "999.00" });
  // Switzerland's list follows the first one.
  expect(preview.prices.map(({ list }) => list)).toContain("CUC-CHF");
  expect((await tables()).mapping).toBeUndefined();

  const done = bodyOf(await supervisor.client.updatePrices(sent(mapping, "publish")), 200);
  const dealer = await stanza.as("dealer.milano");
  const list = bodyOf(
    await dealer.client.getPriceList({ params: { code: "CUCINA", version: done.version ?? "" }, query: {} }),
    200,
  );
  const row = list.matrices.BASE1?.rowKeys.indexOf("450") ?? -1;
  expect(list.matrices.BASE1?.cells[row]?.[0]).toBe("999.00");
  expect((await tables()).mapping).toEqual(mapping);
  const again = bodyOf(await supervisor.client.updatePrices(sent(mapping, "preview")), 200);
  expect(again).toMatchObject({ prices: [], changed: 0 });
  const { rows } = await stanza.server.context.pool.query(
    "select detail from audit where action = 'update-prices' order by id",
  );
  expect(rows).toMatchObject([{ detail: { version: done.version, rows: 3, refusedRows: 1 } }]);
});

test("[CA-01] only supervisors change prices, of catalogues that are there, by tables that can be read", async () => {
  const mapping = mappingOf(await tables());
  for (const login of ["dealer.milano", "seller.milano", "customer.milano"]) {
    const { client } = await stanza.as(login);
    expect((await client.getPriceTables({ params })).status, login).toBe(403);
    expect((await client.updatePrices(sent(mapping, "preview"))).status, login).toBe(403);
  }
  const nobody = { ...sent(mapping, "preview"), params: { catalogue: "NOBODY" } };
  expect((await supervisor.client.updatePrices(nobody)).status).toBe(404);
  expect((await supervisor.client.getPriceTables({ params: nobody.params })).status).toBe(404);
  const none = sent(mapping, "preview", new TextEncoder().encode("W\\pg;1\n450;x\n"));
  expect(await supervisor.client.updatePrices(none)).toMatchObject({
    status: 422,
    body: { error: "no-good-row" },
  });
  const broken = { params, body: new Blob(["no zip"], { type: "application/octet-stream" }) };
  expect(await supervisor.client.updatePrices(broken)).toMatchObject({
    status: 422,
    body: { error: "unreadable-delivery" },
  });
});

test("[CA-08] what shops of another site sell too is not theirs to price", async () => {
  const mapping = mappingOf(await tables());
  const { pool } = stanza.server.context;
  await pool.query(`insert into site (id, name) values ('elsewhere', 'Elsewhere')`);
  await pool.query(
    `insert into shop (id, site_id, code, name, language, country, currency, document_type, price_lists)
     select 'elsewhere:OTHER', id, 'OTHER', 'Other', 'en', 'IT', 'EUR', 'retail', '{"CUCINA": "CUC-EUR"}' from site where id = 'elsewhere'`,
  );
  expect(await supervisor.client.updatePrices(sent(mapping, "publish"))).toMatchObject({
    status: 409,
    body: { error: "sold-elsewhere" },
  });
  expect((await supervisor.client.getPriceTables({ params })).status).toBe(404);
});

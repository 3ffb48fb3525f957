import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { canonicalJson } from "./canonical-json.ts";
import { checkOrderFile } from "./check-order-file.ts";
import { orderFile } from "./order-file.ts";
import { sampleOffer } from "./testing/sample-offer.ts";
import { writeOrderFile } from "./write-order-file.ts";

const written = () =>
  writeOrderFile(sampleOffer, {
    number: "O-2026-00007",
    replaces: null,
    createdAt: "2026-11-20T23:30:00.000Z",
    date: "2026-11-21",
    crmOrder: "48213",
    projects: [{ id: "17", description: "Rossi kitchen", revision: 4 }],
    offer: { number: "2026-00031", name: "offer", date: "2026-11-18", hash: "ab".repeat(32), accepted: true },
    marks: (rowId) => ({
      projectId: "17",
      needsPhoto: rowId === "a",
      reference: "GMK-1",
      lines: { main: "L-9" },
    }),
  });

test("[QU-11] an order file holds lines, prices, variants, parties, versions and totals, and passes its own check", async () => {
  const { content, checksum } = await written();
  const checked = await checkOrderFile(content);
  expect(checked.ok && checked.order).toMatchObject({
    format: "stanza-order/2",
    date: "2026-11-21",
    promotionDate: null,
    crmOrder: "48213",
    customer: { lastName: "Rossi", address: { city: "Milano" } },
    shipping: { city: "Torino" },
    catalogues: [{ code: "CUCINA", version: "2026.1", priceList: "EUR-26" }],
    positions: [
      {
        rowId: "a",
        needsPhoto: true,
        reference: "GMK-1",
        lines: [
          { code: "BA60", variants: [{ code: "FIN", value: "OAK" }], quantity: "2", reference: "L-9" },
          { included: true, unitPrice: null, amount: null },
        ],
      },
    ],
    totals: { gross: "246.90", discount: "24.69", net: "252.21", tax: "55.49", payable: "307.70" },
    checksum: { algorithm: "SHA-256", value: checksum },
  });
});

test("[QU-11] indentation and order of names do not matter; any other change is refused", async () => {
  const { content } = await written();
  const value = JSON.parse(content);
  const turned = Object.fromEntries(Object.entries(value).reverse());
  expect((await checkOrderFile(JSON.stringify(turned, null, 2))).ok).toBe(true);

  const changed = (change: (order: typeof value) => void) => {
    const copy = structuredClone(value);
    change(copy);
    return checkOrderFile(JSON.stringify(copy));
  };
  for (const change of [
    (order: typeof value) => (order.positions[0].lines[0].quantity = "3"),
    (order: typeof value) => (order.positions[0].lines[0].variants[0].value = "ASH"),
    (order: typeof value) => (order.customer.address.street = "Via Altra 1"),
    (order: typeof value) => (order.totals.payable = "1.00"),
    (order: typeof value) => (order.checksum.value = "0".repeat(64)),
  ])
    expect(await changed(change)).toMatchObject({ ok: false, because: "checksum" });
  expect(await changed((order) => delete order.customer)).toMatchObject({ ok: false, because: "format" });
  expect(await changed((order) => (order.extra = 1))).toMatchObject({ ok: false, because: "format" });
  expect(await checkOrderFile("{")).toMatchObject({ ok: false, because: "json" });
  const twice = content.replace('"number":"O-2026-00007"', '"number":"O-1","number":"O-2026-00007"');
  expect(await checkOrderFile(twice)).toMatchObject({ ok: false, because: "json" });
});

test("[QU-11] whoever changes an amount and makes a new checksum is caught by the sums", async () => {
  const { checksum: _, ...order } = JSON.parse((await written()).content);
  order.totals.goods = "122.21";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonicalJson(order)));
  const value = Buffer.from(digest).toString("hex");
  const checked = await checkOrderFile(
    JSON.stringify({ ...order, checksum: { algorithm: "SHA-256", value } }),
  );
  expect(checked).toMatchObject({ ok: false, because: "sums" });
  expect(!checked.ok && checked.problems.map(({ path }) => path)).toEqual(["totals.gross", "totals.net"]);
});

test("canonical JSON is one text for one value, whatever the order of its names", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
  expect(canonicalJson({ b: 1, a: [{ d: "ü", c: null }] })).toBe('{"a":[{"c":null,"d":"ü"}],"b":1}');
});

test("[QU-11] docs/order-file.schema.generated.json is the schema of the file; vitest -u writes it anew", async () => {
  const schema = `${JSON.stringify(z.toJSONSchema(orderFile), null, 2)}\n`;
  await expect(schema).toMatchFileSnapshot("../../../docs/order-file.schema.generated.json");
});

test("[QU-15] instalments reach the factory with the terms of payment, each with its amount", async () => {
  const { deposit: _, ...offer } = sampleOffer;
  const instalments = [
    { when: "all’ordine", percent: "30", amount: "100.00" },
    { when: "alla consegna", amount: "200.00" },
  ];
  const { content } = await writeOrderFile(
    { ...offer, language: "it", paymentTerms: "Bonifico", instalments },
    {
      ...{
        number: "O-1",
        replaces: null,
        createdAt: "2026-11-20T23:30:00.000Z",
        date: "2026-11-21",
        crmOrder: "",
      },
      projects: [{ id: "17", description: "Rossi kitchen", revision: 4 }],
      offer: null,
      marks: () => ({ projectId: "17", needsPhoto: false, reference: "", lines: {} }),
    },
  );
  const checked = await checkOrderFile(content);
  expect(checked.ok && checked.order.terms.payment.replace(/\s/g, " ")).toBe(
    "Bonifico 30% all’ordine: 100,00 € alla consegna: 200,00 €",
  );
});

import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "@stanza/contract";
import type { PurchaseConditions } from "@stanza/pricing";
import { decimal, decimalText } from "@stanza/quantities";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPurchaseFile } from "../external/purchase/purchase-file.ts";
import { makeOffer, sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

/** Discounts that leave unit prices nobody else names. */
const FILE = {
  visibleFrom: 5,
  shops: {
    MILANO: {
      CUCINA: { standard: ["47.31"], appliances: ["21.07"] },
      MURI: { standard: ["31.13"] },
      SOGGIORNO: { standard: ["31.13"] },
      BAGNO: { standard: ["31.13"] },
      ARMADIO: { standard: ["31.13"] },
    },
  },
};
const KEPT_SECRET = ["47.31", "21.07", "31.13", "unitPurchase", '"purchase"', "seesMargin"];

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ files: { "purchase.json": JSON.stringify(FILE) } });
});
afterAll(() => stanza.close());

const terms = sampleTerms(10);
/** Of three digits before the point: smaller amounts are found by chance. */
const isDear = (amount: string) => amount.length >= 6;
const marginOf = (person: Person, id: number) => person.client.getMargin({ params: { id }, body: { terms } });

test("[QU-15] a seller of the level sees what each line costs, and the sum is the offer's", async () => {
  const seller = await stanza.as("seller.milano");
  const { summary } = await createSample(seller);
  const margin = bodyOf(await marginOf(seller, summary.id), 200);
  const quoted = bodyOf(
    await seller.client.quoteProject({ params: { id: summary.id }, body: { terms, language: "it" } }),
    200,
  );
  expect(quoted.seesMargin).toBe(true);
  expect(margin).toMatchObject({ currency: "EUR", sales: quoted.offer.goods, complete: true });
  expect(decimalText(decimal(margin.sales).minus(margin.purchase), 2)).toBe(margin.margin);
  expect(decimal(margin.purchase).cmp(0)).toBe(1);
  expect(margin.catalogues.map(({ catalogue }) => catalogue)).toContain("CUCINA");
  const supervisor = await stanza.as("supervisor.milano");
  expect(bodyOf(await marginOf(supervisor, summary.id), 200)).toEqual(margin);
});

test("[QU-15] of a combined quotation the sum is the offer's, each project as often as it is sold", async () => {
  const seller = await stanza.as("seller.milano");
  const [one, other] = [
    await createSample(seller),
    await createSample(seller, sampleDocument("bianchi-studio")),
  ];
  const parts = [
    { projectId: one.summary.id, quantity: 2 },
    { projectId: other.summary.id, quantity: 1 },
  ];
  const quoted = bodyOf(await seller.client.quoteCombinedOffer({ body: { parts, terms } }), 200);
  const combined = (person: Person) => person.client.getCombinedMargin({ body: { parts, terms } });
  const margin = bodyOf(await combined(seller), 200);
  expect(quoted.seesMargin).toBe(true);
  expect(margin.sales).toBe(quoted.offer.goods);
  expect(decimalText(decimal(margin.sales).minus(margin.purchase), 2)).toBe(margin.margin);
  const [first, second] = await Promise.all(parts.map(({ projectId }) => marginOf(seller, projectId)));
  const purchaseOf = (answer: typeof first) => decimal(bodyOf(answer!, 200).purchase);
  // Each line is rounded once, for both kitchens together.
  const apart = purchaseOf(first).times(2).plus(purchaseOf(second)).minus(margin.purchase);
  const lines = margin.rows.flatMap((row) => row.lines).length;
  expect(Math.abs(Number(apart.toString()))).toBeLessThanOrEqual(lines * 0.01);
  const projectsOf = new Set(margin.rows.map(({ rowId }) => Number(rowId.split("/")[0])));
  expect([...projectsOf]).toEqual(parts.map(({ projectId }) => projectId));
  const dealer = await stanza.as("dealer.milano");
  expect(await combined(dealer)).toMatchObject({ status: 403, body: { error: "forbidden" } });
  expect(bodyOf(await dealer.client.quoteCombinedOffer({ body: { parts, terms } }), 200)).not.toHaveProperty(
    "seesMargin",
  );
  expect((await combined(await stanza.as("seller.zuerich"))).status).toBe(404);
});

describe("[QU-15] who may not see purchase prices", () => {
  test("is refused by name of the operation, whoever owns the project", async () => {
    const dealer = await stanza.as("dealer.milano");
    const customer = await stanza.as("customer.milano");
    for (const person of [dealer, customer]) {
      const { summary } = await createSample(person);
      expect(await marginOf(person, summary.id)).toMatchObject({ status: 403, body: { error: "forbidden" } });
    }
    const guest = await stanza.guest();
    expect((await marginOf(guest, 1)).status).toBe(403);
    expect((await marginOf({ ...guest, client: stanza.anyone }, 1)).status).toBe(401);
    // Of another shop, not even that there is such a project.
    const { summary } = await createSample(dealer);
    const other = await stanza.as("seller.zuerich");
    expect((await marginOf(other, summary.id)).status).toBe(404);
  });

  test("finds nothing of them in any answer: quotes, offers, links, PDFs, exports, lists, files of the deployment", async () => {
    const seller = await stanza.as("seller.milano");
    const dealer = await stanza.as("dealer.milano");
    const customer = await stanza.as("customer.milano");
    const guest = await stanza.guest();
    const { summary } = await createSample(customer);
    const { id } = summary;
    const margin = bodyOf(await marginOf(seller, id), 200);
    const units = margin.rows.flatMap(({ lines }) => lines.map(({ unitPurchase }) => unitPurchase ?? "-"));
    const secrets = [
      ...KEPT_SECRET,
      ...[margin.margin, margin.purchase, ...new Set(units.filter(isDear))].map((amount) => `"${amount}"`),
    ];
    const offerId = await makeOffer(customer, id, { terms: sampleTerms(0), language: "it" });
    const { path } = bodyOf(await seller.client.createOfferLink({ params: { id: offerId }, body: {} }), 201);
    const heard: string[] = [];
    const hear = async (token: string | undefined, method: string, at: string, body?: object) => {
      const answer = await fetch(stanza.server.url + at, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body ? { "content-type": "application/json" } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
      if (answer.ok) heard.push(at);
      for (const secret of secrets) expect([at, secret, text.includes(secret)]).toEqual([at, secret, false]);
    };
    for (const { token } of [dealer, customer, guest]) {
      for (const { method, path: address } of Object.values(operations)) {
        // The description of the operations says the word, and no price.
        if (method !== "GET" || address.endsWith("openapi.json")) continue;
        const at = address
          .replace("/api/projects/:id", `/api/projects/${id}`)
          .replace("/api/offers/:id", `/api/offers/${offerId}`)
          .replace("/api/catalogues/:code", "/api/catalogues/CUCINA")
          .replace(":token", path.slice(3));
        if (!at.includes(":")) await hear(token, method, at);
      }
      await hear(token, "POST", `/api/projects/${id}/quote`, { terms, language: "it" });
      await hear(token, "POST", `/api/projects/${id}/recompute`, { rows: [] });
      await hear(token, "POST", `/api/projects/${id}/margin`, { terms });
      for (const combined of ["quote", "margin"])
        await hear(token, "POST", `/api/offers/combined/${combined}`, {
          parts: [{ projectId: id, quantity: 1 }],
          terms,
        });
    }
    await hear(undefined, "GET", `/api/shared-offers/${path.slice(3)}`);
    await hear(undefined, "GET", path);
    for (const name of [
      "purchase.json",
      "config/purchase.json",
      "api/config/purchase.json",
      "hdr/../purchase.json",
      "brand/purchase.json",
    ])
      await hear(undefined, "GET", `/${name}`);
    expect(heard).toContain(`/api/projects/${id}`);
    expect(heard).toContain(`/api/offers/${offerId}`);
    expect(heard).toContain(`/api/offers/${offerId}/pdf`);
    expect(heard).toContain(`/api/projects/${id}/quote`);
  });
});

test("[QU-15] without the file nobody sees purchase prices, a supervisor neither", async () => {
  const other = await startTestServer({ beside: stanza });
  try {
    const supervisor = await other.as("supervisor.milano");
    const { summary } = await createSample(supervisor);
    expect((await marginOf(supervisor, summary.id)).status).toBe(403);
  } finally {
    await other.close();
  }
});

test("[QU-15] the file says what is wrong with it, with the place", () => {
  const folder = mkdtempSync(join(tmpdir(), "stanza-purchase-"));
  const read = (json: unknown): PurchaseConditions | undefined => {
    writeFileSync(join(folder, "purchase.json"), typeof json === "string" ? json : JSON.stringify(json));
    return readPurchaseFile(folder).of("MILANO");
  };
  try {
    const net = { LAMP: { EUR: "31,20", CHF: 33 } };
    expect(read({ shops: { "*": { CUCINA: { standard: [45, "5"], codes: { X: ["10"] }, net } } } })).toEqual({
      CUCINA: {
        groups: { standard: ["45", "5"] },
        codes: { X: ["10"] },
        net: { LAMP: { EUR: "31.2", CHF: "33" } },
      },
    });
    expect(() => read({ shops: { MILANO: { CUCINA: { standard: ["120"] } } } })).toThrow(
      /shops\.MILANO\.CUCINA\.standard\.0: expected a discount from 0 to 100/,
    );
    expect(() => read({ shops: { MILANO: { CUCINA: { net: { A: { EUR: "x" } } } } } })).toThrow(
      /net\.A\.EUR/,
    );
    expect(() => read({ shops: {}, visibleTo: 3 })).toThrow(/visibleTo/);
    expect(() => read("{")).toThrow(/purchase\.json/);
    cpSync(join(import.meta.dirname, "../../../customers/demo/purchase.json"), join(folder, "purchase.json"));
    expect(Object.keys(readPurchaseFile(folder).of("ZUERICH") ?? {})).toContain("CUCINA");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

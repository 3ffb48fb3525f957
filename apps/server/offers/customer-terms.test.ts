import { randomUUID } from "node:crypto";
import type { OfferTerms } from "@stanza/pricing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOffer, sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

/** Terms that would save money or mislead a factory, if whoever types them could set them. */
function greedy(rowIds: readonly string[]): OfferTerms {
  const terms = sampleTerms(0);
  const free = Object.fromEntries(rowIds.map((id) => [id, { vat: "0", checked: true }]));
  return {
    ...terms,
    dealerMode: true,
    documentType: 5,
    unitedStates: true,
    tax: {
      offerVat: "0",
      customerVat: "0",
      dealerVat: "0",
      salesTax: "0",
      deliveryTaxed: false,
      installationTaxed: false,
    },
    rowRates: free,
    lineRates: Object.fromEntries(rowIds.map((id) => [id, { "1": { vat: "0", checked: true } }])),
    paymentTerms: "Nothing now, nothing later",
    instalments: [{ when: "now", amount: "0" }, { when: "never" }],
    validity: "10 years",
    leadTime: "Tomorrow",
  };
}

const quoteOf = async (person: Person, id: number, terms: OfferTerms) =>
  bodyOf(await person.client.quoteProject({ params: { id }, body: { terms, language: "it" } }), 200).offer;

test("[QU-03] a customer sets no tax, American rule, dealer mode, document type, terms or validity of an offer", async () => {
  const customer = await stanza.as("customer.milano");
  const { summary, document } = await createSample(customer);
  const { id } = summary;
  const rowIds = document.rows.map(({ uniqueid }) => uniqueid);
  const terms = greedy(rowIds);
  const offerId = await makeOffer(customer, id, { terms, language: "it", validUntil: "2036-12-31" });
  const { offer } = bodyOf(await customer.client.getOffer({ params: { id: offerId } }), 200);
  expect(offer.number).toMatch(/^\d{4}-\d{5}$/);
  expect(offer.unitedStates).toBe(false);
  expect(offer.paymentTerms).toBe("Acconto 50%, saldo prima della spedizione");
  expect(offer).not.toHaveProperty("instalments");
  expect(offer.taxes.map(({ rate }) => rate)).toEqual(["22"]);
  const honest = await quoteOf(customer, id, sampleTerms(0));
  expect([offer.payable, offer.taxes]).toEqual([honest.payable, honest.taxes]);
  expect([offer.validity, offer.validUntil, offer.leadTime]).toEqual([
    honest.validity,
    honest.validUntil,
    honest.leadTime,
  ]);
  expect(offer.leadTime).not.toBe("Tomorrow");
  expect((await quoteOf(customer, id, terms)).payable).toBe(honest.payable);
});

test("[QU-03] nor through the stored document, of which combined offers take the rates of rows", async () => {
  const customer = await stanza.as("customer.milano");
  const projects = [await createSample(customer), await createSample(customer)];
  const combined = async () => {
    const parts = projects.map(({ summary }) => ({ projectId: summary.id, quantity: 1 }));
    const body = { parts, terms: sampleTerms(0), language: "it" };
    return bodyOf(await customer.client.quoteCombinedOffer({ body }), 200).offer.payable;
  };
  const before = await combined();
  const document = sampleDocument();
  const rows = document.rows.map((row) => ({ ...row, vat: 0, checkVat: true }));
  for (const { summary } of projects)
    bodyOf(await save(customer, summary.id, 1, { ...document, rows } as typeof document, randomUUID()), 200);
  expect(await combined()).toBe(before);
});

test("[QU-03] [QU-15] a seller still sets them, and instalments that add up", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const terms = sampleTerms(0);
  const instalments = [{ when: "at order", percent: "30" }, { when: "at delivery" }];
  const own = { ...terms, tax: { ...terms.tax, offerVat: "10" }, paymentTerms: "Cash", instalments };
  const offer = await quoteOf(dealer, summary.id, own);
  expect([offer.taxes.map(({ rate }) => rate), offer.paymentTerms]).toEqual([["10"], "Cash"]);
  expect(offer.instalments?.map(({ when, percent }) => [when, percent])).toEqual([
    ["at order", "30"],
    ["at delivery", "70"],
  ]);
  const greedyOnes = [{ when: "a", percent: "80" }, { when: "b", percent: "30" }, { when: "c" }];
  const refused = await dealer.client.quoteProject({
    params: { id: summary.id },
    body: { terms: { ...own, instalments: greedyOnes }, language: "it" },
  });
  expect(refused).toMatchObject({ status: 422, body: { error: "invalid-terms" } });
});

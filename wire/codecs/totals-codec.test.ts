import { readFileSync } from "node:fs";
import { evaluateProject } from "@stanza/evaluation";
import { type OfferTerms, priceProject, totalOffer } from "@stanza/pricing";
import { expect, test } from "vitest";
import { demoCatalogue, demoCatalogues } from "../../fixtures/demo-catalogues.ts";
import { decodeProject } from "./decode-project.ts";
import { encodeProject } from "./project-codec.ts";
import type { StoredProject } from "./stored-project.ts";
import { withTotals } from "./totals-codec.ts";

const { open: kitchens, priceLists } = demoCatalogue("cucina");
const list = priceLists.find(({ currency }) => currency === "EUR")!;
const FILE = new URL("../../fixtures/projects/rossi-corner-kitchen.json", import.meta.url);
const SHOP = { code: "MILANO", name: "Milano", language: "it", country: "IT", priceList: "CUC-EUR" };

function documentOf(stored: unknown) {
  const decoded = decodeProject(stored);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return decoded.document;
}

/** The demo's kitchen with its totals, as a file has it, and the totals. */
function download(change: (terms: OfferTerms) => OfferTerms = (terms) => terms) {
  const document = documentOf(JSON.parse(readFileSync(FILE, "utf8")));
  const terms = change(document.terms);
  const book = { CUCINA: { list, condition: kitchens.condition.bind(kitchens) } };
  const priced = priceProject(evaluateProject(document.project, demoCatalogues()), book, { currency: "EUR" });
  const totals = totalOffer(priced, terms, SHOP);
  const stored = encodeProject({ ...document, terms });
  const file = JSON.parse(JSON.stringify(withTotals(stored, totals))) as StoredProject;
  return { file, totals, stored };
}

test("[QU-06] a download states every total with the names of spec 2 §3, equal to the computed ones", () => {
  const { file, totals } = download((terms) => ({
    ...terms,
    discounts: { ...terms.discounts, standard: [10, 5] },
    delivery: { price: 120, code: "01" },
  }));
  const [catalogue] = totals.catalogues;
  const standard = totals.groups.find(({ group }) => group.kind === "standard");
  expect(Number(totals.netTotal)).toBeCloseTo(Number(totals.generalTotal) + 120 + 450, 2);
  expect(file.customerFields).toMatchObject({
    totVatE: totals.netTotal,
    totVatI: totals.total,
    totalGoods: totals.goods,
    totalServices: totals.servicesTotal,
    generalTotal: totals.generalTotal,
    customerFieldsInfo: {
      totalDiscount1: standard?.running[0],
      totalDiscount2: standard?.running[1],
      totalDiscountDealer: "0.00",
      totalVat: totals.total,
      vatPrice: totals.tax,
    },
    catalogsRows: { CUCINA: { tot: catalogue?.gross, totalGoods: catalogue?.goods, totV: catalogue?.total } },
  });
  expect(file.offer).toMatchObject({
    netTotal: totals.netTotal,
    Crm3CadPrNet: totals.netTotal,
    Crm3CadPrVat: totals.tax,
    Crm3CadPrTot: totals.total,
  });
});

test("[QU-06] reading a download back gives the document it was made from; what others keep beside the totals stays", () => {
  const { file, stored } = download();
  expect(encodeProject(documentOf(file))).toEqual(stored);
  const foreign = {
    ...file,
    customerFields: {
      ...file.customerFields,
      ownField: 7,
      customerFieldsInfo: { totalVat: "1.00", ownInfo: "x" },
      catalogsRows: { CUCINA: { tot: "1.00", own: true } },
    },
  };
  expect(encodeProject(documentOf(foreign)).customerFields).toMatchObject({
    ownField: 7,
    customerFieldsInfo: { ownInfo: "x" },
    catalogsRows: { CUCINA: { own: true } },
  });
});

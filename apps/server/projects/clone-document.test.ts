import { decodeProject, encodeProject, newDocument, type ProjectDocument } from "@stanza/codecs";
import { newCustomerFields } from "@stanza/offer";
import { expect, test } from "vitest";
import { sampleDocument } from "../testing/sample-project.ts";
import { cloneDocument } from "./clone-document.ts";

const usual = newCustomerFields({ documentKind: "SRL", priceList: "CUC-EUR", country: "IT" }, "it");

/** The demo's kitchen with something in every field that a document has. */
function fullDocument(): ProjectDocument {
  const stored = sampleDocument("rossi-corner-kitchen");
  const [row, ...rows] = stored.rows;
  const decoded = decodeProject({
    ...stored,
    id: 4711,
    des: "SECRET-ORDER~SECRET-TITLE",
    img: "SECRET-IMG",
    customercod: "SECRET-CODE",
    pricesIncrease: 1.75,
    priceDate: "2021-03-04",
    currentVersion: "SECRET-VERSION",
    isoffer: true,
    hostField: "SECRET-HOST",
    engine_views: ["SECRET-VIEW"],
    rows: [
      {
        ...row,
        note: "SECRET-NOTE",
        boxid: "SECRET-BOX",
        ntp: true,
        rifGmk: "SECRET-REFERENCE",
        vat: 4.25,
        checkVat: true,
        customDataFe: { main: { iva: 4.25, check: true } },
      },
      ...rows,
    ],
    customerFields: {
      nOrdCRM: "SECRET-ORDER",
      crmData: { id: "SECRET-ORDER" },
      vat: 4.25,
      bdIBAN: "SECRET-IBAN",
      saStreet: "SECRET-STREET",
      hostOwn: "SECRET-OWN",
      L_AziSel: "1",
    },
    orderaddress: [{ firstname: "SECRET-NAME", email: "SECRET-MAIL" }, { city: "SECRET-SECOND" }],
    offer: {
      ...stored.offer,
      discounts: { dDiscount1: 37.5 },
      notes: "SECRET-NOTES",
      paymentTerms: "30% on order",
      delivery: { price: 150, cod: "03" },
    },
  });
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return decoded.document;
}

const textOf = (document: ProjectDocument) => JSON.stringify(encodeProject(document));

test("[PR-05] a template is geometry, rows and terms of sale, and nothing of the customer", () => {
  const original = fullDocument();
  expect(textOf(original).match(/SECRET/g)?.length).toBeGreaterThan(15);
  const clone = cloneDocument(original, {
    description: "copia 17",
    keepsCustomer: false,
    usual,
    isSameShop: true,
  });
  const text = textOf(clone);
  for (const personal of ["SECRET", "4711", "37.5", "4.25", "1.75", "2021-03-04"]) {
    expect(text).not.toContain(personal);
  }
  expect(clone.project.rooms).toEqual(original.project.rooms);
  expect(clone.project.catalogues).toEqual(original.project.catalogues);
  expect(clone.project.rows.map(({ id, choices, placement }) => ({ id, choices, placement }))).toEqual(
    original.project.rows.map(({ id, choices, placement }) => ({ id, choices, placement })),
  );
  expect(clone.terms).toMatchObject({ paymentTerms: "30% on order", delivery: { price: 150, code: "03" } });
  expect(clone.project.description).toBe("copia 17");
});

test("[PR-05] a copy of one's own keeps the customer and every term, but is another project", () => {
  const original = fullDocument();
  const clone = cloneDocument(original, {
    description: "copia",
    keepsCustomer: true,
    usual,
    isSameShop: true,
  });
  const { crmOrder, head, project, unknown, ...agreed } = original;
  expect(clone).toMatchObject(agreed);
  expect(clone.head).toEqual({
    ...newDocument(project).head,
    customerCode: head.customerCode,
    pricesIncrease: head.pricesIncrease,
  });
  expect(crmOrder).toBe("SECRET-ORDER");
  expect(textOf(clone)).not.toContain("SECRET-ORDER");
  expect(clone.unknown.project).toMatchObject({
    hostField: "SECRET-HOST",
    customerFields: { hostOwn: "SECRET-OWN" },
  });
});

test("[PR-05] in another shop the taxes, the document type and the codes are that shop's", () => {
  const {
    company: _company,
    taxCode: _taxCode,
    ...swiss
  } = newCustomerFields({ documentKind: "AG", priceList: "CUC-CHF", country: "CH" }, "de");
  const original = { ...fullDocument(), taxCode: "22" };
  for (const keepsCustomer of [true, false]) {
    const options = { description: "copia", keepsCustomer, usual: swiss, isSameShop: false };
    const clone = cloneDocument(original, options);
    expect(clone).toMatchObject(swiss);
    expect([clone.company, clone.taxCode]).toEqual([undefined, undefined]);
    expect(clone.customer.firstName).toBe(keepsCustomer ? "SECRET-NAME" : "");
  }
});

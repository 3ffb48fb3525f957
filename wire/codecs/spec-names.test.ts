import { totalOffer } from "@stanza/pricing";
import { expect, test } from "vitest";
import { decodeProject } from "./decode-project.ts";
import { parseExactly } from "./exchange/loose-fields.ts";
import { readExchangedOffer } from "./exchange/read-offer.ts";
import { encodeProject } from "./project-codec.ts";
import { withSpecNames } from "./spec-names.ts";
import { withTotals } from "./totals-codec.ts";

/** Every field of spec 2 §3 that a person agrees on, as a host writes it; computed ones are in `totals-codec.test.ts`. */
const ADDRESS = {
  city: "Chicago",
  country: "United States",
  countrycode: "US",
  county: "IL",
  email: "emily@example.com",
  firstname: "Emily",
  mobile: "+1 312 555 0134",
  postalcode: "60610",
  street: "1200 N Lake Shore Dr",
  surname: "Parker",
  vat: "36-1234567",
};
const INFO = {
  ...Object.fromEntries(
    ["1", "2", "3", "4"].flatMap((n) => [
      [`dDiscount${n}`, `1${n}`],
      [`dDiscount${n}E`, `${n}.5`],
    ]),
  ),
  dDiscountD: "52.5",
  nOrdCRM: "48213",
  L_AziSel: "4",
  L_ListSel: "CUC-USD",
  bdBusinessName: "Parker Interiors Inc.",
  bdAgency: "Loop",
  bdABI: "05428",
  bdCAB: "11101",
  bdStreet: "1 State St",
  bdCity: "Chicago",
  bdPostalCode: "60602",
  bdNation: "US",
  bdPhone: "+1 312 555 0199",
  bdBIC: "CHASUS33",
  bdCIN: "X",
  bdConto: "000000123456",
  bdIBAN: "IT60X0542811101000000123456",
  saStreet: "77 W Wacker Dr",
  saCity: "Evanston",
  saPostalCode: "60201",
  saNation: "United States",
};
const OFFER = {
  deliveryPrice: "395",
  varDeliveryPrice: "03",
  instPrice: "850",
  varInstPrice: "02",
  vat: "22",
  vatD: "10",
  valIva: "ST",
  salesTax: "8.875",
  paymentTerms: "Deposit 40%",
  offerValidity: "3 weeks",
  leadtime: "8 weeks",
  ipVat: true,
  dpVat: false,
};
const FIELDS = {
  lang: "en",
  country: "US",
  DOCType: 3,
  USA: true,
  crmData: { id: "48213" },
  notes: "Ring twice",
  vat: "21",
  discount1: "7",
  discount2: "3",
  rows: [{ uniqueid: "a", vat: "10", checkVat: true, ntp: true, qt: 2, rifGmk: "GMK-1" }],
  servicesRows: {
    CUCINA: [{ id: "s", des: { en: "Survey" }, offer: false, perc: "3", vat: "4", price: "80" }],
  },
  catalogsRows: { CUCINA: { discount1: "12" } },
};
const LINE = { iva: "4", check: true, rifGmk: "GMK-2" };
const HOSTED = {
  des: "Kitchen",
  orderaddress: [ADDRESS],
  rows: [
    {
      uniqueid: "a",
      catalog: "CUCINA",
      cmodel: "CALCE",
      cod: "BASE",
      var: "W=600",
      erp: [{ id: "l1", cod: "B", qt: 1, customDataFe: LINE }],
    },
  ],
  history: [{ catalog: "CUCINA", models: ["CALCE"], currentModel: "CALCE" }],
  customerFields: { ...FIELDS, customerFieldsInfo: INFO, offer: OFFER },
};

const documentOf = (value: unknown) => {
  const decoded = decodeProject(value);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return decoded.document;
};
const throughStorage = JSON.parse(JSON.stringify(encodeProject(documentOf(HOSTED))));
const handedBack = withSpecNames(encodeProject(documentOf(throughStorage)));

test.each([
  ...Object.entries(ADDRESS).map(([name, value]) => ["orderaddress.0", name, value] as const),
  ...Object.entries(FIELDS).map(([name, value]) => ["customerFields", name, value] as const),
  ...Object.entries(INFO).map(([name, value]) => ["customerFields.customerFieldsInfo", name, value] as const),
  ...Object.entries(OFFER).map(([name, value]) => ["customerFields.offer", name, value] as const),
  ["rows.0", "customDataFe", { l1: LINE }] as const,
])("[QU-06] every field of the specification is stored both ways: %s.%s", (path, name, value) => {
  expect(handedBack).toHaveProperty(`${path}.${name}`, value);
});

test("[QU-06] a value of the stored form holds against the same under the specification's name, and nothing is kept twice", () => {
  const stored = encodeProject(documentOf(HOSTED));
  const told = {
    ...stored,
    customerFields: { ...stored.customerFields, USA: false, notes: "not so", own: 1 },
  };
  const again = encodeProject(documentOf(told));
  expect(again.offer).toMatchObject({ usa: true, notes: "Ring twice" });
  expect(again.customerFields).toEqual({ ...stored.customerFields, own: 1 });
  const download = JSON.parse(JSON.stringify(withSpecNames(stored)));
  expect(encodeProject(documentOf(download))).toEqual(stored);
});

test("[QU-06] the agreed terms in a download give the same totals when another program computes from them", () => {
  const document = documentOf(HOSTED);
  const project = { rows: [{ ...HOSTED.rows[0], erp: [{ cod: "B", qt: 3, punit: "123.45" }] }] };
  const reckoned = (customerFields: unknown) => {
    const input = parseExactly(
      JSON.stringify({ project, customerFields, shop: { cod: "USA1" }, currency: "USD" }),
    );
    const { priced, terms, shop } = readExchangedOffer(input);
    return totalOffer(priced, terms, shop);
  };
  const totals = reckoned(HOSTED.customerFields);
  const download = withTotals(encodeProject(document), totals);
  expect(reckoned(download.customerFields)).toEqual(totals);
  expect(download.customerFields).toMatchObject({
    offer: { netTotal: totals.netTotal, Crm3CadPrVat: totals.tax },
  });
});

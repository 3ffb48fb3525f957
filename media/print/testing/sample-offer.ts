import type { Offer, OfferPosition } from "@stanza/offer";

type Line = OfferPosition["lines"][number];

function line(id: string, description: string, quantity: string, unitPrice: string, amount: string): Line {
  return {
    id,
    code: `BS${id}`,
    description,
    variants: [["FIN", "SG"]],
    quantity,
    unit: "pc",
    included: false,
    unitPrice,
    amount,
    unpriced: false,
    discountGroup: "standard",
  };
}

function includedLine(id: string, description: string): Line {
  const { unitPrice, amount, ...rest } = line(id, description, "1", "", "");
  return { ...rest, included: true };
}

export function position(
  number: number,
  rowId: string,
  description: string,
  amount: string,
  more: readonly Line[] = [],
): OfferPosition {
  const own = more.length === 0 ? [line("600", description, "1", amount, amount)] : more;
  return {
    number,
    rowId,
    description,
    note: "",
    quantity: "1",
    automatic: false,
    lines: [
      ...own,
      includedLine("hinge", "Cerniera ammortizzata 110°"),
      includedLine("leg", "Piedini regolabili"),
    ],
    amount,
  };
}

/** The offer of the sample kitchen, in Italian, with two discounts, a service, delivery, two tax rates and a deposit. */
export const sampleOffer: Offer = {
  format: 1,
  number: "2026-0147",
  name: "offer",
  version: "2",
  project: { id: "p1", description: "Cucina via Garibaldi" },
  crmOrder: "",
  date: "2026-11-20",
  validity: "2 weeks",
  validUntil: "2026-12-04",
  language: "it",
  brand: "",
  shop: { code: "MI01", name: "Stanza Milano", country: "IT" },
  taxCode: "22",
  customer: {
    firstName: "Lucia",
    lastName: "Ferrari",
    email: "lucia.ferrari@example.org",
    phone: "+39 02 5550 1234",
    vatNumber: "",
    address: {
      street: "Via Garibaldi 14",
      postalCode: "20121",
      city: "Milano",
      county: "MI",
      country: "Italia",
      countryCode: "IT",
    },
  },
  shipping: {
    street: "Viale dei Tigli 3",
    postalCode: "22012",
    city: "Cernobbio",
    county: "CO",
    country: "Italia",
    countryCode: "IT",
  },
  currency: "EUR",
  decimals: 2,
  dealerMode: false,
  groups: [
    {
      catalogue: "cucina",
      title: "Cucina Aria",
      positions: [
        position(1, "tall", "Colonna forno con vano", "1240.00", [
          line("tall", "Colonna 600 × 2160", "1", "980.00", "980.00"),
          line("door", "Anta rovere", "2", "130.00", "260.00"),
        ]),
        position(2, "b1", "Base un’anta 600", "412.00"),
        position(3, "b2", "Base 900 con tre cestoni", "689.50"),
        position(4, "b3", "Base un’anta 600", "412.00"),
        position(5, "b4", "Base un’anta 450", "368.00"),
        position(6, "w1", "Pensile un’anta 600", "284.00"),
        position(7, "w2", "Pensile vetrina 900", "398.00"),
        position(8, "w3", "Pensile un’anta 600", "284.00"),
        {
          ...position(9, "i1", "Base isola 900 con due cestoni", "1304.00", [
            line("isle", "Base isola 900 con due cestoni", "2", "652.00", "1304.00"),
          ]),
          quantity: "2",
        },
        {
          ...position(10, "top", "Top in pietra, 2550 × 620", "841.50"),
          note: "Giunto a 45° sul lato sinistro, alzatina esclusa.",
        },
      ],
      subtotal: "6233.00",
    },
    {
      catalogue: "muri",
      title: "Porte e finestre",
      positions: [
        position(11, "door", "Porta interna 900", "380.00"),
        position(12, "window", "Finestra 1400 × 1200", "720.00"),
      ],
      subtotal: "1100.00",
    },
  ],
  gross: "7333.00",
  discounts: [
    {
      group: { kind: "standard" },
      gross: "7333.00",
      steps: [
        { percent: "10", before: "7333.00", amount: "733.30", after: "6599.70" },
        { percent: "5", before: "6599.70", amount: "329.98", after: "6269.72" },
      ],
      running: ["6599.70", "6269.72"],
      net: "6269.72",
    },
  ],
  discount: "1063.28",
  goods: "6269.72",
  catalogues: [],
  services: [
    { id: "SURVEY", catalogue: "cucina", description: "Rilievo misure", rate: "22", amount: "80.00" },
  ],
  servicesTotal: "80.00",
  generalTotal: "6349.72",
  delivery: { code: "01", charged: true, amount: "180.00", rate: "22" },
  installation: { code: "01", charged: true, amount: "460.00", rate: "10" },
  netTotal: "6989.72",
  unitedStates: false,
  taxes: [
    { rate: "10", base: "460.00", tax: "46.00", parts: [] },
    { rate: "22", base: "6529.72", tax: "1436.54", parts: [] },
  ],
  tax: "1482.54",
  total: "8472.26",
  rounding: "0.00",
  payable: "8472.26",
  deposit: { percent: "50", amount: "4236.13", balance: "4236.13" },
  paymentTerms: "Acconto 50% alla conferma, saldo prima della consegna",
  leadTime: "6–8 settimane dalla conferma",
  notes:
    "I prezzi comprendono lo smaltimento degli imballi. Gli allacciamenti idraulici ed elettrici sono a cura del cliente.",
  complete: true,
  unpriced: [],
};

/** The same offer with `count` positions in its first group, for measurements. */
export function longOffer(count: number): Offer {
  const [first] = sampleOffer.groups;
  const positions = Array.from({ length: count }, (_, i) =>
    position(i + 1, `row${i}`, `Base un’anta ${300 + i}`, "412.00"),
  );
  return { ...sampleOffer, groups: [{ ...first!, positions }] };
}

import type { Profile } from "@stanza/contract";

const SHOP: Profile["shop"] = {
  code: "MILANO",
  name: "Stanza Milano",
  language: "it",
  country: "IT",
  currency: "EUR",
  priceLists: {
    CUCINA: "CUC-EUR",
    ARMADIO: "ARM-EUR",
    PERTICA: "PER-EUR",
    SOGGIORNO: "SOG-EUR",
    BAGNO: "BAG-EUR",
    MURI: "MUR-EUR",
  },
  documentType: "ITA",
  extra: {},
};

/** A dealer of the demo's shop in Milan, who may do everything that is no supervisor's. */
export const DEALER: Profile = {
  userId: "00000000-0000-4000-8000-000000000001",
  login: "dealer.milano",
  name: "Giulia Ferri",
  kind: "pro",
  isAdmin: false,
  sellerLevel: 5,
  gdprFlags: "",
  language: "en",
  shop: SHOP,
  shops: [{ code: SHOP.code, name: SHOP.name }],
};

export const SUPERVISOR: Profile = {
  ...DEALER,
  login: "supervisor.milano",
  name: "Paola Vitale",
  isAdmin: true,
  sellerLevel: 9,
};
export const CUSTOMER: Profile = {
  ...DEALER,
  login: "customer.milano",
  name: "Anna Rossi",
  kind: "customer",
  sellerLevel: 0,
};
export const GUEST: Profile = { ...DEALER, login: "", name: "", kind: "guest", sellerLevel: 0 };

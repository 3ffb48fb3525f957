import type { AdministeredShop, AuditEntry, Person } from "@stanza/contract";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { SUPERVISOR } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { PeoplePage } from "../page/PeoplePage.tsx";

export const GIULIA: Person = {
  id: "00000000-0000-4000-8000-00000000000a",
  login: "dealer.milano",
  name: "Giulia Ferri",
  email: "giulia@example.org",
  kind: "pro",
  isAdmin: false,
  sellerLevel: 5,
  discountLimit: "20",
  language: "it",
  shops: ["MILANO"],
  isActive: true,
  hasPassword: true,
  hasSecondFactor: true,
  seenAt: "2026-11-20T10:00:00.000Z",
  rev: 3,
};
export const SHOP: AdministeredShop = {
  code: "MILANO",
  name: "Stanza Milano",
  language: "it",
  country: "IT",
  currency: "EUR",
  documentType: "ITA",
  people: 4,
  terms: {
    email: "milano@stanza.example",
    address: ["Via Tortona 27", "20144 Milano"],
    bank: [],
    timeZone: null,
    usualVat: null,
    salesTaxes: null,
    discountLimit: null,
    instalments: [],
  },
  rev: 1,
};
const ENTRY: AuditEntry = {
  id: 7,
  at: "2026-11-20T10:00:00.000Z",
  by: "Paola Vitale",
  action: "change-person",
  entity: "user",
  about: "dealer.milano",
  changes: [{ name: "sellerLevel", from: "4", to: "5" }],
};

/** The page with a seller, two shops and one entry of the log. */
export const showPeople = (answers: ServerAnswers = {}, tab = "people") =>
  renderApp(<PeoplePage />, {
    profile: SUPERVISOR,
    address: `/people?tab=${tab}`,
    answers: {
      listPeople: () => ({ status: 200, body: { people: [GIULIA], next: null } }),
      listShops: () => ({
        status: 200,
        body: { shops: [SHOP, { ...SHOP, code: "ROMA", name: "Stanza Roma" }] },
      }),
      listAudit: () => ({ status: 200, body: { entries: [ENTRY], next: null } }),
      ...answers,
    },
  });

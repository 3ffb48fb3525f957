import { openCatalogue } from "@stanza/catalogue";
import { NO_TERMS } from "@stanza/codecs";
import { evaluateProject } from "@stanza/evaluation";
import { type CustomerFields, composeOffer, newCustomerFields, type Offer } from "@stanza/offer";
import { type OfferTerms, priceProject, type Shop } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { demoCatalogue } from "./demo-catalogues.ts";
import type { ServerAnswers } from "./fake-server.ts";

const SHOP: Shop = {
  code: "MILANO",
  name: "Stanza Milano",
  country: "IT",
  documentKind: "ITA",
  language: "it",
  priceList: "CUC-EUR",
};

/** The offer of a project of the demo kitchen in English, as the server would compose it. */
export async function demoOffer(project: Project, change: Partial<CustomerFields> = {}): Promise<Offer> {
  const { bundle, prices } = await demoCatalogue("cucina");
  const catalogue = openCatalogue(bundle);
  const evaluated = evaluateProject(project, new Map([[catalogue.code, catalogue]]));
  const condition = catalogue.condition.bind(catalogue);
  const priced = priceProject(
    evaluated,
    { [catalogue.code]: { list: prices, condition } },
    { currency: "EUR" },
  );
  return composeOffer(
    priced,
    { ...newCustomerFields(SHOP, "en"), ...change },
    {
      firstName: "Anna",
      lastName: "Rossi",
      email: "anna.rossi@example.org",
      phone: "",
      vatNumber: "",
      address: { street: "", postalCode: "", city: "", county: "", country: "Italia", countryCode: "IT" },
    },
    SHOP,
    {
      now: "2026-11-20T12:00:00Z",
      number: "MILANO-31",
      language: "en",
      project: { id: "12", description: "Kitchen Rossi" },
      brand: "stanza",
      catalogueTitles: { [catalogue.code]: "Fornace" },
    },
  );
}

/** The terms of a request for a quote; where it names none, those of the open project as it was saved. */
export const quotedTerms = (body: { readonly terms?: unknown }): OfferTerms =>
  (body.terms as OfferTerms | undefined) ?? useProject.getState().open?.savedDocument?.terms ?? NO_TERMS;

/** The server's answer to a quote: the project with the terms of the request, within the person's limit. */
export const quoteOf = (project: Project): ServerAnswers => ({
  quoteProject: async ({ body }) => ({
    status: 200,
    body: {
      offer: await demoOffer(project, { terms: quotedTerms(body) }),
      unpriced: [],
      guard: { percent: "0", limit: null, needsApproval: false, approval: null },
      promotion: { state: "none", refused: [] },
    },
  }),
});

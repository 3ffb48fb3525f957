import type { Catalogue, PriceList } from "@stanza/catalogue";
import type { CatalogueSummary } from "@stanza/contract";
import type { DemoName } from "../../fixtures/demo-catalogues.ts";
import type { ServerAnswers } from "./fake-server.ts";

interface DemoCatalogue {
  readonly bundle: Catalogue;
  readonly prices: PriceList;
}

const fetchFromTestServer = globalThis.fetch;
const fetched = new Map<DemoName, Promise<DemoCatalogue>>();

/** A demo catalogue of the repository with its first price list; published once a run. */
export function demoCatalogue(name: DemoName): Promise<DemoCatalogue> {
  const known = fetched.get(name);
  if (known) return known;
  const found = fetchFromTestServer(`/demo-catalogues/${name}`).then((answer) => answer.json());
  fetched.set(name, found);
  return found;
}

function summaryOf({ bundle }: DemoCatalogue): CatalogueSummary {
  return {
    code: bundle.code,
    description: bundle.description,
    version: bundle.version,
    isWalls: bundle.code === "MURI",
    isPriced: true,
    models: [],
  };
}

/** The server's answers about these demo catalogues. */
export async function catalogueAnswers(names: readonly DemoName[]): Promise<ServerAnswers> {
  const demos = new Map(
    (await Promise.all(names.map(demoCatalogue))).map((demo) => [demo.bundle.code, demo]),
  );
  const missing = {
    status: 404,
    body: { error: "not-found", message: "Not among the demo catalogues." },
  } as const;
  return {
    listFavourites: () => ({ status: 200, body: { favourites: [] } }),
    listCatalogues: () => ({ status: 200, body: { catalogues: [...demos.values()].map(summaryOf) } }),
    getCatalogue: ({ params }) => {
      const demo = demos.get(params.code);
      return demo ? { status: 200, body: demo.bundle } : missing;
    },
    getPriceList: ({ params }) => {
      const demo = demos.get(params.code);
      return demo ? { status: 200, body: demo.prices } : missing;
    },
  };
}

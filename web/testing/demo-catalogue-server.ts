import type { Plugin } from "vite";
import { type DemoName, demoCatalogue } from "../../fixtures/demo-catalogues.ts";

/** The address of a published demo catalogue in component tests, e.g. `/demo-catalogues/cucina`. */
const ADDRESS = /^\/demo-catalogues\/(cucina|armadio|pertica|soggiorno|bagno|muri)$/;

/** Serves the demo catalogues to component tests: publishing reads folders, which a browser cannot. */
export function demoCatalogueServer(): Plugin {
  return {
    name: "stanza-demo-catalogues",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = ADDRESS.exec(request.url ?? "")?.[1];
        if (name === undefined) return next();
        const { bundle, priceLists } = demoCatalogue(name as DemoName);
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ bundle, prices: priceLists[0] }));
      });
    },
  };
}

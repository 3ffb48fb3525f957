import { client, okBody, queryClient } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";

const KEY = ["catalogue-imports"] as const;

/** The catalogues that the shop has made of tables. */
export const useCatalogueImports = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => okBody(await client.listCatalogueImports({ signal })).imports,
  });

export const importsChanged = () => queryClient.invalidateQueries({ queryKey: KEY });

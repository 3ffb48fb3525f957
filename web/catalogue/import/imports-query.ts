import { client, okBody, queryClient } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";

const KEY = ["catalogue-imports"] as const;
const PRICES = ["catalogue-prices"] as const;

/** The catalogues that the shop has made of tables. */
export const useCatalogueImports = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => okBody(await client.listCatalogueImports({ signal })).imports,
  });

export const importsChanged = () => queryClient.invalidateQueries({ queryKey: KEY });

/** What new prices of a catalogue may fill; `null`: its prices are not to be changed here. */
export const usePriceTables = (catalogue: string | undefined) =>
  useQuery({
    queryKey: [...PRICES, catalogue],
    enabled: catalogue !== undefined,
    queryFn: async ({ signal }) => {
      const answer = await client.getPriceTables({ params: { catalogue: catalogue ?? "" }, signal });
      return answer.status === 404 ? null : okBody(answer);
    },
  });

/** Versions and price lists are others now. */
export async function pricesChanged(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: PRICES });
  await queryClient.invalidateQueries({ queryKey: ["assortment"] });
}

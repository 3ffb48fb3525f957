import type { AssortmentCatalogue, AssortmentShop } from "@stanza/contract";
import { client, okBody, queryClient } from "@stanza/web-site";

/** Who sells what, as the server answers it. */
export interface Assortment {
  readonly catalogues: readonly AssortmentCatalogue[];
  readonly shops: readonly AssortmentShop[];
}

const KEY = ["assortment"];

export const assortmentQuery = {
  queryKey: KEY,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Assortment> =>
    okBody(await client.getAssortment({ signal })),
};

/** Asks again after a catalogue was published. */
export const refreshAssortment = () => queryClient.invalidateQueries({ queryKey: KEY });

/**
 * Lets a shop sell a catalogue by a list, or no longer (`null`). The page shows it at once, and what was before when the server refuses.
 *
 * returns   true when the server has taken it
 */
export async function sellBy(shop: string, catalogue: string, list: string | null): Promise<boolean> {
  const before = queryClient.getQueryData<Assortment>(KEY);
  if (before) {
    const shops = before.shops.map((one) => {
      if (one.code !== shop) return one;
      const { [catalogue]: _, ...others } = one.priceLists;
      return { ...one, priceLists: list === null ? others : { ...others, [catalogue]: list } };
    });
    queryClient.setQueryData<Assortment>(KEY, { ...before, shops });
  }
  const answer = await client.setShopPriceList({ params: { shop, catalogue }, body: { list } });
  if (answer.status !== 200 && before) queryClient.setQueryData(KEY, before);
  // The finder shows which catalogues have prices.
  await queryClient.invalidateQueries({ queryKey: ["catalogues"] });
  return answer.status === 200;
}

import type { OfferSummary } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { client, okBody } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";

/** An offer as it was frozen: as offered, and once it is accepted with the options that were taken. */
export function useFrozenOffer({ id, status }: Pick<OfferSummary, "id" | "status">) {
  return useQuery({
    queryKey: ["offer", id, status],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => okBody(await client.getOffer({ params: { id }, signal })).offer as Offer,
  });
}

/** The name of an offer's row, optional ones included; undefined: the offer has no such row. */
export function rowName({ groups, options = [] }: Offer, rowId: string): string | undefined {
  const sold = groups.flatMap(({ positions }) => positions);
  const found = [...sold, ...options.map(({ position }) => position)].find((one) => one.rowId === rowId);
  return found && `${found.number} ${found.description}`;
}

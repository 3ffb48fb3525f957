import type { Person } from "@stanza/contract";
import { client, okBody, queryClient } from "@stanza/web-site";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";

export type Shown = "active" | "inactive" | "all";

const PEOPLE = ["people"];
const SHOPS = ["administered-shops"];

/** The people whose user id, name or address has the typed words, page by page. */
export function usePeople(search: string, show: Shown) {
  return useInfiniteQuery({
    queryKey: [...PEOPLE, search, show],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam: after, signal }) =>
      okBody(
        await client.listPeople({
          query: { show, ...(search ? { search } : {}), ...(after === undefined ? {} : { after }) },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export function useShops() {
  return useQuery({
    queryKey: SHOPS,
    staleTime: 0,
    queryFn: async ({ signal }) => okBody(await client.listShops({ signal })).shops,
  });
}

/** After a change: what stands on the screen is asked for anew. */
export async function administered(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: PEOPLE }),
    queryClient.invalidateQueries({ queryKey: SHOPS }),
    queryClient.invalidateQueries({ queryKey: ["audit"] }),
  ]);
}

/** How the screen names somebody. */
export const nameOf = ({ name, login }: Pick<Person, "name" | "login">): string => name || login;

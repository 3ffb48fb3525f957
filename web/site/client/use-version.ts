import { useQuery } from "@tanstack/react-query";
import { client } from "./client.ts";
import { okBody } from "./queries.ts";

/** The version of Stanza that the server runs, which support asks for. */
export function useVersion() {
  return useQuery({
    queryKey: ["version"],
    staleTime: 60_000,
    queryFn: async ({ signal }) => okBody(await client.getHealth({ signal })).version,
  });
}

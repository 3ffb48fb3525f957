import { client, okBody, sells, useSession } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";

/** The reports of the deployment's print server; none where it keeps none, and for those they are not for. */
export function useReports() {
  const profile = useSession((state) => state.profile);
  const isMine = sells(profile);
  return useQuery({
    queryKey: ["reports", profile?.userId],
    enabled: isMine,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => okBody(await client.listReports({ signal })),
  });
}

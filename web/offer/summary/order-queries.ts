import { AnswerError, client, queryClient } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";
import { lookAgainMs } from "../crm/crm-queries.ts";

const ordersKey = (projectId: number) => ["orders", projectId] as const;

/** The orders of a project, newest first; followed while a file is on its way. */
export function useOrders(projectId: number) {
  return useQuery({
    queryKey: ordersKey(projectId),
    queryFn: async ({ signal }) => {
      const answer = await client.listOrders({ params: { id: projectId }, signal });
      if (answer.status === 200) return answer.body.orders;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
    refetchInterval: ({ state }) =>
      lookAgainMs(state.data?.flatMap(({ deliveries }) => deliveries) ?? [], Date.now()),
  });
}

export const ordersChanged = (projectId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ordersKey(projectId) });

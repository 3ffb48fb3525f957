import { AnswerError, client } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";

/** The offers that were made of a project, newest first. `projectId` null: nothing is asked. */
export function useOffers(projectId: number | null) {
  return useQuery({
    queryKey: ["offers", projectId],
    enabled: projectId !== null,
    queryFn: async ({ signal }) => {
      const answer = await client.listOffers({ params: { id: projectId ?? 0 }, signal });
      if (answer.status === 200) return answer.body.offers;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
  });
}

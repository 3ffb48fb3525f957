import { AnswerError, client } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";

/** The people of a shop to whom a project can be assigned. shop: its code */
export function useAssignees(shop: string) {
  return useQuery({
    queryKey: ["assignees", shop],
    queryFn: async ({ signal }) => {
      const answer = await client.listAssignees({ query: { shop }, signal });
      if (answer.status === 200) return answer.body.people;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
  });
}

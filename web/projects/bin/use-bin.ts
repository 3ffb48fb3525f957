import { AnswerError, client } from "@stanza/web-site";
import { useInfiniteQuery } from "@tanstack/react-query";

/** The deleted projects that can still be brought back, page by page; asked for anew whenever the bin is opened. */
export function useBin() {
  return useInfiniteQuery({
    queryKey: ["bin"],
    staleTime: 0,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await client.listBin({ query: { cursor: pageParam, limit: 25 }, signal });
      if (answer.status === 200) return answer.body;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

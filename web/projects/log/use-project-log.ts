import { client, okBody } from "@stanza/web-site";
import { useInfiniteQuery } from "@tanstack/react-query";

/** The log of a project, page by page; asked for anew whenever it is opened. */
export function useProjectLog(projectId: number) {
  return useInfiniteQuery({
    queryKey: ["project-log", projectId],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      okBody(
        await client.getProjectLog({
          params: { id: projectId },
          query: pageParam === undefined ? {} : { before: pageParam },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

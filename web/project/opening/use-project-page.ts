import type { ProjectSort, ProjectSummary } from "@stanza/contract";
import { AnswerError, client } from "@stanza/web-site";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";

export interface ProjectFilter {
  readonly search?: string;
  readonly status?: ProjectSummary["status"];
  /** Absent: newest change first. */
  readonly sort?: ProjectSort;
}

interface Page {
  readonly projects: readonly ProjectSummary[];
  readonly next: string | null;
  readonly counts: Readonly<Partial<Record<ProjectSummary["status"], number>>>;
  /** The statuses of which there may be more than counted. */
  readonly moreOf: readonly ProjectSummary["status"][];
}

async function page(
  query: ProjectFilter & { cursor?: string; limit: number },
  signal: AbortSignal,
): Promise<Page> {
  const answer = await client.listProjects({ query, signal });
  if (answer.status === 200) return answer.body;
  throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
}

/** The newest projects. */
export function useProjectPage({ limit }: { readonly limit: number }) {
  return useQuery({
    queryKey: ["projects", "newest", limit],
    queryFn: ({ signal }) => page({ limit }, signal),
  });
}

/** The projects that a filter finds, page by page; while a new filter is being answered the old answer stays. */
export function useProjects(filter: ProjectFilter) {
  return useInfiniteQuery({
    queryKey: ["projects", "list", filter],
    queryFn: ({ pageParam, signal }) => page({ ...filter, cursor: pageParam, limit: 25 }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

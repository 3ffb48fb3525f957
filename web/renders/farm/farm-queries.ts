import type { RenderJob } from "@stanza/contract";
import { okBody, queryClient } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { farm } from "./farm-client.ts";
import { streamJobs } from "./job-stream.ts";

const jobsKey = (project: number) => ["render-jobs", project] as const;
const USER_KEY = ["render-user"] as const;

/** The pictures of a project, newest first. Those under way are followed until they end. */
export function useRenderJobs(project: number) {
  const query = useQuery({
    queryKey: jobsKey(project),
    queryFn: async () => okBody(await farm().listRenderJobs({ query: { project } })).jobs,
  });
  const open = (query.data ?? []).filter(isOpen).map(({ id }) => id);
  const names = open.join(" ");
  useEffect(() => {
    const gone = new AbortController();
    if (names) void watch(names.split(" "), project, gone.signal);
    return () => gone.abort();
  }, [names, project]);
  return query;
}

/** What the shop may spend, and how fast the farm is. */
export const useFarmUser = () =>
  useQuery({ queryKey: USER_KEY, queryFn: async () => okBody(await farm().getRenderUser({})) });

export const isOpen = ({ state }: Pick<RenderJob, "state">): boolean =>
  state === "queued" || state === "running";

/** Puts a job as it is now among those that are shown. */
export function jobChanged(job: RenderJob): void {
  queryClient.setQueryData<readonly RenderJob[]>(jobsKey(job.project), (jobs = []) => {
    const before = jobs.find(({ id }) => id === job.id);
    if (before && before.rev > job.rev) return jobs;
    const chosen = (one: RenderJob) => (job.inOffer && one.inOffer ? { ...one, inOffer: false } : one);
    return before ? jobs.map((one) => (one.id === job.id ? job : chosen(one))) : [job, ...jobs];
  });
  if (!isOpen(job)) void queryClient.invalidateQueries({ queryKey: USER_KEY });
}

export const refreshJobs = (project: number) => {
  void queryClient.invalidateQueries({ queryKey: jobsKey(project) });
  void queryClient.invalidateQueries({ queryKey: USER_KEY });
};

/** Follows jobs by one stream of events; by long polling of each where the farm, or a proxy before it, gives no stream. */
async function watch(ids: readonly string[], project: number, signal: AbortSignal): Promise<void> {
  while (await streamJobs(project, jobChanged, signal));
  if (!signal.aborted) await Promise.all(ids.map((id) => follow(id, project, signal)));
}

/** Follows a job by long polling. Without an answer the list is asked for again later, as queries are. */
async function follow(id: string, project: number, signal: AbortSignal): Promise<void> {
  const jobs = () => queryClient.getQueryData<readonly RenderJob[]>(jobsKey(project)) ?? [];
  let failures = 0;
  while (!signal.aborted && failures < 5) {
    const since = jobs().find((job) => job.id === id)?.rev ?? -1;
    const answer = await farm().followRenderJob({ params: { id }, query: { since, wait: 20 }, signal });
    if (signal.aborted || answer.status === 404) return;
    if (answer.status === 200) {
      failures = 0;
      jobChanged(answer.body);
      if (!isOpen(answer.body)) return;
    } else if (answer.status !== 204) {
      failures++;
      await new Promise((resolve) => setTimeout(resolve, 2000 * failures));
    }
  }
}

import { client, okBody, queryClient } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";

/** The named versions of a project, newest first. */
export const useVersionList = (projectId: number | null) =>
  useQuery({
    queryKey: ["project-versions", projectId],
    enabled: projectId !== null,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      okBody(await client.listProjectVersions({ params: { id: projectId ?? 0 }, signal })).versions,
  });

/** Reads the versions, and the log that tells of them, again. */
export const readVersionsAgain = (): Promise<void> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["project-versions"] }),
    queryClient.invalidateQueries({ queryKey: ["project-log"] }),
  ]).then(() => undefined);

import type { ProjectDocument } from "@stanza/codecs";
import {
  type EvaluatedState,
  evaluateStates,
  loadCatalogues,
  useProject,
  versionDocument,
} from "@stanza/web-project";
import { useQuery } from "@tanstack/react-query";

/** One side: the number of a version, or what is open now. */
export type Side = number | "now";

/**
 * States of the open project, evaluated and priced alike.
 *
 * sides  in the order of the answer
 */
export function useStates(sides: readonly Side[]) {
  const open = useProject((state) => state.open);
  const document = open?.document;
  return useQuery({
    queryKey: ["project-states", open?.projectKey, open?.revision, ...sides],
    enabled: open !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<readonly EvaluatedState[]> => {
      const { open: now } = useProject.getState();
      if (!now || !document) throw new Error("No project is open.");
      await loadCatalogues();
      const documents = await Promise.all(
        sides.map((side): ProjectDocument | Promise<ProjectDocument> =>
          side === "now" ? now.document : versionDocument(now.projectId ?? 0, side, signal),
        ),
      );
      const states = await evaluateStates(now, documents, signal);
      if (!states) throw new Error("The states could not be evaluated.");
      return states;
    },
  });
}

import { useProject } from "@stanza/web-project";
import { useQuery } from "@tanstack/react-query";
import { keptViews, picturesOf } from "./kept-views.ts";

const keyOf = (id: number | null | undefined) => ["view-maker", id] as const;

/** Which views are kept with the open project; data `null`: none are. */
export function useKeptViews() {
  const id = useProject((state) => state.open?.projectId);
  return useQuery({
    queryKey: keyOf(id),
    enabled: typeof id === "number",
    staleTime: 0,
    queryFn: ({ signal }) => keptViews(id ?? 0, signal),
  });
}

/** The pictures of the kept views, once they are wanted. */
export function useKeptPictures(wanted: boolean) {
  const id = useProject((state) => state.open?.projectId);
  const { data } = useKeptViews();
  return useQuery({
    queryKey: [...keyOf(id), data?.madeAt],
    enabled: wanted && typeof id === "number" && Boolean(data),
    gcTime: 0,
    queryFn: ({ signal }) => (data ? picturesOf(id ?? 0, data, signal) : []),
  });
}

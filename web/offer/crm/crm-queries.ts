import type { Delivery } from "@stanza/contract";
import { useProject } from "@stanza/web-project";
import { AnswerError, client, queryClient } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";

/** While something is on its way it may arrive at any moment; later on only every now and then, with the outbox's growing waits. */
export function lookAgainMs(deliveries: readonly Delivery[], now: number): number | false {
  const waiting = deliveries.filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return false;
  return waiting.some(({ at }) => now - Date.parse(at) < 60_000) ? 1_500 : 15_000;
}

const crmKey = (projectId: number | null) => ["crm", projectId] as const;

/** The CRM order of a project and what was handed to the CRM; followed while something is on its way. */
export function useCrm(projectId: number | null) {
  return useQuery({
    queryKey: crmKey(projectId),
    enabled: projectId !== null,
    queryFn: async ({ signal }) => {
      const id = projectId ?? 0;
      const answer = await client.getCrm({ params: { id }, signal });
      if (answer.status !== 200)
        throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
      keepCrmLink(id, answer.body.order);
      return answer.body;
    },
    refetchInterval: ({ state }) =>
      lookAgainMs(state.data?.uploads.map(({ delivery }) => delivery) ?? [], Date.now()),
  });
}

export const crmChanged = (projectId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: crmKey(projectId) });

/** The CRM's own answer about the linked order. `null`: no order has this number; no answer at all is an error. */
export function useCrmOrder(projectId: number | null, order: string, isAvailable: boolean) {
  return useQuery({
    queryKey: ["crm-order", projectId, order],
    enabled: projectId !== null && order !== "" && isAvailable,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await client.getCrmOrder({ params: { id: projectId ?? 0 }, signal });
      if (answer.status === 200) return answer.body;
      if (answer.status === 409 && answer.body.error === "unknown-order") return null;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
  });
}

/** The link is the server's word: the open project takes it over, which is no edit of its own. */
export function keepCrmLink(projectId: number, crmOrder: string): void {
  const { open } = useProject.getState();
  if (open?.projectId !== projectId || !open.summary || open.summary.crmOrder === crmOrder) return;
  const { crmOrder: _before, ...document } = open.document;
  const linked = crmOrder === "" ? document : { ...document, crmOrder };
  const isSaved = open.document === open.savedDocument;
  useProject.setState({
    open: {
      ...open,
      summary: { ...open.summary, crmOrder },
      document: linked,
      savedDocument: isSaved ? linked : open.savedDocument,
    },
  });
}

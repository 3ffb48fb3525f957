import { client, okBody, queryClient, translate } from "@stanza/web-site";
import { ask, toast } from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";

const keyOf = (projectId: number) => ["attachments", projectId] as const;

/** The files that are attached to a project. */
export const useAttachments = (projectId: number) =>
  useQuery({
    queryKey: keyOf(projectId),
    queryFn: async ({ signal }) =>
      okBody(await client.listAttachments({ params: { id: projectId }, signal })).attachments,
  });

/** Has the list of a project's files loaded again. */
export const attachmentsChanged = (projectId: number) =>
  queryClient.invalidateQueries({ queryKey: keyOf(projectId) });

/** Removes an attached file, after a question. A toast says when the server did not. */
export async function removeAttachment(projectId: number, id: number, name: string): Promise<void> {
  const answer = await ask({
    title: translate("attachments.removeTitle"),
    text: translate("attachments.removeText", { name }),
    single: "remove-attachment",
    choices: [
      { answer: "cancel", label: translate("action.cancel") },
      { answer: "remove", label: translate("attachments.remove"), look: "danger" },
    ],
  });
  if (answer !== "remove") return;
  const done = await client.removeAttachment({ params: { id: projectId, attachment: id } });
  if (done.status !== 204 && done.status !== 404)
    toast(translate("attachments.notRemoved"), { key: "attachments", kind: "error" });
  await attachmentsChanged(projectId);
}

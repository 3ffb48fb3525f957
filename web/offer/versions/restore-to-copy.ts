import type { OfferSummary } from "@stanza/contract";
import { openStoredProject } from "@stanza/web-project";
import { client, queryClient, translate } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";

/** A new project of what an offer was made of; the project itself stays as it is now. */
export async function restoreToCopy({ projectId, revision, number, version }: OfferSummary): Promise<void> {
  const answer = await client.cloneProject({
    params: { id: projectId },
    headers: { "x-save-id": crypto.randomUUID() },
    body: { revision, description: translate("offerVersions.copyName", { number, version }) },
  });
  if (answer.status !== 201) {
    log("error", `Version not restored: ${answer.status === 0 ? answer.message : answer.body.message}`);
    toast(translate("offerVersions.notRestored"), { key: "restore-version", kind: "error" });
    return;
  }
  const { summary } = answer.body;
  await queryClient.invalidateQueries({ queryKey: ["projects"] });
  toast(translate("offerVersions.restored", { name: summary.description }), {
    key: "restore-version",
    kind: "success",
    timeout: 10_000,
    action: { label: translate("projects.open"), run: () => void openStoredProject(summary.id) },
  });
}

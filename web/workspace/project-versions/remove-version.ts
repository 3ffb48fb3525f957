import type { ProjectVersion } from "@stanza/contract";
import { client, translate } from "@stanza/web-site";
import { ask, toast } from "@stanza/web-ui";
import { readVersionsAgain } from "./use-versions.ts";

/** Takes a version's name away, after asking. */
export async function removeVersion(projectId: number, { id, name }: ProjectVersion): Promise<void> {
  const answer = await ask({
    title: translate("projectVersions.removeTitle"),
    text: translate("projectVersions.removeText", { name }),
    choices: [
      { answer: "cancel", label: translate("action.cancel") },
      { answer: "remove", label: translate("projectVersions.remove"), look: "danger" },
    ],
  });
  if (answer !== "remove") return;
  const done = await client.deleteProjectVersion({ params: { id: projectId, version: id } });
  await readVersionsAgain();
  if (done.status === 204 || done.status === 404)
    toast(translate("projectVersions.removed", { name }), { key: "version", kind: "success" });
  else
    toast(translate(done.status === 403 ? "edit.readOnly" : "error.noConnection"), {
      key: "version",
      kind: "error",
    });
}

import type { ProjectSummary } from "@stanza/contract";
import { closeProject, useProject } from "@stanza/web-project";
import { client, queryClient, translate } from "@stanza/web-site";
import { ask, toast } from "@stanza/web-ui";

/** Deletes a project after asking; the open one is closed with it. */
export async function deleteProject(project: ProjectSummary): Promise<void> {
  const name = project.description || translate("project.untitled");
  const answer = await ask({
    title: translate("delete.title"),
    text: translate("delete.text", { name }),
    choices: [
      { answer: "keep", label: translate("action.cancel") },
      { answer: "delete", label: translate("projects.delete"), look: "danger" },
    ],
  });
  if (answer !== "delete") return;
  const { open } = useProject.getState();
  // Of the open project this tab may have saved more than the list has heard of.
  const revision = open?.projectId === project.id ? open.revision : project.revision;
  const result = await client.deleteProject({
    params: { id: project.id },
    headers: { "if-match": `"${revision}"` },
  });
  if (result.status === 204 || result.status === 404) {
    if (useProject.getState().open?.projectId === project.id) closeProject();
    await queryClient.invalidateQueries({ queryKey: ["projects"] });
    toast(translate("delete.done", { name }), { kind: "success" });
  } else if (result.status === 412) {
    await queryClient.invalidateQueries({ queryKey: ["projects"] });
    toast(translate("delete.stale", { name, by: result.body.details.by || translate("account.guest") }), {
      kind: "error",
    });
  } else {
    toast(translate(result.status === 403 ? "delete.forbidden" : "error.noConnection"), { kind: "error" });
  }
}

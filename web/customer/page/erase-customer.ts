import type { CustomerRecord } from "@stanza/contract";
import { closeProject, useProject } from "@stanza/web-project";
import { client, goTo, paths, queryClient, translate } from "@stanza/web-site";
import { ask, log, toast } from "@stanza/web-ui";

/** Projects that are named before the rest is counted. */
const NAMED = 5;

/** Shows what the shop has of a customer, and erases it once a supervisor says so; the open project may be part of it. */
export async function eraseCustomer({ id, code }: CustomerRecord): Promise<void> {
  const found = await client.getCustomerTraces({ params: { id } });
  if (found.status !== 200) return failed(found.status);
  const { projects, offers, records } = found.body;
  const answer = await ask({
    title: translate("register.erase"),
    text: [
      translate("register.eraseText", { code }),
      projects.length === 0 ? translate("register.eraseNothing") : projectsSaid(projects),
      offers > 0 ? translate("register.eraseOffers", { count: offers }) : "",
      records > 0 ? translate("register.eraseRecords", { count: records }) : "",
    ]
      .filter(Boolean)
      .join(" "),
    choices: [
      { answer: "cancel", label: translate("action.cancel") },
      { answer: "erase", label: translate("register.eraseForGood"), look: "danger" },
    ],
  });
  if (answer !== "erase") return;
  const done = await client.eraseCustomer({ params: { id }, body: { projects: projects.length } });
  if (done.status === 409) {
    toast(translate("register.eraseChanged"), { kind: "error" });
    return;
  }
  if (done.status !== 204) return failed(done.status);
  toast(translate("register.erased"), { kind: "success" });
  const open = useProject.getState().open?.projectId;
  if (projects.some((project) => project.id === open)) {
    closeProject();
    await goTo(paths.projects());
  }
  await queryClient.invalidateQueries({ queryKey: ["customers"] });
  await queryClient.invalidateQueries({ queryKey: ["projects"] });
}

function projectsSaid(projects: readonly { readonly description: string }[]): string {
  const names = projects
    .slice(0, NAMED)
    .map(({ description }) => description || translate("project.untitled"));
  const more = projects.length > NAMED ? " …" : "";
  return translate("register.eraseProjects", { count: projects.length, names: names.join(", ") + more });
}

function failed(status: number): void {
  log("error", `The customer was not erased: ${status}`);
  toast(translate("register.notErased"), { kind: "error" });
}

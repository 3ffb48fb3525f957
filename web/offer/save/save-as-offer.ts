import { countFindings } from "@stanza/evaluation";
import { reasonNow, refreshSummary, saveAsOffer, useProject } from "@stanza/web-project";
import { goTo, paths, queryClient, translate } from "@stanza/web-site";
import { ask, toast } from "@stanza/web-ui";
import { preflightNow, showChecks } from "@stanza/web-workspace";

/** Saves the open project as an offer after asking; the server moves it to the status of offers. */
export async function saveProjectAsOffer(): Promise<void> {
  const reason = reasonNow("offer");
  if (reason) {
    toast(translate(reason), { key: "save-as", kind: "info" });
    return;
  }
  const name = useProject.getState().open?.document.project.description || translate("project.untitled");
  const { mustFix, advice } = countFindings(preflightNow() ?? []);
  const text = translate("saveAs.offerText", { name });
  const answer = await ask({
    title: translate("saveAs.offer"),
    // The server takes such an offer all the same, so this warns and does not block.
    text: mustFix > 0 ? `${text} ${translate("preflight.beforeOffer", { count: mustFix })}` : text,
    single: "save-as-offer",
    choices: [
      { answer: "cancel", label: translate("action.cancel") },
      ...(mustFix + advice > 0 ? [{ answer: "look", label: translate("preflight.show") } as const] : []),
      { answer: "offer", label: translate("saveAs.offer"), look: "primary" },
    ],
  });
  if (answer === "look") {
    const { projectId } = useProject.getState().open ?? { projectId: null };
    await goTo(paths.workspace({ projectId }));
    showChecks();
  }
  if (answer !== "offer") return;
  const state = await saveAsOffer();
  const { open } = useProject.getState();
  if (!open?.summary?.isOffer) {
    const goesOn = state.kind === "retrying" || state.kind === "offline";
    toast(translate(goesOn ? "saveAs.offerLater" : "saveAs.offerRefused"), {
      key: "save-as",
      kind: goesOn ? "warning" : "error",
    });
    return;
  }
  const { projectId } = open;
  // Only the server knows if this person may still change the project.
  await refreshSummary();
  await queryClient.invalidateQueries({ queryKey: ["projects"] });
  toast(translate("saveAs.offered"), {
    key: "save-as",
    kind: "success",
    ...(location.pathname === paths.offer()
      ? {}
      : {
          action: { label: translate("saveAs.toOffer"), run: () => void goTo(paths.offer({ projectId })) },
        }),
  });
}

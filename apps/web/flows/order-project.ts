import { client } from "../api/client.ts";
import { queryClient } from "../api/queries.ts";
import { ask } from "../dialogs/confirm.tsx";
import { translate } from "../locales/i18n.ts";
import { log } from "../stores/log-store.ts";
import { refreshSummary } from "../stores/open-project.ts";
import { saveNow } from "../stores/project-saving.ts";
import { toast } from "../stores/toast-store.ts";

const NAMED = [
  "incomplete",
  "approval-needed",
  "nothing-to-order",
  "changed-meanwhile",
  "status-not-allowed",
  "promotion-refused",
  "read-only",
  "forbidden",
] as const;

/** Leads a project one step towards its order, and orders it after asking: from then on only the factory moves it. */
export async function leadToOrder(projectId: number, to: "awaitingOrder" | "ordered"): Promise<void> {
  if (to === "ordered") {
    const answer = await ask({
      title: translate("orders.ask"),
      text: translate("orders.askText"),
      single: "order",
      choices: [
        { answer: "cancel", label: translate("action.cancel") },
        { answer: "order", label: translate("orders.order"), look: "primary" },
      ],
    }).catch(() => undefined);
    if (answer !== "order") return;
  }
  const saved = await saveNow();
  if (saved.kind !== "saved" && saved.kind !== "read-only") {
    toast(translate("crm.because.not-saved"), { key: "order", kind: "error" });
    return;
  }
  const answer = await client.setProjectStatus({ params: { id: projectId }, body: { status: to } });
  if (answer.status === 200) {
    await refreshSummary();
    await Promise.all(
      [["projects"], ["orders", projectId]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
    toast(translate(`orders.done.${to}`), { key: "order", kind: "success" });
    return;
  }
  log("error", `Not ordered: ${answer.status === 0 ? answer.message : answer.body.message}`);
  const because = answer.status === 0 ? null : NAMED.find((code) => code === answer.body.error);
  toast(translate(because ? `orders.because.${because}` : "orders.because.other"), {
    key: "order",
    kind: "error",
  });
}

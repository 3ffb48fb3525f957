import { refreshSummary, saveNow } from "@stanza/web-project";
import { client, queryClient, translate } from "@stanza/web-site";
import { ask, log, toast } from "@stanza/web-ui";

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

/** An accepted offer, and its amount as people write it. */
interface AcceptedAmount {
  readonly number: string;
  readonly amount: string;
  /** The project was changed since. */
  readonly changedSince: boolean;
}

function questionOf(accepted: AcceptedAmount | undefined): string {
  if (!accepted) return translate("orders.askText");
  const { number, amount, changedSince } = accepted;
  return [
    translate("orders.askAccepted", { number, amount }),
    ...(changedSince ? [translate("orders.changedSince")] : []),
    translate("orders.askText"),
  ].join(" ");
}

/** Ids of steps that had no definite answer: asked for again, a step that was done is answered once more and not refused. */
const unanswered = new Map<string, string>();

/**
 * Leads a project one step towards its order, and orders it after asking: from then on only the factory moves it.
 *
 * accepted  what the client accepted, which is what is ordered; absent: the project as it is, or its newest offer
 */
export async function leadToOrder(
  projectId: number,
  to: "awaitingOrder" | "ordered",
  accepted?: AcceptedAmount,
): Promise<void> {
  if (to === "ordered") {
    const answer = await ask({
      title: translate("orders.ask"),
      text: questionOf(accepted),
      single: "order",
      choices: [
        { answer: "cancel", label: translate("action.cancel") },
        { answer: "order", label: translate("orders.order"), look: "primary" },
      ],
    });
    if (answer !== "order") return;
  }
  const saved = await saveNow();
  if (saved.kind !== "saved" && saved.kind !== "read-only") {
    toast(translate("crm.because.not-saved"), { key: "order", kind: "error" });
    return;
  }
  const step = `${projectId} ${to}`;
  const saveId = unanswered.get(step) ?? crypto.randomUUID();
  unanswered.set(step, saveId);
  const answer = await client.setProjectStatus({
    params: { id: projectId },
    headers: { "x-save-id": saveId },
    body: { status: to },
  });
  if (answer.status !== 0) unanswered.delete(step);
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

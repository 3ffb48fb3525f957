import { client, translate } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";

/** Puts a delivery on its way again; a refusal is shown to the person. */
export async function sendAgain(id: number): Promise<void> {
  const answer = await client.sendDeliveryAgain({ params: { id } });
  if (answer.status === 200) return;
  if (answer.status === 409) {
    const { error } = answer.body;
    // Somebody else was quicker, or it has arrived by itself: the list will say so.
    if (error === "already-sent") return;
    toast(translate(`delivery.refused.${error}`), { key: "delivery", kind: "error" });
    return;
  }
  log("error", `Delivery not sent again: ${answer.status === 0 ? answer.message : answer.body.message}`);
  toast(translate(answer.status === 0 ? "error.noConnection" : "delivery.refused"), {
    key: "delivery",
    kind: "error",
  });
}

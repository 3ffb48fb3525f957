import { announcePricesReevaluated, saveNow, useProject } from "@stanza/web-project";
import { client, translate } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";

/** Has the server price the open project anew; the quote, the total and this device's own prices follow. */
export async function updatePrices(projectId: number): Promise<void> {
  const state = await saveNow();
  if (state.kind !== "saved") {
    toast(translate("offer.pricesSaveFirst"), { key: "offer-prices", kind: "error" });
    return;
  }
  const answer = await client.recomputeProject({ params: { id: projectId }, body: { rows: [] } });
  if (answer.status !== 200) {
    const message = answer.status === 0 ? answer.message : answer.body.message;
    log("error", `Prices of project ${projectId} not updated: ${answer.status} ${message}`);
    toast(translate(answer.status === 0 ? "error.noConnection" : "offer.pricesRefused"), {
      key: "offer-prices",
      kind: "error",
      action: { label: translate("action.tryAgain"), run: () => void updatePrices(projectId) },
    });
    return;
  }
  const { priceDate, totals } = answer.body;
  const { open } = useProject.getState();
  if (open?.projectId === projectId)
    announcePricesReevaluated({ projectKey: open.projectKey, totals, priceDate });
  toast(translate("offer.pricesUpdated"), { key: "offer-prices", kind: "success" });
}

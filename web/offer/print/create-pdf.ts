import { saveNow } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { lazyDialog, openDialog, toast } from "@stanza/web-ui";
import { checkBeforePdf } from "@stanza/web-workspace";
import type { OfferRequest } from "./offer-request.ts";
import { showOffer } from "./PdfDialog.tsx";
import { progressDialog } from "./ProgressDialog.tsx";

const printOptions = lazyDialog(
  async () => (await import("./options/PrintOptionsDialog.tsx")).printOptionsDialog,
);

/**
 * Checks the project, asks how to print, saves, lets the server make the offer, and shows its PDF. Each step can end it. The server makes
 * the offer of what it has stored, so the project is saved first.
 */
export async function createPdf(request: OfferRequest): Promise<void> {
  const confirmed = "projectId" in request ? await checkBeforePdf(request.projectId) : [];
  if (!confirmed) return;
  const checked = confirmed.length > 0 ? { ...request, confirmed } : request;
  const complete = checked.print ? checked : await withPrintOptions(checked);
  if (!complete) return;
  const state = await saveNow();
  if (state.kind !== "saved" && state.kind !== "read-only") {
    toast(translate("offer.saveFirst"), { key: "offer-save", kind: "error" });
    return;
  }
  const offer = await openDialog(progressDialog, complete);
  if (offer) await showOffer(offer);
}

/** The request with the print options that the person chose; undefined when they cancelled. */
async function withPrintOptions(request: OfferRequest): Promise<OfferRequest | undefined> {
  const { language } = request;
  const chosen = await openDialog(printOptions, { language, isCombined: "parts" in request });
  return chosen && { ...request, ...chosen };
}

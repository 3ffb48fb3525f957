import type { OfferTerms } from "@stanza/pricing";
import { openDialog } from "../../dialogs/dialog-store.ts";
import { translate } from "../../locales/i18n.ts";
import { saveNow } from "../../stores/project-saving.ts";
import { toast } from "../../stores/toast-store.ts";
import { showOffer } from "./PdfDialog.tsx";
import { progressDialog } from "./ProgressDialog.tsx";

export interface OfferRequest {
  readonly projectId: number;
  readonly terms: OfferTerms;
  /** Of the quote. */
  readonly language: string;
}

/** Saves, has the server make the offer, and shows its PDF beside. The server makes it of what it has, so nothing unsaved may be left. */
export async function createPdf(request: OfferRequest): Promise<void> {
  const state = await saveNow();
  if (state.kind !== "saved" && state.kind !== "read-only") {
    toast(translate("offer.saveFirst"), { key: "offer-save", kind: "error" });
    return;
  }
  const offer = await openDialog(progressDialog, request).catch(() => undefined);
  if (offer) await showOffer(offer);
}

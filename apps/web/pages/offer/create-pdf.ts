import type { OfferTerms } from "@stanza/pricing";
import { openDialog } from "../../dialogs/dialog-store.ts";
import { checkBeforePdf } from "../../flows/check-before-pdf.ts";
import { translate } from "../../locales/i18n.ts";
import { saveNow } from "../../stores/project-saving.ts";
import { toast } from "../../stores/toast-store.ts";
import { showOffer } from "./PdfDialog.tsx";
import { progressDialog } from "./ProgressDialog.tsx";

interface OfferWish {
  readonly terms: OfferTerms;
  /** Of the quote. */
  readonly language: string;
  /** Last day of validity, ISO date; absent: as the terms say. */
  readonly validity?: string;
}

/** An offer of one project, or one of several with how many of each. */
export type OfferRequest = OfferWish &
  (
    | { readonly projectId: number }
    | {
        readonly parts: readonly {
          readonly projectId: number;
          readonly quantity: number;
          readonly title?: string;
        }[];
      }
  );

/** Looks the project over, saves, has the server make the offer, and shows its PDF beside. The server makes it of what it has, so nothing unsaved may be left. */
export async function createPdf(request: OfferRequest): Promise<void> {
  if ("projectId" in request && !(await checkBeforePdf(request.projectId))) return;
  const state = await saveNow();
  if (state.kind !== "saved" && state.kind !== "read-only") {
    toast(translate("offer.saveFirst"), { key: "offer-save", kind: "error" });
    return;
  }
  const offer = await openDialog(progressDialog, request).catch(() => undefined);
  if (offer) await showOffer(offer);
}

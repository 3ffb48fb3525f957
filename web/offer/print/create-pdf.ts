import type { OfferTerms } from "@stanza/pricing";
import { saveNow } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import { checkBeforePdf } from "@stanza/web-workspace";
import type { OfferPrintWish } from "./options/print-choice.ts";
import { showOffer } from "./PdfDialog.tsx";
import { progressDialog } from "./ProgressDialog.tsx";

interface OfferWish {
  readonly terms: OfferTerms;
  /** Of the quote. */
  readonly language: string;
  /** Last day of validity, ISO date; absent: as the terms say. */
  readonly validity?: string;
  /** How it is printed; absent: the person is asked. */
  readonly print?: OfferPrintWish;
  /** What was still wrong and the person answered for. */
  readonly confirmed?: readonly string[];
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

/** Looks the project over, asks how to print, saves, has the server make the offer, and shows its PDF beside. The server makes it of what it has, so nothing unsaved may be left. */
export async function createPdf(request: OfferRequest): Promise<void> {
  const confirmed = "projectId" in request ? await checkBeforePdf(request.projectId) : [];
  if (!confirmed) return;
  const wish = confirmed.length > 0 ? { ...request, confirmed } : request;
  const settled = wish.print ? wish : await withPrintOptions(wish);
  if (!settled) return;
  const state = await saveNow();
  if (state.kind !== "saved" && state.kind !== "read-only") {
    toast(translate("offer.saveFirst"), { key: "offer-save", kind: "error" });
    return;
  }
  const offer = await openDialog(progressDialog, settled).catch(() => undefined);
  if (offer) await showOffer(offer);
}

/** The request as the person wants it printed; undefined: not at all. */
async function withPrintOptions(request: OfferRequest): Promise<OfferRequest | undefined> {
  const { printOptionsDialog } = await import("./options/PrintOptionsDialog.tsx");
  const { language } = request;
  const chosen = await openDialog(printOptionsDialog, { language, isCombined: "parts" in request }).catch(
    () => undefined,
  );
  return chosen && { ...request, ...chosen };
}

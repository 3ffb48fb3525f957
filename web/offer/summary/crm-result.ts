import type { CrmUpload } from "@stanza/contract";
import type { UploadRefusal } from "../crm/upload-crm.ts";

/** The CRM's state at the top of the summary. */
export type CrmResult =
  | { readonly kind: "sending" }
  | { readonly kind: "refused"; readonly because: UploadRefusal }
  /** On its way; `tried`: the CRM was not reached yet. */
  | { readonly kind: "waiting"; readonly upload: CrmUpload; readonly tried: boolean }
  | { readonly kind: "failed"; readonly upload: CrmUpload }
  | { readonly kind: "sent"; readonly order: string }
  /** Linked by hand. */
  | { readonly kind: "linked"; readonly order: string }
  | null;

/**
 * The result of the upload that was asked for last, else of the newest one; a link by hand where nothing was uploaded, or another order was
 * linked since.
 */
export function crmResult(
  asked: { readonly kind: "idle" | "sending" | "refused"; readonly because?: UploadRefusal } | null,
  crm: { readonly order: string; readonly uploads: readonly CrmUpload[] } | undefined,
): CrmResult {
  if (asked?.kind === "sending") return { kind: "sending" };
  if (asked?.kind === "refused") return { kind: "refused", because: asked.because ?? "other" };
  const upload = crm?.uploads[0];
  if (upload?.delivery.state === "waiting")
    return { kind: "waiting", upload, tried: upload.delivery.error !== "" };
  if (upload?.delivery.state === "failed") return { kind: "failed", upload };
  if (!crm?.order) return null;
  return { kind: upload?.order === crm.order ? "sent" : "linked", order: crm.order };
}

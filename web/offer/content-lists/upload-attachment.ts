import type { Attachment } from "@stanza/contract";
import { bearer } from "@stanza/web-site";

export type UploadEnd =
  | { readonly kind: "added"; readonly attachment: Attachment }
  | { readonly kind: "refused"; readonly status: number; readonly error: string }
  | { readonly kind: "cancelled" }
  | { readonly kind: "no-connection" };

/**
 * Sends a file as `addAttachment` of the contract takes it. `fetch` cannot say how far an upload is, so this is the one request that
 * goes another way.
 *
 * saveId  the upload's own id: sent again with the same one, a file whose answer was lost is attached once
 * tell    hears the share that has been sent, 0..1
 */
export function uploadAttachment(
  projectId: number,
  file: File,
  saveId: string,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadEnd> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ kind: "cancelled" });
      return;
    }
    const request = new XMLHttpRequest();
    request.open("POST", `/api/projects/${projectId}/attachments?name=${encodeURIComponent(file.name)}`);
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    // The server takes this as proof that no foreign form sent the request.
    request.setRequestHeader("x-csrf", "1");
    request.setRequestHeader("x-save-id", saveId);
    const token = bearer();
    if (token !== undefined) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      tell(lengthComputable && total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = request.response as (Attachment & { error?: string }) | null;
      if (request.status === 201 && body) resolve({ kind: "added", attachment: body });
      else resolve({ kind: "refused", status: request.status, error: body?.error ?? "" });
    };
    request.onerror = () => resolve({ kind: "no-connection" });
    request.onabort = () => resolve({ kind: "cancelled" });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

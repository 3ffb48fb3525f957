import { hashOf } from "../session/sessions.ts";

/** What is stored of a page's secret; `null`: it has named none. */
export function holderHash(headers: { readonly "x-draft-holder"?: string | undefined }): Buffer | null {
  const secret = headers["x-draft-holder"];
  return secret === undefined ? null : hashOf(secret);
}

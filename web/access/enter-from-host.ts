import { hideHeader, type SignInResult, signIn } from "@stanza/web-site";
import { ensureSession } from "./ensure-session.ts";
import { signInWithKey } from "./key/sign-in-with-key.ts";

/** What a page around this one knows about its person (spec 1 §7 `login`). */
export interface HostLogin {
  readonly id?: string;
  readonly user?: string;
  readonly password?: string;
  readonly shop?: string;
  readonly rsaKey?: string;
  /** It wants this page without the header. */
  readonly hideheader?: boolean;
}

/** Signs in as a host says: by id, user and password together; otherwise by its key; otherwise as a guest (spec 1 §5). */
export async function enterFromHost(login: HostLogin): Promise<SignInResult> {
  const { id, user, password, shop, rsaKey, hideheader } = login;
  if (hideheader !== undefined) hideHeader(hideheader);
  if (id && user && password) return signIn({ id, user, password, ...(shop ? { shop } : {}) });
  if (rsaKey) {
    const result = await signInWithKey(rsaKey);
    if (result === "second-factor") return result;
    if (result === "wait") return "too-many-attempts";
    if (result === "failed-to-ask") return "no-connection";
    return result === "failed" ? "login-failed" : "signed-in";
  }
  return (await ensureSession()) ? "signed-in" : "login-failed";
}

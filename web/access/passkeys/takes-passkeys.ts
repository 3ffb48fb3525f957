/** True where the browser has passkeys for this page: not inside a frame of another site, which could cover what is confirmed. */
export const takesPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  isOurs(window.top);

/** Whether a window shows a page of ours: nothing can be read of another site's. */
function isOurs(top: Window | null): boolean {
  try {
    return top?.location.origin === location.origin;
  } catch {
    return false;
  }
}

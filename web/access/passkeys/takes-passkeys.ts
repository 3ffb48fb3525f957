/** True where the browser has passkeys for this page: not inside another page's frame, where that page could cover what is confirmed. */
export const takesPasskeys = (): boolean =>
  window.parent === window &&
  typeof PublicKeyCredential !== "undefined" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

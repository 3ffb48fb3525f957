import { log } from "@stanza/web-ui";

const KEPT = "stanza.idSessione";

/**
 * Keeps the session id that a host put into the page's address, for this tab. Another one than the tab had is told to the log: the page now
 * answers to another session of the host (spec 2 §8).
 *
 * search         of the page's address
 * storageOfTab   throws where the browser keeps nothing
 */
export function keepAddressSession(
  search: string,
  storageOfTab: () => Pick<Storage, "getItem" | "setItem">,
): void {
  const named = new URLSearchParams(search).get("idSessione");
  if (!named || named.length > 200) return;
  try {
    const tab = storageOfTab();
    const kept = tab.getItem(KEPT);
    if (kept !== null && kept !== named) log("warning", "DIFFERENT SESSION ID");
    tab.setItem(KEPT, named);
  } catch {
    // A browser that keeps nothing has nothing to compare with.
  }
}

import { pasteText } from "./clipboard.ts";

/**
 * Hears Ctrl+V while a view has the focus: the browser hands over what is pasted, where reading the clipboard would need a permission.
 * Returns how to stop.
 */
export function listenForPaste(): () => void {
  const onPaste = (event: ClipboardEvent): void => {
    const inView = document.activeElement?.closest("[data-canvas]");
    if (!inView || (event.target instanceof Element && event.target.matches("input, textarea"))) return;
    event.preventDefault();
    void pasteText(event.clipboardData?.getData("text/plain") ?? "");
  };
  document.addEventListener("paste", onPaste);
  return () => document.removeEventListener("paste", onPaste);
}

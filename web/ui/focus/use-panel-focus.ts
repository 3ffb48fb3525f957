import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { focusHeading } from "./regions.ts";

/**
 * The focus of a panel that opens beside the page: its heading takes it, unless something in the panel has asked for it, and when the
 * panel closes it goes back to where it was. Esc closes the panel.
 *
 * shown   names what the panel shows; `null`: it is closed
 * other   takes the focus when what had it before is gone
 * returns the handler for keys in the panel
 */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  shown: string | null,
  close: () => void,
  other: () => HTMLElement | null,
): (event: KeyboardEvent<HTMLElement>) => void {
  // What is open as the page comes is no news.
  const last = useRef(shown);
  const opener = useRef<Element | null>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (last.current === shown) return;
    if (last.current === null) opener.current = document.activeElement;
  }, [shown]);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const { activeElement } = document;
    if (shown !== null) {
      held.current = true;
      if (panel.current && !panel.current.contains(activeElement)) focusHeading(panel.current);
    } else if (held.current) {
      held.current = false;
      if (activeElement !== document.body && activeElement !== null) return;
      const before = opener.current;
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (isThere ? before : other())?.focus({ preventScroll: true });
    }
  }, [shown, panel, other]);
  return (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
}

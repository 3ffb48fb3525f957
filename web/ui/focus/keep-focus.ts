import { tabStops } from "./tab-stops.ts";

/**
 * Keeps the keyboard focus within an element when the focused part of it is removed, e.g. a deleted row of a list or a result that a new
 * search replaces. The browser would send the focus to the page's beginning; instead it goes on to the part that has taken the place in
 * the order of Tab, or else to the element itself.
 *
 * returns   ends it
 */
export function keepFocus(within: HTMLElement): () => void {
  let last: { readonly element: Element; readonly place: number } | null = null;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = { element: target, place: tabStops(within).indexOf(target) };
  };
  // Some browsers report the removal as a loss of focus. A focus that left by itself is not brought back.
  const onFocusOut = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (last && target === last.element && last.element.isConnected) last = null;
    });
  const removals = new MutationObserver(() => {
    if (!last || within.contains(last.element)) return;
    const { place } = last;
    last = null;
    const { activeElement, body } = within.ownerDocument;
    if (activeElement !== body && activeElement !== null) return;
    const stops = tabStops(within);
    (stops[Math.max(0, Math.min(place, stops.length - 1))] ?? within).focus({ preventScroll: true });
  });
  within.addEventListener("focusin", onFocusIn);
  within.addEventListener("focusout", onFocusOut);
  removals.observe(within, { childList: true, subtree: true });
  return () => {
    within.removeEventListener("focusin", onFocusIn);
    within.removeEventListener("focusout", onFocusOut);
    removals.disconnect();
  };
}

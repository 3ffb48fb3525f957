import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { DialogFrame } from "./DialogFrame.tsx";
import { useDialogs } from "./dialog-store.ts";

/** Shows the open dialogs above the page, which cannot be reached meanwhile; the focus returns to where it was. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  const before = useRef<(Element | null)[]>([]);
  const count = open.length;

  useEffect(() => {
    const page = document.getElementById("app");
    if (page) page.inert = count > 0;
    document.documentElement.style.overflow = count > 0 ? "hidden" : "";
    const stack = before.current;
    while (stack.length > count) {
      const element = stack.pop();
      if (stack.length === count && element instanceof HTMLElement) element.focus();
      // It was opened from what is gone by now, such as the palette: keys go on where the work is.
      if (count === 0 && document.activeElement === document.body)
        workPlace()?.focus({ preventScroll: true });
    }
  }, [count]);

  // The focused element has to be remembered before the new dialog takes the focus.
  if (before.current.length < count) before.current.push(document.activeElement);

  const host = document.getElementById("overlays");
  if (!host) return null;
  return createPortal(
    open.map((dialog, level) => (
      <DialogFrame key={dialog.id} dialog={dialog} level={level} top={level === count - 1} />
    )),
    host,
  );
}

const workPlace = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[data-canvas]") ?? document.getElementById("main");

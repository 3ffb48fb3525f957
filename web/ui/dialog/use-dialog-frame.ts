import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useMediaQuery } from "../use-media-query.ts";
import { type Box, boxAfterKey, clampBox } from "./frame-box.ts";

const FULL: CSSProperties = {
  inset: 0,
  width: "100vw",
  height: "100dvh",
  maxHeight: "none",
  borderRadius: 0,
  translate: "none",
};

const screenSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/**
 * A dialog that is dragged by its title, resized by its grip (mouse or arrow keys) and grown to the full screen. While a pointer drags,
 * the element is moved directly and React hears of it once, at the end.
 *
 * width   CSS px before anyone resized it
 */
export function useDialogFrame(width: number) {
  const element = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  const [full, setFull] = useState(false);
  // On a phone every dialog is a sheet: the style sheet places it.
  const phone = useMediaQuery("(max-width: 599px)");

  const now = (): Box => {
    const r = element.current!.getBoundingClientRect();
    return { x: r.left, y: r.top, width: r.width, height: r.height };
  };

  const track = (event: PointerEvent, moved: (start: Box, dx: number, dy: number) => Box) => {
    if (event.button !== 0 || full || phone) return;
    const start = now();
    const { clientX, clientY, pointerId } = event;
    const handle = event.currentTarget as HTMLElement;
    handle.setPointerCapture(pointerId);
    let last = start;
    const move = (e: globalThis.PointerEvent) => {
      last = clampBox(moved(start, e.clientX - clientX, e.clientY - clientY), screenSize());
      const style = element.current!.style;
      style.left = `${last.x}px`;
      style.top = `${last.y}px`;
      style.width = `${last.width}px`;
      style.height = `${last.height}px`;
    };
    const end = () => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
      setBox(last);
    };
    setBox(start);
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
  };

  let style: CSSProperties | undefined = { width: `min(${width}px, calc(100vw - 32px))` };
  if (phone) style = undefined;
  else if (full) style = FULL;
  else if (box) {
    const { x: left, y: top } = box;
    style = { left, top, width: box.width, height: box.height, maxHeight: "none", translate: "none" };
  }

  return {
    element,
    style,
    full,
    toggleFull: () => setFull((v) => !v),
    titleProps: {
      onPointerDown: (event: PointerEvent) => {
        if (!(event.target as HTMLElement).closest("button, input, a")) {
          track(event, (s, dx, dy) => ({ ...s, x: s.x + dx, y: s.y + dy }));
        }
      },
      onDoubleClick: () => setFull((v) => !v),
    },
    gripProps: {
      onPointerDown: (event: PointerEvent) =>
        track(event, (s, dx, dy) => ({ ...s, width: s.width + dx, height: s.height + dy })),
      onKeyDown: (event: KeyboardEvent) => {
        const next = boxAfterKey(now(), event.key, event.altKey);
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        setBox(clampBox(next, screenSize()));
      },
    },
  };
}

import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { cx } from "../class-names.ts";
import { keepFocus } from "../focus/keep-focus.ts";
import css from "./Floating.module.css";
import { type Place, placeBeside } from "./place-beside.ts";

export interface FloatingBoxProps {
  readonly role: "menu" | "dialog";
  readonly id: string;
  /** The button that it belongs to. */
  readonly button: RefObject<HTMLElement | null>;
  readonly place: Place;
  /** CSS px; as wide as its content without it. */
  readonly width?: number | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly close: () => void;
  /** Puts the focus inside: once it is shown, and when content that was still loading has come. */
  readonly takeFocus: (box: HTMLElement) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/**
 * Something open beside its button, in the browser's top layer: nothing clips or covers it, although it stands beside the button in the
 * document. A press elsewhere and Esc close it; the focus then returns to the button.
 */
export function FloatingBox(props: FloatingBoxProps) {
  const { role, id, button, place, width, label, className, close, takeFocus, onKeyDown, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ close, takeFocus });
  latest.current = { close, takeFocus };

  useLayoutEffect(() => {
    const { current: content } = box;
    const { current: anchor } = button;
    if (!content || !anchor) return;
    if (!content.matches(":popover-open")) content.showPopover();
    const stopPlacing = keepBeside(anchor, content, place);
    const stopKeeping = keepFocus(content);
    latest.current.takeFocus(content);
    // Content that is loaded with its first use comes a moment later.
    const late = new MutationObserver(() => {
      if (document.activeElement === content) latest.current.takeFocus(content);
      if (document.activeElement !== content) late.disconnect();
    });
    if (document.activeElement === content) late.observe(content, { childList: true, subtree: true });
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !content.contains(target) && !anchor.contains(target))
        latest.current.close();
    };
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      stopPlacing();
      stopKeeping();
      late.disconnect();
      document.removeEventListener("pointerdown", onPress, true);
      if (content.contains(document.activeElement)) anchor.focus({ preventScroll: true });
    };
  }, [button, place]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is menu or dialog, and both hear Esc
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are named
    <div
      ref={box}
      id={id}
      role={role}
      popover="manual"
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={label === undefined ? `${id}-button` : undefined}
      className={cx(css.box, className)}
      style={{ width }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) {
          // Only this closes, not the dialog that it stands in.
          event.stopPropagation();
          event.preventDefault();
          close();
        } else onKeyDown(event);
      }}
    >
      {children}
    </div>
  );
}

/** Places the content now and whenever something scrolls or changes its size; returns how to stop. */
function keepBeside(anchor: HTMLElement, content: HTMLElement, place: Place): () => void {
  const put = () => {
    content.style.setProperty("--room", "100vh");
    const { left, top, maxHeight } = placeBeside(
      anchor.getBoundingClientRect(),
      { width: content.offsetWidth, height: content.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      place,
      getComputedStyle(anchor).direction === "rtl",
    );
    content.style.setProperty("--room", `${maxHeight}px`);
    content.style.left = `${left}px`;
    content.style.top = `${top}px`;
  };
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Node && content.contains(target))) put();
  };
  put();
  const sizes = new ResizeObserver(put);
  sizes.observe(content);
  sizes.observe(anchor);
  addEventListener("scroll", onScroll, { capture: true, passive: true });
  addEventListener("resize", put);
  return () => {
    sizes.disconnect();
    removeEventListener("scroll", onScroll, { capture: true });
    removeEventListener("resize", put);
  };
}

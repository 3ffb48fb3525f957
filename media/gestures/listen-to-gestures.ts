import type { Vec2 } from "@stanza/geometry";
import { GestureRecogniser } from "./gesture-recogniser.ts";
import type { Gestures } from "./gestures.ts";
import { whenHeld } from "./when-held.ts";

export interface GestureOptions {
  /** Places are counted from the corner of the element or of the page's visible part. */
  readonly origin: "element" | "page";
  /** True: a trackpad and Shift with the wheel pan; otherwise they zoom. */
  readonly wheelPans: boolean;
  /**
   * The element is part of a page that scrolls, which it must not hold up: a finger that moves up or down scrolls, and so does the wheel
   * unless this says that the element may have it, or Ctrl is held. Absent: everything over the element is the element's.
   */
  readonly takesWheel?: (() => boolean) | undefined;
}

export interface GestureListener {
  /** Ends a tool's press from outside, e.g. by Esc; the view takes the pointer again at the next press. */
  letGo(): void;
  stop(): void;
}

/** Buttons and fields over a view keep their presses. */
const CONTROLS = "button, input, a";

/** Hears everything that pointers, wheel and Space do over an element, and hands the gestures in it to `hand`. */
export function listenToGestures(
  element: HTMLElement,
  hand: Gestures,
  { origin, wheelPans, takesWheel }: GestureOptions,
): GestureListener {
  const recogniser = new GestureRecogniser(hand, { wheelPans });
  const abort = new AbortController();
  const { signal } = abort;
  const page = element.ownerDocument;
  let wasHeld = false;
  let stopWaiting = (): void => undefined;

  const at = ({ clientX, clientY }: MouseEvent): Vec2 => {
    if (origin === "page") return [clientX, clientY];
    const { left, top } = element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    then: (event: HTMLElementEventMap[K]) => void,
  ): void => element.addEventListener(type, then, { signal, passive: false });

  element.style.touchAction = takesWheel ? "pan-y" : "none";
  on("pointerdown", (event) => {
    stopWaiting();
    wasHeld = false;
    const { target } = event;
    const ofControl = target instanceof Element && target.closest(CONTROLS) !== null;
    if (!recogniser.down(at(event), event, ofControl)) return;
    capture(element, event.pointerId);
    // The middle button would begin the browser's own scrolling.
    if (event.button === 1) event.preventDefault();
    if (event.pointerType !== "touch") return;
    stopWaiting = whenHeld(() => {
      wasHeld = recogniser.held();
    });
  });
  on("pointermove", (event) => recogniser.move(at(event), event, isCaptured(element, event)));
  on("pointerup", (event) => {
    stopWaiting();
    recogniser.up(at(event), event, isCaptured(element, event));
  });
  const lost = (event: PointerEvent): void => {
    stopWaiting();
    recogniser.cancel(event.pointerId);
  };
  on("pointercancel", lost);
  // Capture also ends after each release, when the pointer is no longer down; a control's capture is not the view's.
  on("lostpointercapture", (event) => event.target === element && lost(event));
  page.defaultView?.addEventListener(
    "blur",
    () => {
      stopWaiting();
      element.style.cursor = "";
      recogniser.blur();
    },
    { signal },
  );
  // The finger leaves over the menu that its press opened: that is no click on the menu.
  on("touchend", (event) => wasHeld && event.preventDefault());
  on("pointerleave", () => recogniser.leave());
  on("dblclick", () => recogniser.doubleClick());
  on("contextmenu", (event) => event.preventDefault());
  on("wheel", (event) => {
    if (takesWheel && !event.ctrlKey && !takesWheel()) return;
    event.preventDefault();
    recogniser.wheel(at(event), event);
  });
  const space = (held: boolean) => (event: KeyboardEvent) => {
    if (event.code !== "Space") return;
    recogniser.space(held);
    element.style.cursor = held ? "grab" : "";
    if (held && element === page.activeElement) event.preventDefault();
  };
  page.addEventListener("keydown", space(true), { signal });
  page.addEventListener("keyup", space(false), { signal });
  return {
    letGo: () => recogniser.letGo(),
    stop: () => {
      stopWaiting();
      abort.abort();
    },
  };
}

/** Returns true when a handle or a field over the view has captured the pointer. */
function isCaptured(element: HTMLElement, { target, pointerId }: PointerEvent): boolean {
  return target instanceof Element && target !== element && target.hasPointerCapture(pointerId);
}

/** A pointer that has gone in the meantime cannot be captured. */
function capture(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    return;
  }
}

import type { Vec2 } from "@stanza/geometry";
import { whenHeld } from "@stanza/viewer/long-press";

/** What a gesture on the plan asks for; points in CSS pixels of the element. */
export interface PlanGestures {
  /** A press of the main button or the first finger. False: the view is panned instead. */
  press(at: Vec2, event: PointerEvent): boolean;
  /** The tool's gesture goes on; without a press when `pressed` is false. */
  move(at: Vec2, event: PointerEvent, pressed: boolean): void;
  release(at: Vec2, event: PointerEvent): void;
  /** A finger touched and left without moving, and the tool did not want its press. */
  tap(at: Vec2, event: PointerEvent): void;
  /** A second finger came, or the system took the pointer: the tool's gesture never was. */
  cancel(): void;
  leave(): void;
  /** Two clicks or taps on one place. */
  doubleTap(at: Vec2, event: PointerEvent): void;
  /** True: something is drawn, so that a finger may rest where it is. */
  isDrawing(): boolean;
  /** A finger that stays where it is. */
  longPress(at: Vec2, event: PointerEvent): void;
  /** Several fingers touched and left together without moving. */
  manyFingerTap(fingers: number): void;
  pan(by: Vec2): void;
  zoom(factor: number, at: Vec2): void;
}

type Mode = "none" | "tool" | "pan" | "pinch";

/** A finger is never quite still. */
const TAP_PIXELS = 9;
/** Two taps within this are one double tap, and fingers that leave within it tapped, ms. */
const DOUBLE_MS = 320;

/**
 * Mouse: the main button is the tool's, the middle one or Space pans, the wheel zooms at the pointer, a trackpad's two fingers pan.
 * Touch: one finger is the tool's where it wants it and pans elsewhere; two fingers pan and zoom. A tap of two or three fingers, a double
 * tap and a long press are gestures of their own.
 *
 * returns   how to stop listening
 */
export function listenToPlan(element: HTMLElement, to: PlanGestures): () => void {
  const fingers = new Map<number, Vec2>();
  /** A finger on a button over the plan: the button's, until another finger joins it. */
  const aside = new Map<number, Vec2>();
  const abort = new AbortController();
  const { signal } = abort;
  let mode: Mode = "none";
  let start: Vec2 | null = null;
  let isTap = false;
  let wasLong = false;
  let spaceHeld = false;
  let lastTap: { readonly at: Vec2; readonly time: number } | null = null;
  let stopWaiting: () => void = () => {};
  /** Several fingers that have not moved: how many at most, since when. */
  let many: { most: number; readonly time: number; readonly from: Map<number, Vec2> } | null = null;

  const at = (event: MouseEvent): Vec2 => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  const down = (event: PointerEvent): void => {
    const point = at(event);
    // Buttons and fields over the plan are theirs, as long as one finger is on the screen.
    if (event.target instanceof Element && event.target.closest("button, input, a")) {
      const isAlone = event.pointerType !== "touch" || fingers.size + aside.size === 0;
      if (isAlone && event.pointerType === "touch") aside.set(event.pointerId, point);
      if (isAlone) return;
    }
    for (const [finger, began] of aside) fingers.set(finger, began);
    aside.clear();
    fingers.set(event.pointerId, point);
    stopWaiting();
    if (fingers.size >= 2) {
      many ??= { most: 2, time: event.timeStamp, from: new Map(fingers) };
      many.most = Math.max(many.most, fingers.size);
      many.from.set(event.pointerId, point);
      if (mode === "tool") to.cancel();
      mode = "pinch";
      isTap = false;
      return;
    }
    many = null;
    capture(element, event.pointerId);
    start = point;
    isTap = event.pointerType === "touch";
    wasLong = false;
    if (isTap)
      stopWaiting = whenHeld(() => {
        if (mode === "tool" && to.isDrawing()) return;
        if (mode === "tool") to.cancel();
        mode = "none";
        wasLong = true;
        to.longPress(point, event);
      });
    const wantsPan = event.button === 1 || (event.button === 0 && spaceHeld);
    if (wantsPan || event.button > 1) {
      mode = wantsPan ? "pan" : "none";
      if (event.button === 1) event.preventDefault();
    } else mode = to.press(point, event) ? "tool" : event.pointerType === "touch" ? "pan" : "none";
  };

  const move = (event: PointerEvent): void => {
    const point = at(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (isOfControl(element, event)) return;
      to.move(point, event, false);
      return;
    }
    if (start && Math.hypot(point[0] - start[0], point[1] - start[1]) > TAP_PIXELS) {
      isTap = false;
      stopWaiting();
    }
    const began = many?.from.get(event.pointerId);
    if (began && Math.hypot(point[0] - began[0], point[1] - began[1]) > TAP_PIXELS) many = null;
    if (mode === "pinch" && many) return;
    if (mode === "pinch") pinch(event.pointerId, before, point);
    else if (mode === "pan" && !isTap) to.pan([point[0] - before[0], point[1] - before[1]]);
    else if (mode === "tool") to.move(point, event, true);
    if (mode !== "pan" || !isTap) fingers.set(event.pointerId, point);
  };

  const pinch = (id: number, before: Vec2, now: Vec2): void => {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const spread = (p: Vec2): number => Math.max(1, Math.hypot(p[0] - other[0], p[1] - other[1]));
    to.pan([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
    to.zoom(spread(now) / spread(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  };

  const up = (event: PointerEvent): void => {
    const point = at(event);
    stopWaiting();
    if (aside.delete(event.pointerId)) return;
    // An article carried here from its card was pressed elsewhere.
    if (!fingers.delete(event.pointerId)) {
      if (!isOfControl(element, event)) to.release(point, event);
      return;
    }
    if (mode === "pinch") {
      if (fingers.size > 0) return;
      mode = "none";
      if (many && event.timeStamp - many.time < DOUBLE_MS) to.manyFingerTap(many.most);
      many = null;
      return;
    }
    const ended = mode;
    mode = "none";
    if (ended === "tool") to.release(point, event);
    else if (ended === "pan" && isTap) to.tap(point, event);
    if (ended !== "none") again(point, event);
  };

  const again = (point: Vec2, event: PointerEvent): void => {
    const stayed = start && Math.hypot(point[0] - start[0], point[1] - start[1]) <= TAP_PIXELS;
    const isNear =
      lastTap && Math.hypot(point[0] - lastTap.at[0], point[1] - lastTap.at[1]) <= 2 * TAP_PIXELS;
    if (!stayed || event.button > 0) lastTap = null;
    else if (lastTap && isNear && event.timeStamp - lastTap.time < DOUBLE_MS) {
      lastTap = null;
      to.doubleTap(point, event);
    } else lastTap = { at: point, time: event.timeStamp };
  };

  const cancel = (event: PointerEvent): void => {
    stopWaiting();
    many = null;
    aside.delete(event.pointerId);
    if (fingers.delete(event.pointerId) && mode === "tool") to.cancel();
    mode = "none";
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    const [dx, dy] = [event.deltaX * lines, event.deltaY * lines];
    // A wheel turns in one direction and in steps; two fingers on a trackpad move both ways, and pinch with Ctrl.
    const isTrackpadPan = !event.ctrlKey && event.deltaMode === 0 && dx !== 0;
    if (isTrackpadPan || event.shiftKey) to.pan(event.shiftKey && dx === 0 ? [-dy, 0] : [-dx, -dy]);
    else to.zoom(Math.exp(-Math.max(-120, Math.min(120, dy)) * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
  };

  const space = (held: boolean) => (event: KeyboardEvent) => {
    if (event.code !== "Space") return;
    spaceHeld = held;
    element.style.cursor = held ? "grab" : "";
    if (held && element === element.ownerDocument.activeElement) event.preventDefault();
  };

  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", cancel, { signal });
  // The finger leaves over the menu that its press opened: that is no click on the menu.
  element.addEventListener("touchend", (event) => wasLong && event.preventDefault(), {
    signal,
    passive: false,
  });
  element.addEventListener("pointerleave", () => fingers.size === 0 && to.leave(), { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  element.ownerDocument.addEventListener("keydown", space(true), { signal });
  element.ownerDocument.addEventListener("keyup", space(false), { signal });
  return () => {
    stopWaiting();
    abort.abort();
  };
}

/** Whether a handle or a field over the view has the pointer to itself. */
function isOfControl(element: HTMLElement, { target, pointerId }: PointerEvent): boolean {
  return target instanceof Element && target !== element && target.hasPointerCapture(pointerId);
}

/** A pointer that has gone in the meantime cannot be captured. */
function capture(element: HTMLElement, pointerId: number): void {
  if (element.ownerDocument.defaultView?.PointerEvent) {
    try {
      element.setPointerCapture(pointerId);
    } catch {
      return;
    }
  }
}

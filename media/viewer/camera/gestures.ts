import { LONG_PRESS_MS, whenHeld } from "./long-press.ts";

/** What the hand asks of the camera, in CSS pixels of the canvas. */
export interface CameraIntent {
  orbit(dx: number, dy: number): void;
  /** Moves what was under `from` with the hand. */
  pan(dx: number, dy: number): void;
  /** `factor` below 1 comes nearer; the spot at `clientX/Y` stays where it is. */
  zoom(factor: number, clientX: number, clientY: number): void;
  /** Twists the view, degrees. */
  twist(degrees: number): void;
  /** A press begins: what is under it is what a pan moves. */
  begin(clientX: number, clientY: number): void;
}

/** What remains for picking and tools. */
export interface PointerSink {
  /** True: a tool takes the gesture and the camera keeps still. */
  down(event: PointerEvent): boolean;
  move(event: PointerEvent, dragging: boolean): void;
  up(event: PointerEvent): void;
  cancel(): void;
  tap(event: PointerEvent): void;
  doubleClick(event: MouseEvent): void;
  /** Two taps of a finger on one spot. */
  doubleTap(event: PointerEvent): void;
  /** True: the tool that took the press draws with it, so that a finger may rest where it is. */
  isDrawing(): boolean;
  /** A finger that stays where it is. */
  longPress(event: PointerEvent): void;
  /** Several fingers touched and left together without moving. */
  fingersTap(fingers: number): void;
  leave(): void;
}

type Mode = "none" | "tool" | "orbit" | "pan" | "pinch";

/** Two taps within this time and distance are one double tap. */
const DOUBLE_TAP = { ms: 350, pixels: 30 };
const DRAG_STARTS = { mouse: 4, pen: 6, touch: 9 };

/**
 * Mouse: left drag turns (unless a tool takes it), right drag turns, middle or Space + left drag pans, wheel zooms at the pointer.
 * Touch: one finger turns, two pan, zoom and twist. A double tap, a long press and a tap of several fingers are for the host.
 */
export class Gestures {
  readonly #canvas: HTMLCanvasElement;
  readonly #intent: CameraIntent;
  readonly #sink: PointerSink;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  readonly #abort = new AbortController();
  #mode: Mode = "none";
  #pressed: { x: number; y: number; moved: boolean } | null = null;
  #spaceHeld = false;
  #lastTap: { readonly x: number; readonly y: number; readonly at: number } | null = null;
  #lastPointer = "mouse";
  #wasLong = false;
  /** Ends the wait for a long press. */
  #stopWaiting: () => void = () => {};
  /** Several fingers that have not moved: where they came down, when the second one did. */
  #together: { readonly from: Map<number, { x: number; y: number }>; readonly at: number } | null = null;

  constructor(canvas: HTMLCanvasElement, intent: CameraIntent, sink: PointerSink) {
    this.#canvas = canvas;
    this.#intent = intent;
    this.#sink = sink;
    canvas.style.touchAction = "none";
    const { signal } = this.#abort;
    canvas.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    canvas.addEventListener("pointermove", (event) => this.#move(event), { signal });
    canvas.addEventListener("pointerup", (event) => this.#up(event), { signal });
    canvas.addEventListener("pointercancel", (event) => this.#cancel(event), { signal });
    // The finger leaves over what its long press opened: that is no click on it.
    canvas.addEventListener("touchend", (event) => this.#wasLong && event.preventDefault(), {
      signal,
      passive: false,
    });
    canvas.addEventListener("pointerleave", () => this.#pointers.size === 0 && this.#sink.leave(), {
      signal,
    });
    canvas.addEventListener(
      "dblclick",
      (event) => this.#lastPointer !== "touch" && this.#sink.doubleClick(event),
      {
        signal,
      },
    );
    canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    const view = canvas.ownerDocument;
    view.addEventListener("keydown", (event) => event.code === "Space" && this.#space(true), { signal });
    view.addEventListener("keyup", (event) => event.code === "Space" && this.#space(false), { signal });
  }

  /** Ends a tool's gesture from outside, e.g. on Esc. */
  release(): void {
    if (this.#mode === "tool") this.#mode = "none";
  }

  dispose(): void {
    this.#stopWaiting();
    this.#abort.abort();
  }

  #space(held: boolean): void {
    this.#spaceHeld = held;
  }

  #down(event: PointerEvent): void {
    this.#canvas.setPointerCapture(event.pointerId);
    this.#lastPointer = event.pointerType;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#stopWaiting();
    if (this.#pointers.size >= 2 && event.pointerType === "touch") {
      this.#together ??= { from: new Map(this.#pointers), at: event.timeStamp };
      this.#together.from.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }
    if (this.#pointers.size === 2) {
      if (this.#mode === "tool") this.#sink.cancel();
      this.#mode = "pinch";
      this.#pressed = null;
      const [a, b] = [...this.#pointers.values()];
      this.#intent.begin((a!.x + b!.x) / 2, (a!.y + b!.y) / 2);
      return;
    }
    if (this.#pointers.size > 2) return;
    this.#together = null;
    this.#wasLong = false;
    this.#pressed = { x: event.clientX, y: event.clientY, moved: false };
    if (event.pointerType === "touch") this.#stopWaiting = whenHeld(() => this.#longPress(event));
    this.#intent.begin(event.clientX, event.clientY);
    if (event.button === 1 || (event.button === 0 && this.#spaceHeld)) this.#mode = "pan";
    else if (event.button === 0 && this.#sink.down(event)) this.#mode = "tool";
    else this.#mode = "orbit";
    if (event.button === 1) event.preventDefault();
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      this.#sink.move(event, false);
      return;
    }
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    const began = this.#together?.from.get(event.pointerId);
    if (began && Math.hypot(event.clientX - began.x, event.clientY - began.y) > DRAG_STARTS.touch)
      this.#together = null;
    if (this.#mode === "pinch") {
      this.#pinch(event, before);
      return;
    }
    const pressed = this.#pressed;
    if (pressed && !pressed.moved) {
      const reach = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
      if (reach < (DRAG_STARTS[event.pointerType as keyof typeof DRAG_STARTS] ?? 4)) return;
      pressed.moved = true;
      this.#stopWaiting();
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#mode === "tool") this.#sink.move(event, true);
    else if (this.#mode === "orbit") this.#intent.orbit(dx, dy);
    else if (this.#mode === "pan") this.#intent.pan(dx, dy);
  }

  #pinch(event: PointerEvent, before: { x: number; y: number }): void {
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!other) return;
    const now = { x: event.clientX, y: event.clientY };
    const spread = (p: { x: number; y: number }): number =>
      Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
    const angle = (p: { x: number; y: number }): number => Math.atan2(p.y - other.y, p.x - other.x);
    this.#intent.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.#intent.zoom(spread(before) / spread(now), (now.x + other.x) / 2, (now.y + other.y) / 2);
    const twist = ((((angle(now) - angle(before)) * 180) / Math.PI + 540) % 360) - 180;
    this.#intent.twist(twist);
  }

  /** What the finger had begun is given up: it was no drag and will be no tap. */
  #longPress(event: PointerEvent): void {
    if (this.#mode === "tool" && this.#sink.isDrawing()) return;
    if (this.#mode === "tool") this.#sink.cancel();
    this.#mode = "none";
    this.#pressed = null;
    this.#wasLong = true;
    this.#sink.longPress(event);
  }

  #up(event: PointerEvent): void {
    this.#stopWaiting();
    if (!this.#pointers.delete(event.pointerId)) return;
    const [mode, pressed] = [this.#mode, this.#pressed];
    if (mode === "pinch") {
      if (this.#pointers.size > 0) return;
      this.#mode = "none";
      const together = this.#together;
      this.#together = null;
      if (together && event.timeStamp - together.at < LONG_PRESS_MS)
        this.#sink.fingersTap(together.from.size);
      return;
    }
    this.#mode = "none";
    this.#pressed = null;
    if (mode === "tool") this.#sink.up(event);
    if (pressed && !pressed.moved && event.button === 0) this.#tap(event);
  }

  /** Browsers differ in whether two taps make a double click where they may not zoom: fingers are counted here. */
  #tap(event: PointerEvent): void {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const last = this.#lastTap;
    this.#lastTap = event.pointerType === "touch" ? { x, y, at } : null;
    const isSecond =
      last !== null &&
      this.#lastTap !== null &&
      at - last.at <= DOUBLE_TAP.ms &&
      Math.hypot(x - last.x, y - last.y) <= DOUBLE_TAP.pixels;
    if (isSecond) this.#lastTap = null;
    if (isSecond && !this.#sink.isDrawing()) this.#sink.doubleTap(event);
    else this.#sink.tap(event);
  }

  #cancel(event: PointerEvent): void {
    this.#stopWaiting();
    this.#together = null;
    this.#pointers.delete(event.pointerId);
    if (this.#mode === "tool") this.#sink.cancel();
    this.#mode = "none";
    this.#pressed = null;
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    // A trackpad's pinch arrives as a wheel with Ctrl and small deltas.
    const strength = event.ctrlKey ? 0.01 : 0.0014;
    const factor = Math.exp(Math.max(-120, Math.min(120, event.deltaY * lines)) * strength);
    this.#intent.zoom(factor, event.clientX, event.clientY);
  }
}

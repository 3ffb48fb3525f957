import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenToPlan, type PlanGestures } from "./plan-gestures.ts";

type Handler = (event: unknown) => void;

class FakeButton {
  closest(): this {
    return this;
  }
}

/** An element that hears events, as much of one as the gestures use. */
class Surface {
  readonly #handlers = new Map<string, Handler>();
  readonly style = { cursor: "" };
  readonly ownerDocument = {
    addEventListener: () => undefined,
    activeElement: null,
    defaultView: null,
  };
  time = 0;

  addEventListener(type: string, handler: Handler): void {
    this.#handlers.set(type, handler);
  }

  getBoundingClientRect() {
    return { left: 0, top: 0 };
  }

  send(type: "down" | "move" | "up", pointerId: number, x: number, y: number, more: object = {}): void {
    const event = {
      pointerId,
      clientX: x,
      clientY: y,
      button: 0,
      pointerType: "touch",
      timeStamp: this.time,
    };
    this.#handlers.get(`pointer${type}`)?.({
      ...event,
      target: null,
      preventDefault: () => undefined,
      ...more,
    });
  }

  /** A button over the plan, as much of one as the gestures ask for. */
  static button(): object {
    vi.stubGlobal("Element", FakeButton);
    return { target: new FakeButton() };
  }

  tap(pointerId: number, x: number, y: number, more: object = {}): void {
    this.send("down", pointerId, x, y, more);
    this.time += 60;
    this.send("up", pointerId, x, y, more);
    this.time += 60;
  }
}

function listening(press = false) {
  const to = {
    press: vi.fn(() => press),
    move: vi.fn(),
    release: vi.fn(),
    tap: vi.fn(),
    cancel: vi.fn(),
    isDrawing: vi.fn(() => false),
    leave: vi.fn(),
    doubleTap: vi.fn(),
    longPress: vi.fn(),
    manyFingerTap: vi.fn(),
    pan: vi.fn(),
    zoom: vi.fn(),
  } satisfies PlanGestures;
  const surface = new Surface();
  listenToPlan(surface as unknown as HTMLElement, to);
  return { surface, to };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[CD-03] a tap of two fingers is undo, of three redo; fingers that pinch are neither", () => {
  const { surface, to } = listening();
  surface.send("down", 1, 100, 100);
  surface.send("down", 2, 160, 100);
  surface.time = 90;
  surface.send("up", 1, 100, 100);
  surface.send("up", 2, 161, 101);
  expect(to.manyFingerTap).toHaveBeenLastCalledWith(2);
  for (const [id, x] of [
    [1, 80],
    [2, 140],
    [3, 200],
  ] as const)
    surface.send("down", id, x, 100);
  for (const [id, x] of [
    [1, 80],
    [2, 140],
    [3, 200],
  ] as const)
    surface.send("up", id, x, 100);
  expect(to.manyFingerTap).toHaveBeenLastCalledWith(3);
  to.manyFingerTap.mockClear();
  surface.send("down", 1, 100, 100);
  surface.send("down", 2, 160, 100);
  surface.send("move", 2, 220, 100);
  surface.send("move", 2, 260, 100);
  surface.send("up", 2, 260, 100);
  surface.send("up", 1, 100, 100);
  expect(to.zoom).toHaveBeenCalled();
  expect(to.manyFingerTap).not.toHaveBeenCalled();
});

test("[CD-03] a finger that stays 400 ms is a long press and no tap; one that moves is not", () => {
  const { surface, to } = listening();
  surface.send("down", 1, 50, 50);
  vi.advanceTimersByTime(390);
  expect(to.longPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(to.longPress).toHaveBeenCalledOnce();
  surface.send("up", 1, 50, 50);
  expect(to.tap).not.toHaveBeenCalled();
  surface.send("down", 1, 50, 50);
  surface.send("move", 1, 90, 50);
  vi.advanceTimersByTime(500);
  surface.send("up", 1, 90, 50);
  expect(to.longPress).toHaveBeenCalledOnce();
  expect(to.pan).toHaveBeenCalled();
});

test("[CD-03] two taps on one place are a double tap, for the mouse as well; two places or two seconds are not", () => {
  const { surface, to } = listening();
  surface.tap(1, 50, 50);
  surface.tap(1, 55, 52);
  expect(to.doubleTap).toHaveBeenCalledOnce();
  surface.tap(1, 50, 50);
  surface.time += 2000;
  surface.tap(1, 50, 50);
  surface.time += 2000;
  surface.tap(1, 50, 50);
  surface.tap(1, 300, 50);
  expect(to.doubleTap).toHaveBeenCalledOnce();
  const mouse = listening(true);
  for (const _ of [1, 2]) mouse.surface.tap(1, 20, 20, { pointerType: "mouse" });
  expect(mouse.to.doubleTap).toHaveBeenCalledOnce();
});

test("[CD-03] a finger on a figure over the plan is that figure's, and counts as soon as another one joins it", () => {
  const { surface, to } = listening();
  const onFigure = Surface.button();
  surface.tap(1, 10, 10, onFigure);
  expect(to.press).not.toHaveBeenCalled();
  expect(to.tap).not.toHaveBeenCalled();
  surface.send("down", 1, 10, 10, onFigure);
  surface.send("down", 2, 100, 100);
  surface.send("up", 1, 10, 10, onFigure);
  surface.send("up", 2, 100, 100);
  expect(to.manyFingerTap).toHaveBeenCalledWith(2);
  surface.send("down", 1, 100, 100);
  surface.send("down", 2, 10, 10, onFigure);
  surface.send("down", 3, 50, 10, onFigure);
  for (const id of [1, 2, 3]) surface.send("up", id, 50, 10);
  expect(to.manyFingerTap).toHaveBeenLastCalledWith(3);
  expect(to.release).not.toHaveBeenCalled();
});

test("[CD-11] a finger that rests while something is drawn puts its corner: it is no long press", () => {
  vi.useFakeTimers();
  const { surface, to } = listening(true);
  to.isDrawing.mockReturnValue(true);
  surface.send("down", 1, 100, 100);
  vi.advanceTimersByTime(2000);
  surface.send("up", 1, 102, 100);
  expect(to.longPress).not.toHaveBeenCalled();
  expect(to.cancel).not.toHaveBeenCalled();
  expect(to.release).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

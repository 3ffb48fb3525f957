import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenToGestures } from "./listen-to-gestures.ts";
import { recordedGestures } from "./testing/recorded-gestures.ts";

class FakePage extends EventTarget {
  readonly defaultView = new EventTarget();
  activeElement: unknown = null;
}

/** The part of an element that the listener uses; it replaces the page's `Element` while a test runs. */
class FakeElement extends EventTarget {
  readonly style = { cursor: "", touchAction: "" };
  readonly ownerDocument = new FakePage();
  readonly captured = new Set<number>();
  getBoundingClientRect = () => ({ left: 100, top: 50 });
  setPointerCapture(id: number): void {
    this.captured.add(id);
  }
  hasPointerCapture = (id: number): boolean => this.captured.has(id);
  closest = (): null => null;
}

function view({
  takes = true,
  origin = "element" as "element" | "page",
  takesWheel = undefined as (() => boolean) | undefined,
} = {}) {
  const element = new FakeElement();
  const { hand, heard } = recordedGestures({ takes });
  const places: unknown[] = [];
  const press = vi.fn((at: unknown) => {
    places.push(at);
    return takes;
  });
  const listener = listenToGestures(
    element as unknown as HTMLElement,
    { ...hand, press },
    { origin, wheelPans: true, ...(takesWheel ? { takesWheel } : {}) },
  );
  const send = (type: string, more: object = {}, to: EventTarget = element): Event => {
    const event = new Event(type, { cancelable: true });
    const pointer = { pointerId: 1, pointerType: "mouse", button: 0, buttons: 1, clientX: 130, clientY: 70 };
    for (const [name, value] of Object.entries({ ...pointer, ...more }))
      Object.defineProperty(event, name, { value });
    to.dispatchEvent(event);
    return event;
  };
  return { element, heard, places, listener, send, page: element.ownerDocument };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", FakeElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[CD-03] places are counted from the element's corner or from the page's", () => {
  const [plan, scene] = [view(), view({ origin: "page" })];
  plan.send("pointerdown");
  scene.send("pointerdown");
  expect(plan.places).toEqual([[30, 20]]);
  expect(scene.places).toEqual([[130, 70]]);
  expect(plan.element.captured.has(1)).toBe(true);
});

test("[CD-03] a window that loses the focus gives up the gesture, and a long press is no longer waited for", () => {
  const { heard, page, send, element } = view();
  send("keydown", { code: "Space" }, page);
  expect(element.style.cursor).toBe("grab");
  send("pointerdown", { pointerType: "touch" });
  send("blur", {}, page.defaultView);
  vi.advanceTimersByTime(1000);
  send("pointerup", { pointerType: "touch" });
  expect(heard).toEqual(["cancel"]);
  expect(element.style.cursor).toBe("");
});

test("[CD-03] a pointer that is captured elsewhere gives up the gesture; the end of capture after a release does not", () => {
  const { heard, send } = view();
  send("pointerdown");
  send("lostpointercapture");
  expect(heard).toEqual(["cancel"]);
  send("pointerdown");
  send("pointerup");
  send("lostpointercapture");
  expect(heard).toEqual(["cancel", "release", "tap"]);
});

test("[CD-03] a pointer that the system takes gives up the gesture", () => {
  const { heard, send } = view();
  send("pointerdown");
  send("pointercancel");
  expect(heard).toEqual(["cancel"]);
});

test("[CD-11] a finger presses long after 400 ms; that it leaves is no click on what the press opened", () => {
  const { heard, send } = view();
  send("pointerdown", { pointerType: "touch" });
  vi.advanceTimersByTime(390);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(heard).toEqual(["cancel", "longPress"]);
  send("pointerup", { pointerType: "touch" });
  expect(send("touchend").defaultPrevented).toBe(true);
  send("pointerdown", { pointerType: "touch" });
  send("pointerup", { pointerType: "touch" });
  expect(send("touchend").defaultPrevented).toBe(false);
});

test("[CD-03] after it has stopped it hears nothing", () => {
  const { heard, listener, page, places, send } = view();
  send("pointerdown", { pointerType: "touch" });
  listener.stop();
  vi.advanceTimersByTime(1000);
  send("pointerup");
  send("blur", {}, page.defaultView);
  send("pointerdown");
  expect(heard).toEqual([]);
  expect(places).toHaveLength(1);
});

test("[CD-12] in a page that scrolls, the wheel is the page's until the element may have it or Ctrl is held, and a finger scrolls up and down", () => {
  let mayHave = false;
  const { element, send, heard } = view({ takesWheel: () => mayHave });
  expect(element.style.touchAction).toBe("pan-y");
  const wheel = { deltaX: 0, deltaY: 100, deltaMode: 0, ctrlKey: false, shiftKey: false };
  expect(send("wheel", wheel).defaultPrevented).toBe(false);
  expect(heard).toEqual([]);
  expect(send("wheel", { ...wheel, ctrlKey: true }).defaultPrevented).toBe(true);
  mayHave = true;
  expect(send("wheel", wheel).defaultPrevented).toBe(true);
  expect(heard).toHaveLength(2);
  expect(view().element.style.touchAction).toBe("none");
});

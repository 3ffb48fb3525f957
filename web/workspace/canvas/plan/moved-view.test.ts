import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { create } from "zustand";
import { between, type FlatView, openMotion, standing } from "./moved-view.ts";
import { panned, toPlanPoint, toScreen, zoomedAt } from "./view-transform.ts";

const START = { scale: 0.1, offset: [40, 30] } as const;

function opened() {
  const store = create<FlatView>()(() => ({ ...standing(START), size: [800, 600] }));
  const motion = openMotion(store);
  motion.content = { min: [0, 0], max: [20_000, 20_000] };
  const move = (to: (view: FlatView["view"]) => FlatView["view"]) => {
    store.setState(({ view }) => ({ view: to(view) }));
    motion.moved();
  };
  return { store, motion, move, isPainted: () => store.getState().painted === store.getState().view };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[CD-03] a plan that is panned or zoomed is painted anew when it rests, not while it moves", () => {
  const { move, isPainted } = opened();
  for (let frame = 0; frame < 12; frame++) {
    move((view) => (frame % 2 === 0 ? panned(view, [9, 4]) : zoomedAt(view, [400, 300], 1.01)));
    vi.advanceTimersByTime(50);
    expect(isPainted()).toBe(false);
  }
  vi.advanceTimersByTime(160);
  expect(isPainted()).toBe(true);
});

test("[CD-03] where the painted picture ends, it is painted anew at once; beyond the drawing there is nothing to paint", () => {
  const { move, motion, isPainted } = opened();
  move((view) => panned(view, [-190, 0]));
  expect(isPainted()).toBe(false);
  move((view) => panned(view, [-20, 0]));
  expect(isPainted()).toBe(true);
  motion.content = { min: [0, 0], max: [3000, 3000] };
  move((view) => panned(view, [400, 400]));
  move((view) => zoomedAt(view, [0, 0], 0.2));
  expect(isPainted()).toBe(false);
});

test("[CD-03] the moved picture shows each point of the drawing where the pointer finds it", () => {
  const { store, move } = opened();
  move((view) => zoomedAt(panned(view, [33, -12]), [120, 80], 1.3));
  const { view, painted } = store.getState();
  const onPicture = toScreen(painted, [1234, 567]);
  const seen = toScreen(between(painted, view), onPicture);
  expect(seen[0]).toBeCloseTo(toScreen(view, [1234, 567])[0], 9);
  expect(toPlanPoint(view, seen)[1]).toBeCloseTo(567, 9);
});

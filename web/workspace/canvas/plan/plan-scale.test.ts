import { afterEach, expect, test } from "vitest";
import { denominatorOf, fitPlan, holdScale, resizePlan, usePlanView, zoomPlan } from "./plan-view.ts";

const everything = { min: [0, 0], max: [5000, 4000] } as const;
const scale = () => Math.round(denominatorOf(usePlanView.getState().view.scale));

afterEach(() => {
  holdScale(null);
  usePlanView.setState({ size: null, showsAll: true });
});

test("[CD-04] map2DScale: the plan stays at its scale when it is zoomed, fitted or takes another size", () => {
  resizePlan([800, 600], everything);
  holdScale(1000);
  expect(scale()).toBe(1000);
  zoomPlan(2);
  fitPlan(everything, { everything: true });
  resizePlan([400, 300], everything);
  expect(scale()).toBe(1000);
  const { view, size } = usePlanView.getState();
  expect(view.offset[0] + 2500 * view.scale).toBeCloseTo((size?.[0] ?? 0) / 2);
  holdScale(50);
  expect(scale()).toBe(50);
  holdScale(null);
  zoomPlan(2);
  expect(scale()).toBe(25);
});

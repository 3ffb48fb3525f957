import type { Vec2 } from "@stanza/geometry";
import { create } from "zustand";
import { type Box, fitted, panned, type ViewTransform, zoomedAt } from "./view-transform.ts";

interface PlanView {
  readonly view: ViewTransform;
  /** Of the plan on screen, CSS pixels; `null`: it is not shown. */
  readonly size: Vec2 | null;
  /** True: nobody has moved the view yet, so it keeps showing everything. */
  readonly showsAll: boolean;
  /** Where the pointer is on the plan, mm. */
  readonly cursor: Vec2 | null;
}

/** How the plan is looked at. Survives a visit to the 3D view. */
export const usePlanView = create<PlanView>()(() => ({
  view: { scale: 0.1, offset: [0, 0] },
  size: null,
  showsAll: true,
  cursor: null,
}));

/** Room left around what is fitted, CSS pixels. */
const PADDING = 36;
const PADDING_SMALL = 16;

/** The plan takes another size on screen: it keeps showing everything, or keeps its middle where it was. */
export function resizePlan(size: Vec2, everything: Box): void {
  const { size: before, showsAll, view } = usePlanView.getState();
  if (showsAll || before === null) {
    usePlanView.setState({ size, view: fitted(everything, size, paddingOf(size)), showsAll });
    return;
  }
  usePlanView.setState({
    size,
    view: panned(view, [(size[0] - before[0]) / 2, (size[1] - before[1]) / 2]),
  });
}

/** What there is changed: a view that shows everything goes on doing so. */
export function followContent(everything: Box): void {
  const { size, showsAll } = usePlanView.getState();
  if (size && showsAll) usePlanView.setState({ view: fitted(everything, size, paddingOf(size)) });
}

/** Shows a part of the plan, or everything and all that is added to it. */
export function fitPlan(box: Box, { everything }: { readonly everything: boolean }): void {
  const { size } = usePlanView.getState();
  if (size) usePlanView.setState({ view: fitted(box, size, paddingOf(size)), showsAll: everything });
}

export function panPlan(by: Vec2): void {
  usePlanView.setState(({ view }) => ({ view: panned(view, by), showsAll: false }));
}

/** `at`: the screen point that stays where it is; absent: the middle. */
export function zoomPlan(factor: number, at?: Vec2): void {
  usePlanView.setState(({ view, size }) => ({
    view: zoomedAt(view, at ?? [(size?.[0] ?? 0) / 2, (size?.[1] ?? 0) / 2], factor),
    showsAll: false,
  }));
}

export function setCursor(cursor: Vec2 | null): void {
  usePlanView.setState({ cursor });
}

/** Forgets how another project was looked at. */
export function resetPlanView(): void {
  usePlanView.setState({ showsAll: true, cursor: null });
}

const paddingOf = ([width, height]: Vec2): number =>
  Math.min(width, height) < 420 ? PADDING_SMALL : PADDING;

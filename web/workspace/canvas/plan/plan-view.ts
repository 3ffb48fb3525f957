import type { Vec2 } from "@stanza/geometry";
import { create } from "zustand";
import { type FlatView, openMotion, standing } from "./moved-view.ts";
import { type Box, fitted, type Margins, panned, type ViewTransform, zoomedAt } from "./view-transform.ts";

interface PlanView extends FlatView {
  /** True: nobody has moved the view yet, so it keeps showing everything. */
  readonly showsAll: boolean;
  /** The pointer's place on the plan, mm. */
  readonly cursor: Vec2 | null;
}

/** A CSS pixel on screen, mm. */
const PIXEL_MM = 25.4 / 96;

/** The scale of a view, as 1 to this. */
export const denominatorOf = (scale: number): number => 1 / (scale * PIXEL_MM);

/** The visible part of the plan and its scale. Survives a visit to the 3D view. */
export const usePlanView = create<PlanView>()(() => ({
  ...standing({ scale: 0.1, offset: [0, 0] }),
  size: null,
  showsAll: true,
  cursor: null,
}));

/** The plan as it is panned and zoomed by hand. */
export const planMotion = openMotion(usePlanView);

/** The margins of the fitted plan: below it are the hints. */
const MARGINS: Margins = { above: 36, below: 52, beside: 12 };
/** A plan below this has the switch between the views over its whole width, CSS pixels. */
const NARROW = 420;
const SWITCH = 56;
/** On a phone the switch and the row of tools are above, the selection's bar is below; beside a half-open sheet the tools stand on the right. */
const PHONE: Margins = { above: 126, below: 68, beside: 12 };
const PHONE_LOW: Margins = { above: 66, below: 68, beside: 62 };
const LOW = 420;

/** The margins of a drawing of this size on screen, CSS pixels. */
export function marginsFor([width, height]: Vec2, wide: Margins): Margins {
  if (globalThis.matchMedia?.("(max-width: 599px)").matches) return height < LOW ? PHONE_LOW : PHONE;
  return width < NARROW ? { ...wide, above: wide.above + SWITCH } : wide;
}

/** The plan takes another size on screen: it keeps showing everything, or keeps its middle where it was. */
export function resizePlan(size: Vec2, everything: Box): void {
  const { size: before, showsAll, view } = usePlanView.getState();
  if (showsAll || before === null) {
    usePlanView.setState({ size, ...standing(showing(everything, size, view)), showsAll });
    if (before === null) holdScale(held);
    return;
  }
  usePlanView.setState({
    size,
    ...standing(panned(view, [(size[0] - before[0]) / 2, (size[1] - before[1]) / 2])),
  });
}

/** Follows a change of the content: a view that shows everything goes on doing so. */
export function followContent(everything: Box): void {
  const { size, showsAll, view } = usePlanView.getState();
  if (size && showsAll) usePlanView.setState(standing(showing(everything, size, view)));
}

/** The scale that the plan is held at (editor toggle `map2DScale`); null: none. */
let held: number | null = null;

/** Holds the plan at a scale of 1 to `denominator` around its middle, or lets it go (`null`). */
export function holdScale(denominator: number | null): void {
  held = denominator;
  if (denominator === null) return;
  const wanted = 1 / (denominator * PIXEL_MM);
  usePlanView.setState(({ view, size }) => ({
    ...standing(zoomedAt(view, middleOf(size), wanted / view.scale)),
    showsAll: false,
  }));
}

const middleOf = (size: Vec2 | null): Vec2 => [(size?.[0] ?? 0) / 2, (size?.[1] ?? 0) / 2];

/** A view that shows a box: around its middle where the scale is held. */
function showing(box: Box, size: Vec2, now: ViewTransform): ViewTransform {
  const view = fitted(box, size, marginsFor(size, MARGINS));
  return held === null ? view : zoomedAt(view, middleOf(size), now.scale / view.scale);
}

/** Shows a part of the plan, or everything and all that is added to it. */
export function fitPlan(box: Box, { everything }: { readonly everything: boolean }): void {
  const { size, view } = usePlanView.getState();
  if (size) usePlanView.setState({ ...standing(showing(box, size, view)), showsAll: everything });
}

export function panPlan(by: Vec2): void {
  usePlanView.setState(({ view }) => ({ view: panned(view, by), showsAll: false }));
  planMotion.moved();
}

/** `about`: the screen point that stays where it is; absent: the middle. */
export function zoomPlan(factor: number, about?: Vec2): void {
  if (held !== null) return;
  usePlanView.setState(({ view, size }) => ({
    view: zoomedAt(view, about ?? middleOf(size), factor),
    showsAll: false,
  }));
  planMotion.moved();
}

export function setCursor(cursor: Vec2 | null): void {
  usePlanView.setState({ cursor });
}

/** Forgets how another project was looked at. */
export function resetPlanView(): void {
  usePlanView.setState({ showsAll: true, cursor: null });
}

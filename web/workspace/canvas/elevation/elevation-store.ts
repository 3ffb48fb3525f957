import type { Vec2 } from "@stanza/geometry";
import { viewedWalls, type WallId } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { create } from "zustand";
import { type FlatView, openMotion, standing } from "../plan/moved-view.ts";
import { marginsFor } from "../plan/plan-view.ts";
import { type Box, fitted, type Margins, panned, zoomedAt } from "../plan/view-transform.ts";

interface ElevationState extends FlatView {
  /** The wall that is looked at in the place of the plan; `null`: the plan is shown. */
  readonly wall: WallId | null;
  /** True: nobody has moved the view yet, so it keeps showing everything. */
  readonly showsAll: boolean;
}

/** Which elevation stands in the plan's place, and how it is looked at. */
export const useElevation = create<ElevationState>()(() => ({
  wall: null,
  ...standing({ scale: 0.1, offset: [0, 0] }),
  size: null,
  showsAll: true,
}));

/** The elevation as it is panned and zoomed by hand. */
export const elevationMotion = openMotion(useElevation);

useProject.subscribe((now, before) => {
  const { wall } = useElevation.getState();
  if (wall === null) return;
  const rooms = now.open?.document.project.rooms;
  const isThere = rooms?.some((room) => room.walls.some(({ id }) => id === wall));
  if (!isThere || now.open?.projectKey !== before.open?.projectKey) showElevation(null);
});

export function showElevation(wall: WallId | null): void {
  useElevation.setState({ wall, showsAll: true });
}

/** The next wall's elevation after the plan, then the next, and the plan again after the last one. */
export function nextElevation(): void {
  const rooms = useProject.getState().open?.document.project.rooms ?? [];
  const walls = rooms.flatMap(viewedWalls).map(({ segment }) => segment.wall.id);
  const at = walls.indexOf(useElevation.getState().wall ?? "");
  showElevation(walls[at + 1] ?? null);
}

/** The margins of the fitted wall: below the views' switch, and for the figures at its edge, of which those in inches are long. */
const MARGINS: Margins = { above: 56, below: 56, beside: 78 };
/** Beside the 3D view the wall needs the room more. */
const NARROW: Margins = { ...MARGINS, beside: 56 };
const fittedWall = (box: Box, size: Vec2) =>
  fitted(box, size, marginsFor(size, size[0] < 700 ? NARROW : MARGINS));

export function resizeElevation(size: Vec2, everything: Box): void {
  const { showsAll } = useElevation.getState();
  useElevation.setState(showsAll ? { size, ...standing(fittedWall(everything, size)) } : { size });
}

export function fitElevation(box: Box, { everything }: { readonly everything: boolean }): void {
  const { size } = useElevation.getState();
  if (size) useElevation.setState({ ...standing(fittedWall(box, size)), showsAll: everything });
}

export function panElevation(by: Vec2): void {
  useElevation.setState(({ view }) => ({ view: panned(view, by), showsAll: false }));
  elevationMotion.moved();
}

export function zoomElevation(factor: number, about?: Vec2): void {
  useElevation.setState(({ view, size }) => ({
    view: zoomedAt(view, about ?? [(size?.[0] ?? 0) / 2, (size?.[1] ?? 0) / 2], factor),
    showsAll: false,
  }));
  elevationMotion.moved();
}

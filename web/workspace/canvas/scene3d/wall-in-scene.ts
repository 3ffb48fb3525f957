import { add2, lerp2, scale2, type Vec2 } from "@stanza/geometry";
import type { ViewedWall } from "@stanza/project";
import type { Viewer } from "@stanza/viewer";

/** The height of the handle that shifts a wall, as a part of the wall's height. */
const SHIFT_AT = 0.45;

/** A wall in the 3D picture, CSS pixels from the picture's corner; `null` for a point that the camera does not see. */
export interface WallInScene {
  /** Along the top and back along the foot. */
  readonly outline: readonly (Vec2 | null)[];
  readonly places: WallPlaces;
}

export interface WallPlaces {
  /** On the top of the wall: at its start, in its middle and at its end, for the height there. */
  readonly start: Vec2 | null;
  readonly both: Vec2 | null;
  readonly end: Vec2 | null;
  /** On its face, for the handle that shifts it. */
  readonly shift: Vec2 | null;
  /** In the middle of its foot, for its length. */
  readonly foot: Vec2 | null;
}

/** The height of a wall's top in its middle, mm. */
export const middleHeight = ({ segment }: ViewedWall): number => (segment.height + segment.endHeight) / 2;

/** The height above the floor at which a wall is shifted, mm. */
export const shiftHeight = (viewed: ViewedWall): number => middleHeight(viewed) * SHIFT_AT;

/** The outline of a wall and the places of its handles, as the camera shows them now. */
export function wallInScene(viewer: Viewer, viewed: ViewedWall): WallInScene {
  const { segment, curve } = viewed;
  const { from, to, endHeight } = segment;
  const facets = curve?.facets ?? [segment];
  // A room lies on the right of its walls, so outwards is to their left.
  const apex = add2(lerp2(from, to, 0.5), scale2(segment.normal, -(curve?.sagitta ?? 0)));
  const { left, top } = viewer.canvas.getBoundingClientRect();
  const place = (at: Vec2, y: number): Vec2 | null => {
    const on = viewer.project([at[0], y, at[1]]);
    return on && [on[0] - left, on[1] - top];
  };
  const tops = [...facets.map((facet) => place(facet.from, facet.height)), place(to, endHeight)];
  const feet = [...facets.map((facet) => place(facet.from, 0)), place(to, 0)];
  return {
    outline: [...tops, ...feet.toReversed()],
    places: {
      start: tops[0] ?? null,
      both: place(apex, middleHeight(viewed)),
      end: tops.at(-1) ?? null,
      shift: place(apex, shiftHeight(viewed)),
      foot: place(lerp2(from, to, 0.5), 0),
    },
  };
}

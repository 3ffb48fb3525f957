import type { Part } from "@stanza/catalogue";
import { type Axis, polygonArea, type Solid, solidBounds, type Vec2, type Vec3 } from "@stanza/geometry";
import type { CutPanel } from "./bill-of-materials.ts";

/** The description of a panel without its material. */
export type PanelShape = Pick<CutPanel, "thickness" | "length" | "width" | "outline" | "hasGrain" | "banded">;

const AXES: readonly Axis[] = ["x", "y", "z"];

/**
 * The side of a panel that each letter of `edges` names, by the axis along which the panel is thin: `L` and `R` are seen from the front,
 * `F` is the front edge, `T` the upper one. `B` is the lower edge of a panel that faces the front and the rear edge of every other, `D` the
 * lower edge of any upright one. A letter without an edge on the panel (the front of a front) bands nothing.
 */
const SIDES: Readonly<Record<Axis, Readonly<Record<string, { readonly axis: Axis; readonly end: 0 | 1 }>>>> =
  {
    x: {
      F: { axis: "z", end: 1 },
      B: { axis: "z", end: 0 },
      T: { axis: "y", end: 1 },
      D: { axis: "y", end: 0 },
    },
    y: {
      L: { axis: "x", end: 0 },
      R: { axis: "x", end: 1 },
      F: { axis: "z", end: 1 },
      B: { axis: "z", end: 0 },
    },
    z: {
      L: { axis: "x", end: 0 },
      R: { axis: "x", end: 1 },
      T: { axis: "y", end: 1 },
      B: { axis: "y", end: 0 },
      D: { axis: "y", end: 0 },
    },
  };

/**
 * The panel on the cut list for a part; `undefined` for a part that is not on the list.
 *
 * Its thickness is its smallest extent. Sizes are rounded to a tenth of a millimetre, the finest setting of saws.
 *
 * ASSUMED: sizes are those of the finished panel, banding included; a catalogue does not say how thick its bands are. Both faces of a panel
 * are alike, so that a left and a right one are the same piece turned over. A grain through the thickness is no grain.
 */
export function panelOfPart({ solid, grain, edges, cut }: Part): PanelShape | undefined {
  const bounds = cut ? solidBounds(solid) : undefined;
  if (!bounds) return undefined;
  const { min, max } = bounds;
  const whole: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const extent = (axis: Axis): number => toTenth(whole[AXES.indexOf(axis)] ?? 0);
  const thin = thinnest(whole);
  const [first, second] = AXES.filter((axis) => axis !== thin) as [Axis, Axis];
  const hasGrain = grain === first || grain === second;
  const long = hasGrain ? grain : extent(first) >= extent(second) ? first : second;
  const across = long === first ? second : first;
  const banded = new Set(
    [...(edges ?? "")].flatMap((letter) => {
      const side = SIDES[thin][letter];
      return side ? [`${side.axis}${side.end}`] : [];
    }),
  );
  const count = (axis: Axis) => [0, 1].filter((end) => banded.has(`${axis}${end}`)).length as 0 | 1 | 2;
  const outline = outlineOf(solid, thin, long);
  return {
    thickness: extent(thin),
    length: extent(long),
    width: extent(across),
    ...(outline ? { outline } : {}),
    hasGrain,
    // An edge at an end of the width runs along the length.
    banded: { lengthwise: count(across), crosswise: count(long) },
  };
}

const toTenth = (mm: number) => Math.round(mm * 10) / 10;

/** The axis along which the first coordinate of a profile runs (`Solid`). */
const PROFILE_AXIS: Readonly<Record<Axis, Axis>> = { x: "z", y: "x", z: "x" };

/** The corners of a board that was extruded along its thickness, measured from the corner of their bounding rectangle. */
function outlineOf(solid: Solid, thin: Axis, long: Axis): CutPanel["outline"] {
  if (solid.type !== "extrusion" || solid.axis !== thin) return undefined;
  const corners = solid.profile.map(([first, second]): Vec2 => {
    return PROFILE_AXIS[solid.axis] === long ? [first, second] : [second, first];
  });
  const [left, low] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const [right, high] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
  const boundingArea = (right - left) * (high - low);
  if (Math.abs(boundingArea - Math.abs(polygonArea(corners))) < 1) return undefined;
  return corners.map(([x, y]) => [toTenth(x - left), toTenth(y - low)]);
}

function thinnest([x, y, z]: Vec3): Axis {
  if (x <= y && x <= z) return "x";
  return y <= z ? "y" : "z";
}

import type { Part } from "@stanza/catalogue";
import type { Axis, Vec3 } from "@stanza/geometry";
import type { CutPanel } from "./bill-of-materials.ts";

/** What one panel is, apart from its material. */
export type PanelShape = Pick<CutPanel, "thickness" | "length" | "width" | "hasGrain" | "banded">;

const AXES: readonly Axis[] = ["x", "y", "z"];

/**
 * The side of a panel that each letter of `edges` names, by the axis along which the panel is thin: `L` and `R` are seen from the front,
 * `F` is the front edge, `T` the upper one. `B` is the lower edge of a panel that faces the front and the rear edge of every other, `D`
 * the lower edge of any upright one. A letter that names no edge of the panel (the front of a front) bands nothing.
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
 * A part of the cut list as a panel maker sees it; `undefined` for a part that is not on the list.
 *
 * Its thickness is its smallest extent. Sizes are rounded to a tenth of a millimetre, the finest that saws are set to.
 *
 * ASSUMED: sizes are those of the finished panel, banding included; a catalogue does not say how thick its bands are. Both faces of a
 * panel are alike, so that a left and a right one are the same piece turned over. A grain through the thickness is no grain.
 */
export function panelOfPart({ solid, grain, edges, cut }: Part): PanelShape | undefined {
  if (!cut || solid.type !== "box") return undefined;
  const size = solid.size.map((extent) => Math.round(extent * 10) / 10);
  const extent = (axis: Axis): number => size[AXES.indexOf(axis)] ?? 0;
  const thin = thinnest(solid.size);
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
  return {
    thickness: extent(thin),
    length: extent(long),
    width: extent(across),
    hasGrain,
    // An edge at an end of the width runs along the length.
    banded: { lengthwise: count(across), crosswise: count(long) },
  };
}

function thinnest([x, y, z]: Vec3): Axis {
  if (x <= y && x <= z) return "x";
  return y <= z ? "y" : "z";
}

/** The code of a room template (spec 1 §3 "Room templates"). */
export type TemplateCode =
  | "rt1"
  | "rt2"
  | "rt3"
  | "rt4"
  | "rt5"
  | "rt6"
  | "rt7"
  | "rt8"
  | "rt9"
  | "rt10"
  | "rt11";

/** The corner of a template that is cut, as drawn: north is up. */
export type CutCorner = "NE" | "NW" | "SE" | "SW";

/** One number of a template that a person types. */
export interface TemplateDimension {
  readonly key: "width" | "depth" | "left" | "back" | "right" | "north" | "east" | "south" | "west";
  readonly labelKey: string;
  /** English. */
  readonly label: string;
  /** mm. */
  readonly default: number;
  /** Index in the new room of the wall whose clear inner length this is. */
  readonly wall: number;
}

export type TemplateShape =
  | { readonly type: "rectangle" }
  | { readonly type: "open" }
  | { readonly type: "cut"; readonly corner: CutCorner; readonly by: "indent" | "diagonal" }
  | { readonly type: "empty" };

export interface RoomTemplate {
  readonly code: TemplateCode;
  readonly nameKey: string;
  /** English. */
  readonly name: string;
  readonly shape: TemplateShape;
  readonly dimensions: readonly TemplateDimension[];
}

/**
 * The eleven room templates with their default dimensions (spec 1 §3, §9).
 *
 * ASSUMED: `5000x3` of rt2 are three walls of 5000, a back wall and two sides, open to the front. The four numbers of rt3 … rt10 are the
 * clear lengths of the outer walls clockwise from the north: north, east, south, west. The two that meet the cut corner are the shorter
 * ones, and the differences are the width and depth of the cut: 3000,3000,5000,5000 takes 2000 x 2000 from the north-east corner.
 */
export const ROOM_TEMPLATES: readonly RoomTemplate[] = [
  template("rt1", "rectangular", "Rectangular", { type: "rectangle" }, [
    dimension("width", "Width", 5000, 0),
    dimension("depth", "Depth", 5000, 1),
  ]),
  template("rt2", "open", "Open room", { type: "open" }, [
    dimension("left", "Left wall", 5000, 0),
    dimension("back", "Back wall", 5000, 1),
    dimension("right", "Right wall", 5000, 2),
  ]),
  cut("rt3", "NE", "indent", [3000, 3000, 5000, 5000]),
  cut("rt4", "NW", "indent", [3000, 5000, 5000, 3000]),
  cut("rt5", "SE", "indent", [5000, 3000, 3000, 5000]),
  cut("rt6", "SW", "indent", [5000, 5000, 3000, 3000]),
  cut("rt7", "NE", "diagonal", [3000, 3000, 5000, 5000]),
  cut("rt8", "NW", "diagonal", [3000, 5000, 5000, 3000]),
  cut("rt9", "SE", "diagonal", [5000, 3000, 3000, 5000]),
  cut("rt10", "SW", "diagonal", [5000, 5000, 3000, 3000]),
  template("rt11", "draw", "Draw your own room", { type: "empty" }, []),
];

export function roomTemplate(code: string): RoomTemplate | undefined {
  return ROOM_TEMPLATES.find((one) => one.code === code);
}

function template(
  code: TemplateCode,
  name: string,
  english: string,
  shape: TemplateShape,
  dimensions: readonly TemplateDimension[],
): RoomTemplate {
  return { code, nameKey: `room.template.${name}`, name: english, shape, dimensions };
}

function dimension(
  key: TemplateDimension["key"],
  label: string,
  standard: number,
  wall: number,
): TemplateDimension {
  return { key, labelKey: `room.dimension.${key}`, label, default: standard, wall };
}

function cut(
  code: TemplateCode,
  corner: CutCorner,
  by: "indent" | "diagonal",
  [north, east, south, west]: readonly [number, number, number, number],
): RoomTemplate {
  const extra = by === "indent" ? 2 : 1;
  const cutFollows = (["NE", "SE", "SW"] as const).indexOf(corner as "NE");
  const wall = (side: number) => (cutFollows >= 0 && side > cutFollows ? side + extra : side);
  const english = `${by === "indent" ? "Indent" : "Diagonal"} corner ${corner}`;
  return template(code, `${by}${corner}`, english, { type: "cut", corner, by }, [
    dimension("north", "North wall", north, wall(0)),
    dimension("east", "East wall", east, wall(1)),
    dimension("south", "South wall", south, wall(2)),
    dimension("west", "West wall", west, wall(3)),
  ]);
}

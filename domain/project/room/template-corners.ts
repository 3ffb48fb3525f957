import type { Vec2 } from "@stanza/geometry";
import type { CutCorner, RoomTemplate } from "./room-templates.ts";

/** The corners of a template's inner faces, from the start of wall A; the north-west corner of its bounds is the origin. */
export function templateCorners(template: RoomTemplate, dimensions: readonly number[]): readonly Vec2[] {
  const [a = 0, b = 0, c = 0, d = 0] = dimensions;
  const { shape } = template;
  switch (shape.type) {
    case "rectangle":
      return [
        [0, 0],
        [a, 0],
        [a, b],
        [0, b],
      ];
    case "open":
      return [
        [0, a],
        [0, 0],
        [b, 0],
        [b, c],
      ];
    case "cut":
      return cutCorners(shape.corner, shape.by === "indent", a, b, c, d);
    case "empty":
      return [];
  }
}

function cutCorners(
  corner: CutCorner,
  indent: boolean,
  north: number,
  east: number,
  south: number,
  west: number,
): readonly Vec2[] {
  const width = Math.max(north, south);
  const depth = Math.max(east, west);
  const NW: Vec2 = [0, 0];
  const NE: Vec2 = [width, 0];
  const SE: Vec2 = [width, depth];
  const SW: Vec2 = [0, depth];
  const inner = (point: Vec2): readonly Vec2[] => (indent ? [point] : []);
  switch (corner) {
    case "NE":
      return [NW, [north, 0], ...inner([north, depth - east]), [width, depth - east], SE, SW];
    case "NW":
      return [[width - north, 0], NE, SE, SW, [0, depth - west], ...inner([width - north, depth - west])];
    case "SE":
      return [NW, NE, [width, east], ...inner([south, east]), [south, depth], SW];
    case "SW":
      return [NW, NE, SE, [width - south, depth], ...inner([width - south, west]), [0, west]];
  }
}

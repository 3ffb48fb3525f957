import type { Room } from "@stanza/project";
import type { Drawing, Shape } from "../drawing.ts";
import { layOut } from "../layout/lay-out.ts";
import { type Block, blockPairs, openBlocks } from "./dxf-blocks.ts";
import { DIMENSION_STYLE, dimensionEntity, dimensionStyle } from "./dxf-dimension.ts";
import { entities } from "./dxf-entities.ts";
import { layerOf } from "./dxf-layers.ts";
import { applicationEntry, roomData } from "./dxf-own-data.ts";
import { number, type Pair, point, section, table, withHandles } from "./dxf-pairs.ts";

/**
 * The drawing as a DXF file of release 12 (AC1009), which every CAD program reads: millimetres, 1:1, Y upwards. Layers by discipline and
 * role, dimensions that other programs measure anew, a block for each article with its code, name and number as attributes. What lines do not
 * say of rooms and openings is extended data, which other programs keep and ignore. Texts and dimensions have their places and sizes for paper at `scale`. Characters outside ASCII are written as `\U+xxxx`.
 *
 * Source: Autodesk, DXF reference for release 12. `$INSUNITS` = 4 (mm) is of a later release and skipped by programs that do not know it.
 */
export function toDxf(drawing: Drawing, scale = 50): string {
  const { shapes, bounds, positions = [], rooms = [] } = layOut(drawing, scale);
  const drawn = shapes.filter((shape) => layerOf(shape) !== null);
  const articles = openBlocks();
  const figures: Block[] = [];
  const byOwner = Map.groupBy(
    drawn.filter((shape) => positions.length > 0 && isBody(shape)),
    ({ owner }) => owner,
  );
  const inserted = positions.map((position) => ({ position, shapes: byOwner.get(position.owner) ?? [] }));
  const inBlocks = new Set(inserted.flatMap((one) => one.shapes));
  const carriers = carriersOf(rooms, drawn);
  const written = [
    ...drawn
      .filter((shape) => !inBlocks.has(shape))
      .flatMap((shape): readonly Pair[] => {
        const room = carriers.get(shape);
        if (shape.type !== "dimension")
          return room ? withData(entities(shape), roomData(room)) : entities(shape);
        const name = `*D${figures.length + 1}`;
        const { entity, content } = dimensionEntity(shape, name, scale);
        figures.push({ name, content });
        return entity;
      }),
    ...inserted.flatMap((one) => articles.insert(one.position, one.shapes)),
  ];
  const layers = new Map(drawn.map((shape) => layerOf(shape)!));
  const body = withHandles([
    ...section("TABLES", [
      ...table("LTYPE", [
        lineType("CONTINUOUS", "Solid line", []),
        lineType("DASHED", "Dashed __ __", [60, -40]),
      ]),
      ...table("LAYER", [["0", 7] as const, ...layers].map(layerEntry)),
      ...table("STYLE", [TEXT_STYLE]),
      ...table("APPID", [applicationEntry]),
      ...table("DIMSTYLE", [dimensionStyle(scale)]),
    ]),
    ...section("BLOCKS", [...articles.blocks, ...figures].flatMap(blockPairs)),
    ...section("ENTITIES", written),
  ]);
  const pairs: readonly Pair[] = [
    ...section("HEADER", [
      [9, "$ACADVER"],
      [1, "AC1009"],
      [9, "$HANDLING"],
      [70, 1],
      [9, "$HANDSEED"],
      [5, body.next],
      [9, "$INSUNITS"],
      [70, 4],
      [9, "$MEASUREMENT"],
      [70, 1],
      [9, "$LUPREC"],
      [70, 0],
      [9, "$DIMSTYLE"],
      [2, DIMENSION_STYLE],
      [9, "$EXTMIN"],
      ...point([bounds.min[0], bounds.max[1]]),
      [9, "$EXTMAX"],
      ...point([bounds.max[0], bounds.min[1]]),
    ]),
    ...body.pairs,
    [0, "EOF"],
  ];
  return `${pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join("\r\n")}\r\n`;
}

/** The shape that carries each room's data: its floor, or the first wall of a room without one. */
function carriersOf(rooms: readonly Room[], shapes: readonly Shape[]): ReadonlyMap<Shape, Room> {
  return new Map(
    rooms.flatMap((room): readonly (readonly [Shape, Room])[] => {
      const owners = [room.id, ...room.walls.map(({ id }) => id)];
      const first = owners
        .map((id) =>
          shapes.find(({ owner, type }) => owner === id && (type === "polygon" || type === "polyline")),
        )
        .find((shape) => shape !== undefined);
      return first ? [[first, room]] : [];
    }),
  );
}

/** An entity with extended data: it stands before the first entity that is part of it. */
function withData(entity: readonly Pair[], data: readonly Pair[]): readonly Pair[] {
  const end = entity.findIndex(([code], i) => i > 0 && code === 0);
  return end < 0 ? [...entity, ...data] : [...entity.slice(0, end), ...data, ...entity.slice(end)];
}

/** What of a row belongs into its block: its body, not its number or its measures; the hole in a wall stays the wall's. */
const isBody = ({ role, owner }: Shape): boolean =>
  owner !== undefined &&
  role !== "label" &&
  role !== "opening" &&
  role !== "dimension" &&
  role !== "dimension-chain";

const layerEntry = ([name, colour]: readonly [string, number]): readonly Pair[] => [
  [0, "LAYER"],
  [2, name],
  [70, 0],
  [62, colour],
  [6, "CONTINUOUS"],
];

const TEXT_STYLE: readonly Pair[] = [
  [0, "STYLE"],
  [2, "STANDARD"],
  [70, 0],
  [40, number(0)],
  [41, number(1)],
  [50, number(0)],
  [71, 0],
  [42, number(2.5)],
  [3, "txt"],
  [4, ""],
];

function lineType(name: string, description: string, dashes: readonly number[]): readonly Pair[] {
  return [
    [0, "LTYPE"],
    [2, name],
    [70, 0],
    [3, description],
    [72, 65],
    [73, dashes.length],
    [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)],
    ...dashes.map((dash): Pair => [49, dash]),
  ];
}

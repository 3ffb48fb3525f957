import type { Vec2 } from "@stanza/geometry";
import type { DrawnPosition, Shape } from "../drawing.ts";
import { entities, head } from "./dxf-entities.ts";
import { openingData } from "./dxf-own-data.ts";
import { circle, number, type Pair, plainText, point } from "./dxf-pairs.ts";

/** A block and its content. */
export interface Block {
  readonly name: string;
  readonly content: readonly Pair[];
}

export const blockPairs = ({ name, content }: Block): readonly Pair[] => [
  [0, "BLOCK"],
  [8, "0"],
  [2, name],
  [70, name.startsWith("*") ? 1 : content.some(([code, value]) => code === 0 && value === "ATTDEF") ? 2 : 0],
  ...point([0, 0]),
  [3, name],
  [1, ""],
  ...content,
  [0, "ENDBLK"],
  [8, "0"],
];

/** The attributes of an article's block; the first two stay unseen. */
const ATTRIBUTES = [
  { tag: "CODE", prompt: "Code", of: ({ code }: DrawnPosition) => code },
  { tag: "NAME", prompt: "Name", of: ({ description }: DrawnPosition) => description },
  { tag: "POS", prompt: "Position", of: ({ mark }: DrawnPosition) => mark ?? "" },
] as const;
const ATTRIBUTE_MM = 40;
const UNSEEN = 1;

/** Blocks by their content, so that equal articles are one block. */
export interface ArticleBlocks {
  /** The insertion of the article that these shapes show, with its code, name and number as attributes. */
  insert(position: DrawnPosition, shapes: readonly Shape[]): readonly Pair[];
  readonly blocks: readonly Block[];
}

export function openBlocks(): ArticleBlocks {
  const blocks: Block[] = [];
  const byContent = new Map<string, string>();
  const named = (code: string, content: readonly Pair[]): string => {
    const key = JSON.stringify([code, content]);
    const known = byContent.get(key);
    if (known !== undefined) return known;
    const base = blockName(code);
    let name = base;
    for (let n = 2; blocks.some((block) => block.name === name); n++) name = `${base}_${n}`;
    byContent.set(key, name);
    blocks.push({ name, content });
    return name;
  };
  return {
    blocks,
    insert(position, shapes) {
      const [first] = shapes;
      if (!first) return [];
      const drawn = shapes.flatMap((shape) => entities(toBlock(shape, position)));
      const attributes = ATTRIBUTES.flatMap(({ tag, prompt, of }): readonly Pair[] => [
        ...head("ATTDEF", first),
        ...attribute([0, 0], tag === "CODE" ? of(position) : "", tag, 0),
        [3, prompt],
      ]);
      const { opening, code } = position;
      const name = named(opening ? `${opening}-${code}` : code, [...drawn, ...attributes]);
      return [
        ...head("INSERT", { ...first, dashed: false }),
        [66, 1],
        [2, name],
        ...point(position.at),
        [50, number(circle(position.turn))],
        ...(position.hole ? openingData(position.hole) : []),
        ...ATTRIBUTES.flatMap(({ tag, of }): readonly Pair[] => [
          ...head("ATTRIB", { ...first, dashed: false }),
          ...attribute(position.at, of(position), tag, position.turn),
        ]),
        ...head("SEQEND", { ...first, dashed: false }),
      ];
    },
  };
}

const attribute = (at: Vec2, value: string, tag: string, turn: number): readonly Pair[] => [
  ...point(at),
  [40, number(ATTRIBUTE_MM)],
  [1, plainText(value)],
  [2, tag],
  [70, UNSEEN],
  [50, number(circle(turn))],
  [7, "STANDARD"],
];

/** Names of release 12: at most 31 of these characters, with room for a number. */
const blockName = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^A-Z0-9_-]/g, "_")
    .slice(0, 27) || "ARTICLE";

/** drawing → block: the article's origin is the block's, and its turn is undone. */
function toBlock(shape: Shape, { at, turn }: DrawnPosition): Shape {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const local = ([x, y]: Vec2): Vec2 => {
    const [dx, dy] = [x - at[0], y - at[1]];
    return [tidy(dx * cos - dy * sin), tidy(dx * sin + dy * cos)];
  };
  switch (shape.type) {
    case "polygon":
      return {
        ...shape,
        points: shape.points.map(local),
        ...(shape.holes ? { holes: shape.holes.map((ring) => ring.map(local)) } : {}),
      };
    case "polyline":
      return { ...shape, points: shape.points.map(local) };
    case "arc":
      return {
        ...shape,
        centre: local(shape.centre),
        startAngle: tidy(shape.startAngle + turn),
        endAngle: tidy(shape.endAngle + turn),
      };
    case "text":
      return {
        ...shape,
        at: local(shape.at),
        angle: tidy(shape.angle + turn),
        ...(shape.leader ? { leader: shape.leader.map(local) } : {}),
      };
    default:
      return shape;
  }
}

const tidy = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;

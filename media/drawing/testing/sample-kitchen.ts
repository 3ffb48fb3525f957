import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import type { Vec2, Vec3 } from "@stanza/geometry";
import type { Room, Row } from "@stanza/project";
import type { MaterialLooks } from "../picture/material-looks.ts";

type Article = EvaluatedRow["article"];
type Part = Article["parts"][number];

const COLORS: Readonly<Record<string, readonly [color: string, opacity: number]>> = {
  carcass: ["#efece6", 1],
  sage: ["#8d9a86", 1],
  oak: ["#c8a981", 1],
  steel: ["#9b9a97", 1],
  stone: ["#5b5956", 1],
  black: ["#262523", 1],
  glass: ["#bcd3d6", 0.35],
  white: ["#f4f2ee", 1],
};

/** The materials of the sample articles. */
export const sampleMaterials: MaterialLooks = (code) => {
  const look = COLORS[code];
  return look && { color: look[0], opacity: look[1] };
};

const box = (id: string, at: Vec3, size: Vec3, material: string, layer = "carcass"): Part => ({
  id,
  solid: { type: "box", size },
  at,
  material,
  layer,
});

function article(neutro: string, size: Vec3, parts: readonly Part[], more: Partial<Article> = {}): Article {
  return {
    neutro,
    description: { en: neutro },
    tags: [],
    mount: "floor",
    elevation: 0,
    variables: [],
    box: size,
    parts,
    anchors: [],
    plan: [],
    clearances: [],
    erpLines: [],
    skipBasket: false,
    problems: [],
    values: {},
    ...more,
  };
}

function carcass(w: number, y: number, h: number, d: number): readonly Part[] {
  return [
    box("sideL", [0, y, 0], [18, h, d], "carcass"),
    box("sideR", [w - 18, y, 0], [18, h, d], "carcass"),
    box("bottom", [18, y, 0], [w - 36, 18, d], "carcass"),
    box("top", [18, y + h - 18, 0], [w - 36, 18, d], "carcass"),
    box("back", [18, y + 18, 10], [w - 36, h - 36, 8], "carcass"),
    box("shelf", [18, y + h / 2, 18], [w - 36, 18, d - 40], "carcass"),
  ];
}

const leg = (n: number, x: number, z: number): Part => ({
  id: `leg#${n}`,
  solid: { type: "cylinder", radius: 20, height: 100, axis: "y" },
  at: [x, 0, z],
  material: "black",
  layer: "legs",
});

const bar = (id: string, x: number, y: number, z: number, length: number): Part => ({
  id,
  solid: { type: "cylinder", radius: 6, height: length, axis: "x" },
  at: [x, y, z],
  material: "steel",
  layer: "handles",
});

/** A base unit 820 high with one door, hinged left, or `drawers` drawers. */
export function baseUnit(width: number, drawers = 0, front = "sage"): Article {
  const [y, h, d] = [100, 720, 560];
  const fronts: readonly Part[] =
    drawers === 0
      ? [
          {
            ...box("door", [2, y + 2, d], [width - 4, h - 4, 19], front, "fronts"),
            open: { kind: "hinge", axis: "L", amount: 110 },
          },
          bar("handle", width - 190, y + h - 60, d + 40, 150),
        ]
      : Array.from({ length: drawers }, (_, i): readonly Part[] => {
          const height = h / drawers;
          return [
            {
              ...box(`drawer#${i}`, [2, y + 2 + i * height, d], [width - 4, height - 4, 19], front, "fronts"),
              open: { kind: "slide", axis: "z", amount: 450 },
            },
            bar(`handle#${i}`, width / 2 - 80, y + i * height + height - 50, d + 40, 160),
          ];
        }).flat();
  return article(
    `BASE-${width}`,
    [width, y + h, d + 19],
    [
      leg(1, 60, 60),
      leg(2, width - 60, 60),
      leg(3, 60, 500),
      leg(4, width - 60, 500),
      ...carcass(width, y, h, d),
      ...fronts,
    ],
    { tags: ["base"] },
  );
}

/** A tall unit with an oven-sized recess of black glass. */
export function tallUnit(width: number): Article {
  const [y, h, d] = [100, 2060, 560];
  return article(
    `TALL-${width}`,
    [width, y + h, d + 19],
    [
      box("plinth", [0, 0, 40], [width, y, d - 60], "black"),
      ...carcass(width, y, h, d),
      {
        ...box("low", [2, y + 2, d], [width - 4, 716, 19], "oak", "fronts"),
        open: { kind: "hinge", axis: "R", amount: 110 },
      },
      box("oven", [2, y + 722, d - 20], [width - 4, 592, 45], "black", "fronts"),
      box("window", [60, y + 800, d + 25], [width - 120, 360, 2], "steel", "glass"),
      bar("oven-bar", 60, y + 1240, d + 60, width - 120),
      {
        ...box("high", [2, y + 1318, d], [width - 4, 738, 19], "oak", "fronts"),
        open: { kind: "hinge", axis: "R", amount: 110 },
      },
    ],
  );
}

/** A wall unit 720 high; `glazed` has a glass door and shows its shelf. */
export function wallUnit(width: number, glazed = false): Article {
  return article(
    `WALL-${width}`,
    [width, 720, 339],
    [
      ...carcass(width, 0, 720, 320),
      {
        ...box("door", [2, 2, 320], [width - 4, 716, 19], glazed ? "glass" : "white", "fronts"),
        open: { kind: "hinge", axis: "R", amount: 110 },
      },
      bar("handle", 40, 40, 360, 150),
    ],
    { mount: "wall", elevation: 1440 },
  );
}

export function worktop(length: number): Article {
  return article(
    `TOP-${length}`,
    [length, 38, 620],
    [box("top", [0, 0, 0], [length, 38, 620], "stone", "worktop")],
    {
      tags: ["worktop"],
      mount: "worktop",
    },
  );
}

/** A door, hinged left, that swings into the room; its frame's Z runs through the wall from outside to inside. */
export function door(width: number, thickness: number): Article {
  return article(
    "DOOR",
    [width, 2100, thickness],
    [
      box("leaf", [40, 0, thickness - 44], [width - 80, 2060, 44], "white", "fronts"),
      box("jambL", [0, 0, 0], [40, 2100, thickness + 10], "white"),
      box("jambR", [width - 40, 0, 0], [40, 2100, thickness + 10], "white"),
      box("head", [40, 2060, 0], [width - 80, 40, thickness + 10], "white"),
    ],
    {
      mount: "wall-opening",
      opening: { width, height: 2100, sill: 0 },
      plan: [
        {
          type: "line",
          points: [
            [0, thickness],
            [0, thickness + width],
          ],
          style: "outline",
        },
        { type: "arc", points: [[0, thickness]], radius: width, startAngle: -90, endAngle: 0, style: "thin" },
      ],
    },
  );
}

export function window(width: number, thickness: number): Article {
  return article(
    "WINDOW",
    [width, 1200, thickness],
    [
      box("pane", [50, 50, thickness / 2], [width - 100, 1100, 20], "glass", "glass"),
      box("left", [0, 0, 0], [50, 1200, thickness], "white"),
      box("right", [width - 50, 0, 0], [50, 1200, thickness], "white"),
      box("low", [50, 0, 0], [width - 100, 50, thickness], "white"),
      box("high", [50, 1150, 0], [width - 100, 50, thickness], "white"),
    ],
    { mount: "wall-opening", opening: { width, height: 1200, sill: 900 } },
  );
}

export const sampleRoom: Room = {
  id: "room",
  name: "Cucina",
  template: "rt4",
  walls: [
    { id: "A", start: [0, 0], thickness: 100 },
    { id: "B", start: [5000, 0], thickness: 300 },
    { id: "C", start: [5000, 3600], thickness: 100 },
    { id: "D", start: [0, 3600], thickness: 100 },
  ],
  openEnd: null,
  height: 2700,
  floorMaterial: "floor",
  wallMaterial: "wall",
};

function placed(id: string, made: Article, at: Vec3, rotY: number, automatic = false): EvaluatedRow {
  const row: Row = {
    id,
    catalogue: "cucina",
    model: "ARIA",
    article: made.neutro,
    choices: {},
    placement: { on: "room", at, rotY },
    quantity: 1,
  };
  return {
    row,
    frame: { at, rotY },
    article: made,
    description: made.description,
    ...(automatic ? { automatic: { rule: "AUTO-WORKTOP", members: [] } } : {}),
  };
}

function onWall(
  id: string,
  wall: string,
  offset: number,
  made: Article,
  at: Vec3,
  rotY: number,
): EvaluatedRow {
  const row = placed(id, made, at, rotY);
  return { ...row, row: { ...row.row, placement: { on: "wall", wall, offset, elevation: 0 } } };
}

/** A believable kitchen of 5.0 by 3.6 m: a line on wall A, a leg on wall B, an island, a door in D, a window in B. */
export const sampleKitchen: EvaluatedProject = {
  rows: [
    placed("tall", tallUnit(600), [400, 0, 0], 0),
    placed("b1", baseUnit(600), [1000, 0, 0], 0),
    placed("b2", baseUnit(900, 3), [1600, 0, 0], 0),
    placed("b3", baseUnit(600), [2500, 0, 0], 0),
    placed("b4", baseUnit(450), [3100, 0, 0], 0),
    placed("w1", wallUnit(600), [1000, 1440, 0], 0),
    placed("w2", wallUnit(900, true), [1600, 1440, 0], 0),
    placed("w3", wallUnit(600), [2500, 1440, 0], 0),
    placed("i1", baseUnit(900, 2, "oak"), [2900, 0, 2500], 180),
    placed("i2", baseUnit(900, 2, "oak"), [2000, 0, 2500], 180),
    placed("top", worktop(2550), [1000, 820, 0], 0, true),
    placed("top2", worktop(1800), [2900, 820, 2500], 180, true),
    onWall("door", "C", 800, door(900, 100), [4200, 0, 3700], 180),
    onWall("window", "B", 900, window(1400, 300), [5300, 900, 900], 270),
  ],
  failed: [],
};

/** A hob of 800 in the worktop of wall A, `x` from its start. */
export const hob = (id: string, x: number): EvaluatedRow =>
  placed(
    id,
    article("HOB-800", [800, 46, 520], [box("plate", [0, 0, 0], [800, 6, 520], "black", "appliances")], {
      tags: ["appliance", "hob", "inset"],
      mount: "worktop",
    }),
    [x, 858, 40],
    0,
  );

/** A socket of 80 by 80 on wall A; `at` is its lower left corner along the wall and above the floor. */
export const socket = (id: string, [x, y]: Vec2): EvaluatedRow =>
  placed(
    id,
    article("POINT", [80, 80, 13], [box("plate", [0, 0, 0], [80, 80, 9], "white", "appliances")], {
      tags: ["service-point"],
      mount: "wall",
      skipBasket: true,
      plan: [
        { type: "arc", points: [[40, 60]], radius: 55, startAngle: 0, endAngle: 360, style: "thin" },
        { type: "text", points: [[40, 60]], text: "P", style: "thin" },
      ],
    }),
    [x, y, 0],
    0,
  );

import type { Vec3 } from "@stanza/geometry";
import type { Part, Surface, ViewerRoom, ViewerRow } from "@stanza/models";

/** A kitchen written by hand: base units, a tall oven housing, wall units, an island, a door and a window. */
export const KITCHEN_SURFACES: Readonly<Record<string, Surface>> = {
  carcass: { color: "#e9e5dd", roughness: 0.7, metalness: 0, opacity: 1, pattern: "plain" },
  front: { color: "#59655a", roughness: 0.55, metalness: 0, opacity: 1, pattern: "plain" },
  oak: { color: "#c8a275", accent: "#93693f", roughness: 0.55, metalness: 0, opacity: 1, pattern: "wood" },
  marble: {
    color: "#ece8e1",
    accent: "#8d8880",
    roughness: 0.22,
    metalness: 0,
    opacity: 1,
    pattern: "stone",
  },
  steel: { color: "#b9bab8", roughness: 0.32, metalness: 1, opacity: 1, pattern: "brushed" },
  brass: { color: "#b08d57", roughness: 0.3, metalness: 1, opacity: 1, pattern: "brushed" },
  blackGlass: { color: "#101113", roughness: 0.06, metalness: 0, opacity: 1, pattern: "plain" },
  glass: { color: "#dfeaf0", roughness: 0.04, metalness: 0, opacity: 0.22, pattern: "plain" },
  frame: { color: "#f4f2ee", roughness: 0.5, metalness: 0, opacity: 1, pattern: "plain" },
  plinth: { color: "#3c3a37", roughness: 0.6, metalness: 0, opacity: 1, pattern: "plain" },
};

type Options = Partial<Pick<Part, "open" | "grain" | "rot">>;
const box = (
  id: string,
  material: string,
  at: Vec3,
  size: Vec3,
  layer = "carcass",
  more: Options = {},
): Part => ({
  id,
  material,
  layer,
  at,
  solid: { type: "box", size },
  ...more,
});

const bar = (id: string, at: Vec3, length: number, axis: "x" | "y"): readonly Part[] => {
  const foot = (end: number): Part => ({
    id: `${id}-foot-${end}`,
    material: "brass",
    layer: "handles",
    at: axis === "x" ? [at[0] + end, at[1], at[2] - 28] : [at[0], at[1] + end, at[2] - 28],
    solid: { type: "cylinder", radius: 4, height: 28, axis: "z" },
  });
  return [
    {
      id,
      material: "brass",
      layer: "handles",
      at,
      solid: { type: "cylinder", radius: 6, height: length, axis },
    },
    foot(20),
    foot(length - 20),
  ];
};

/** Sides, bottom, back and rails of a cabinet from the floor gap up. */
function carcass(w: number, h: number, d: number, y: number, shelves: number): Part[] {
  const parts = [
    box("left", "carcass", [0, y, 0], [18, h, d]),
    box("right", "carcass", [w - 18, y, 0], [18, h, d]),
    box("bottom", "carcass", [18, y, 0], [w - 36, 18, d]),
    box("top", "carcass", [18, y + h - 18, 0], [w - 36, 18, d]),
    box("back", "carcass", [18, y + 18, 0], [w - 36, h - 36, 8]),
  ];
  for (let i = 1; i <= shelves; i++) {
    parts.push(box(`shelf#${i}`, "carcass", [19, y + (h * i) / (shelves + 1), 10], [w - 38, 18, d - 40]));
  }
  return parts;
}

const GAP = 3;
const PLINTH = 100;
const BASE = 780;
const DEPTH = 560;

const plinth = (w: number, d = DEPTH): Part =>
  box("plinth", "plinth", [0, 0, d - 70], [w, PLINTH - 4, 16], "legs", { grain: "x" });

function doors(
  w: number,
  h: number,
  y: number,
  d: number,
  count: 1 | 2,
  material: string,
  handleTop: boolean,
): Part[] {
  const width = w / count - GAP;
  return Array.from({ length: count }, (_, i): Part[] => {
    const x = (w / count) * i + GAP / 2;
    const hinge = count === 2 && i === 1 ? "R" : "L";
    const handleX = hinge === "L" ? x + width - 40 : x + 40;
    const handleY = handleTop ? y + h - 60 - 220 : y + 60;
    return [
      box(`door#${i + 1}`, material, [x, y + GAP / 2, d], [width, h - GAP, 20], "fronts", {
        grain: "y",
        open: { kind: "hinge", axis: hinge, amount: 100 },
      }),
      ...bar(`handle#${i + 1}`, [handleX, handleY, d + 48], 220, "y"),
    ];
  }).flat();
}

function drawers(
  w: number,
  h: number,
  y: number,
  d: number,
  heights: readonly number[],
  material: string,
): Part[] {
  const total = heights.reduce((a, b) => a + b, 0);
  let at = y;
  return heights.flatMap((share, i): Part[] => {
    const height = (h * share) / total;
    const low = at + GAP / 2;
    at += height;
    const open = { kind: "slide", axis: "z", amount: 380 - i * 90 } as const;
    const length = Math.min(w - 140, 620);
    return [
      box(`drawer#${i + 1}`, material, [GAP / 2, low, d], [w - GAP, height - GAP, 20], "fronts", {
        grain: "x",
        open,
      }),
      box(`drawer-box#${i + 1}`, "carcass", [30, low + 20, 60], [w - 60, height * 0.5, d - 62], "carcass", {
        open,
      }),
      ...bar(`handle#${i + 1}`, [(w - length) / 2, low + height - 46, d + 48], length, "x"),
    ];
  });
}

const base = (id: string, x: number, w: number, fronts: Part[]): ViewerRow => ({
  id,
  frame: { at: [x, 0, 0], rotY: 0 },
  parts: [...carcass(w, BASE, DEPTH, PLINTH, 1), plinth(w), ...fronts],
});

function tallOven(x: number): ViewerRow {
  const w = 600;
  const top = 2200;
  return {
    id: "tall-oven",
    frame: { at: [x, 0, 0], rotY: 0 },
    parts: [
      ...carcass(w, top - PLINTH, DEPTH, PLINTH, 3),
      plinth(w),
      ...drawers(w, 600, PLINTH, DEPTH, [1, 1], "oak"),
      box("oven-frame", "steel", [2, 702, DEPTH], [w - 4, 592, 18], "fronts", { grain: "x" }),
      box("oven-glass", "blackGlass", [4, 704, DEPTH + 18], [w - 8, 470, 6], "fronts"),
      box("oven-panel", "blackGlass", [4, 1180, DEPTH + 18], [w - 8, 112, 5], "fronts"),
      {
        id: "oven-handle",
        material: "steel",
        layer: "fronts",
        at: [60, 1142, DEPTH + 58],
        solid: { type: "cylinder", radius: 9, height: w - 120, axis: "x" },
      },
      ...doors(w, 900, 1300, DEPTH, 1, "oak", false),
    ],
  };
}

const wallUnit = (id: string, x: number, w: number): ViewerRow => ({
  id,
  frame: { at: [x, 1480, 0], rotY: 0 },
  parts: [...carcass(w, 720, 330, 0, 2), ...doors(w, 720, 0, 330, 2, "oak", false)],
});

const worktop: ViewerRow = {
  id: "worktop",
  frame: { at: [600, 880, 0], rotY: 0 },
  parts: [
    {
      id: "top",
      material: "marble",
      layer: "worktop",
      at: [0, 0, 0],
      grain: "x",
      solid: {
        type: "extrusion",
        axis: "y",
        length: 30,
        profile: [
          [0, 0],
          [3000, 0],
          [3000, 605],
          [0, 605],
        ],
      },
    },
    box("upstand", "marble", [0, 30, 0], [3000, 560, 14], "worktop", { grain: "x" }),
    box("hob", "blackGlass", [140, 30, 60], [620, 6, 490], "worktop"),
    box("basin", "steel", [1080, 18, 100], [500, 14, 400], "worktop"),
    {
      id: "tap",
      material: "brass",
      layer: "worktop",
      at: [1330, 30, 70],
      solid: { type: "cylinder", radius: 14, height: 330, axis: "y" },
    },
    {
      id: "spout",
      material: "brass",
      layer: "worktop",
      at: [1330, 348, 70],
      solid: { type: "cylinder", radius: 11, height: 190, axis: "z" },
    },
  ],
};

const island: ViewerRow = {
  id: "island",
  frame: { at: [1150, 0, 2500], rotY: 0 },
  parts: [
    ...carcass(1900, BASE, 640, PLINTH, 1),
    box("back-panel", "front", [0, PLINTH, -20], [1900, BASE, 20], "fronts"),
    box("plinth", "plinth", [40, 0, 50], [1820, PLINTH - 4, 520], "legs"),
    ...doors(950, BASE, PLINTH, 640, 2, "front", true),
    ...doors(950, BASE, PLINTH, 640, 2, "front", true).map(
      (part): Part => ({ ...part, id: `b-${part.id}`, at: [part.at[0] + 950, part.at[1], part.at[2]] }),
    ),
    box("top", "marble", [-20, 880, -260], [1940, 40, 940], "worktop", { grain: "x" }),
    box("leg", "front", [-20, 0, -260], [40, 880, 240], "fronts"),
    box("leg#2", "front", [1880, 0, -260], [40, 880, 240], "fronts"),
  ],
};

const frameOf = (w: number, h: number, depth: number, rail: number): Part[] => [
  box("jamb-left", "frame", [0, 0, 0], [rail, h, depth], "frame"),
  box("jamb-right", "frame", [w - rail, 0, 0], [rail, h, depth], "frame"),
  box("head", "frame", [rail, h - rail, 0], [w - 2 * rail, rail, depth], "frame"),
];

const windowRow: ViewerRow = {
  id: "window",
  wall: "A",
  frame: { at: [1650, 1500, -90], rotY: 0 },
  parts: [
    ...frameOf(1260, 900, 70, 55),
    box("sill", "frame", [-20, -25, 0], [1300, 25, 130], "frame"),
    box("rail", "frame", [55, 0, 0], [1150, 55, 70], "frame"),
    box("mullion", "frame", [605, 55, 0], [50, 790, 70], "frame"),
    box("pane", "glass", [55, 55, 30], [1150, 790, 8], "glass"),
  ],
};

const doorRow: ViewerRow = {
  id: "door",
  wall: "D",
  frame: { at: [0, 0, 3300], rotY: 90 },
  parts: [
    ...frameOf(900, 2100, 20, 60),
    box("leaf", "frame", [60, 8, -40], [780, 2032, 40], "fronts", {
      open: { kind: "hinge", axis: "L", amount: 80 },
    }),
    ...bar("handle", [740, 1020, 48], 130, "x"),
  ],
};

export const KITCHEN_ROWS: readonly ViewerRow[] = [
  tallOven(0),
  base("drawers", 600, 900, drawers(900, BASE, PLINTH, DEPTH, [2, 2, 1], "front")),
  base("sink", 1500, 900, doors(900, BASE, PLINTH, DEPTH, 2, "front", true)),
  base("dishwasher", 2400, 600, doors(600, BASE, PLINTH, DEPTH, 1, "front", true)),
  base("base", 3000, 600, drawers(600, BASE, PLINTH, DEPTH, [2, 2, 1], "front")),
  {
    ...tallOven(3600),
    id: "tall-larder",
    parts: [
      ...carcass(600, 2100, DEPTH, PLINTH, 4),
      plinth(600),
      ...doors(600, 2100, PLINTH, DEPTH, 1, "oak", true),
    ],
  },
  wallUnit("wall-1", 600, 900),
  wallUnit("wall-2", 3000, 600),
  worktop,
  island,
  windowRow,
  doorRow,
];

const HEIGHT = 2700;
export const KITCHEN_ROOM: ViewerRoom = {
  id: "room",
  floorMaterial: "floor-oak",
  wallMaterial: "wall-linen",
  walls: [
    {
      id: "A",
      inner: { from: [0, 0], to: [4200, 0] },
      outer: { from: [-120, -120], to: [4320, -120] },
      height: HEIGHT,
      openings: [{ offset: 1650, elevation: 1500, width: 1260, height: 900 }],
    },
    {
      id: "B",
      inner: { from: [4200, 0], to: [4200, 4200] },
      outer: { from: [4320, -120], to: [4320, 4320] },
      height: HEIGHT,
      openings: [],
    },
    {
      id: "C",
      inner: { from: [4200, 4200], to: [0, 4200] },
      outer: { from: [4320, 4320], to: [-120, 4320] },
      height: HEIGHT,
      openings: [],
    },
    {
      id: "D",
      inner: { from: [0, 4200], to: [0, 0] },
      outer: { from: [-120, 4320], to: [-120, -120] },
      height: HEIGHT,
      openings: [{ offset: 900, elevation: 0, width: 900, height: 2100 }],
    },
  ],
};

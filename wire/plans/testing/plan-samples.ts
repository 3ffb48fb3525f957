import { flatDxf } from "./dxf-text.ts";
import { box, homeXml, piece, room, sh3d, wall } from "./home-xml.ts";

type Point = readonly [number, number];

const OUTER = "thickness='30'";
const INNER = "thickness='10'";
const BUILDING_HEIGHT = 270;

/** Corners of a rectangle. */
const rectangle = (x0: number, y0: number, x1: number, y1: number): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

const opening = (name: string, x: number, y: number, width: number, more = {}): string =>
  piece("doorOrWindow", { name, x, y, width, depth: 30, height: 210, ...more });
const QUARTER = { angle: Math.PI / 2 };
const OVER_A_SILL = { elevation: 90, height: 130 };

/** Four rooms of 9 by 6 m outside, with doors, windows, a passage, a door that stands in no wall, and some furniture in a group. */
const apartment = homeXml(
  ...box(15, 15, 885, 585, OUTER),
  wall("p1", [500, 15, 500, 585], INNER),
  wall("p2", [500, 300, 885, 300], INNER),
  wall("p3", [15, 400, 500, 400], INNER),
  room("Living", rectangle(30, 30, 495, 395)),
  room("Study", rectangle(30, 405, 495, 570)),
  room("Kitchen", rectangle(505, 30, 870, 295)),
  room("Bath", rectangle(505, 305, 870, 570)),
  opening("Front door", 100, 15, 90),
  opening("Door", 500, 200, 80, { ...QUARTER, depth: 10 }),
  opening("Open door frame", 250, 400, 120, { depth: 10 }),
  opening("Door", 500, 450, 80, { ...QUARTER, depth: 10 }),
  opening("Window", 300, 15, 150, OVER_A_SILL),
  opening("Window", 700, 15, 120, OVER_A_SILL),
  opening("Door", 250, 200, 80),
  piece(
    "furnitureGroup",
    { name: "Dining" },
    piece("pieceOfFurniture", { name: "Table", x: 250, y: 250, width: 160, depth: 90, height: 75 }) +
      piece("pieceOfFurniture", { name: "Chair", x: 250, y: 330, width: 45, depth: 45, height: 90 }),
  ),
);

const ROUND = { middle: [400, 200], radius: 185 } as const;
/** The inner face of the half circle that closes the room on its right, from above to below. */
const bow = Array.from({ length: 25 }, (_, i): Point => {
  const angle = -Math.PI / 2 + (i / 24) * Math.PI;
  const { middle, radius } = ROUND;
  return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
});

/** A studio whose right wall is a half circle. */
const roundStudio = homeXml(
  wall("n", [0, 0, 400, 0], OUTER),
  wall("e", [400, 0, 400, 400], `${OUTER} arcExtent='${Math.PI}'`),
  wall("s", [400, 400, 0, 400], OUTER),
  wall("w", [0, 400, 0, 0], OUTER),
  room("Studio", [[15, 15], ...bow, [15, 385]]),
  opening("Front door", 0, 200, 90, QUARTER),
  opening("Window", 200, 0, 120, OVER_A_SILL),
);

const onLevel = (level: string, elements: readonly string[]) =>
  elements.map((element) => element.replace(/^<(\w+) /, `<$1 level='${level}' `));

/** A house of two storeys. */
const twoStoreys = homeXml(
  piece("level", { id: "ground", name: "Ground", elevation: 0, floorThickness: 30, height: BUILDING_HEIGHT }),
  piece("level", {
    id: "upper",
    name: "Upper",
    elevation: BUILDING_HEIGHT + 30,
    floorThickness: 30,
    height: BUILDING_HEIGHT,
  }),
  ...onLevel("ground", [
    ...box(15, 15, 785, 485, OUTER),
    room("Hall", rectangle(30, 30, 770, 470)),
    opening("Front door", 100, 15, 90),
  ]),
  ...onLevel("upper", [
    ...box(15, 15, 785, 485, OUTER).map((one) => one.replace("id='", "id='u")),
    wall("up", [400, 15, 400, 485], INNER),
    room("Bedroom", rectangle(30, 30, 395, 470)),
    room("Bath", rectangle(405, 30, 770, 470)),
    opening("Door", 400, 250, 80, { ...QUARTER, depth: 10 }),
  ]),
);

/** The sample plans by file name: homes as XML and as archive, and drawings with and without a unit. */
export function planSamples(): Readonly<Record<string, Uint8Array>> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  return {
    "apartment.xml": bytes(apartment),
    "round-studio.xml": bytes(roundStudio),
    "two-storeys.sh3d": sh3d({ "Home.xml": twoStoreys }),
    "flat-millimetres.dxf": flatDxf().bytes(4),
    "flat-no-unit.dxf": flatDxf(0.1).bytes(),
  };
}

import type { Choices } from "@stanza/catalogue";
import type { Vec2, Vec3 } from "@stanza/geometry";
import {
  accepted,
  addRoom,
  newProject,
  type Project,
  type Room,
  type Row,
  useCatalogue,
  wallSegments,
} from "@stanza/project";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { seededRandom } from "./seeded-random.ts";

export const CATALOGUE = "CUCINA";
export const MODEL = "CALCE";
const ROOM_MM = 9000;
const CORNER_MM = 1000;
/** Height of the wall units' undersides above the floor. */
const HANGING_MM = 1480;

const BASES = [
  ["BASE-1D-600", 600],
  ["BASE-DR-800", 800],
  ["BASE-SINK-800", 800],
  ["DW-FRONT-600", 600],
  ["BASE-HOB-800", 800],
  ["BASE-2D-900", 900],
  ["TALL-OVEN-600", 600],
] as const;
const WALLS = [
  ["WALL-1D-450", 450],
  ["WALL-2D-900", 900],
  ["WALL-OPEN-300", 300],
  ["WALL-HOOD-600", 600],
] as const;

/**
 * A project of `count` rows of the demo kitchen: square rooms side by side with base, tall and wall units along all four walls, a few
 * choices on each third row. Worktops and plinths come on top of them by evaluation.
 */
export function kitchens(count: number, seed = 11): Project {
  const { open } = demoCatalogue("cucina");
  let project = accepted(
    useCatalogue(newProject(), { catalogue: CATALOGUE, version: open.version, model: MODEL }),
  );
  const random = seededRandom(seed);
  const rows: Row[] = [];
  for (let room = 0; rows.length < count; room++) {
    project = withRoom(project, room);
    rows.push(...rowsAlong(project.rooms[room]!, rows.length, random));
  }
  return { ...project, rows: rows.slice(0, count) };
}

function withRoom(project: Project, index: number): Project {
  let next = 0;
  const newId = () => `room${index}-${next++}`;
  const at: Vec2 = [index * (ROOM_MM + 1000), 0];
  return accepted(addRoom(project, { template: "rt1", dimensions: [ROOM_MM, ROOM_MM], newId, at }));
}

function rowsAlong(room: Room, first: number, random: () => number): readonly Row[] {
  const rows: Row[] = [];
  for (const { frame, from, direction, length } of wallSegments(room)) {
    for (const [units, height] of [
      [BASES, 0],
      [WALLS, HANGING_MM],
    ] as const) {
      let along = CORNER_MM;
      for (let i = 0; ; i++) {
        const [article, width] = units[i % units.length]!;
        if (along + width > length - CORNER_MM) break;
        const at: Vec3 = [from[0] + direction[0] * along, height, from[1] + direction[1] * along];
        rows.push({
          id: `row${first + rows.length}`,
          catalogue: CATALOGUE,
          model: MODEL,
          article,
          choices: rows.length % 3 === 0 ? someChoices(random) : {},
          placement: { on: "room", at, rotY: frame.rotY },
          quantity: 1,
        });
        along += width;
      }
    }
  }
  return rows;
}

function someChoices(random: () => number): Choices {
  const finish = ["M01", "M04", "F03", "L02", "V01"][Math.floor(random() * 5)]!;
  return random() < 0.5 ? { FIN: finish } : { FIN: finish, HND: "BAR320" };
}

/** The same kitchens with a depth and a plinth height for each row that no other row of its article has. */
export function differentKitchens(count: number): Project {
  const project = kitchens(count);
  const rows = project.rows.map((row, index) => ({
    ...row,
    choices: { ...row.choices, DPT: 400 + (index % 200), PLH: 60 + 5 * Math.floor(index / 200) },
  }));
  return { ...project, rows };
}

import { colourRefusal } from "../changes/add-layer.ts";
import { valueRefusal } from "../changes/change-choices.ts";
import { dimensionRefusal } from "../changes/dimension-refusal.ts";
import { ownLinesRefusal } from "../changes/set-own-lines.ts";
import { quantityRefusal } from "../changes/set-quantity.ts";
import { TRACE_SCALE } from "../changes/set-trace-picture.ts";
import {
  automaticIdRefusal,
  codeRefusal,
  coordinateRefusal,
  LIMITS,
  numberRefusal,
  sizeRefusal,
  textRefusal,
} from "../limits.ts";
import { photoRefusal } from "../photo/photo-refusal.ts";
import type { Project } from "../project.ts";
import { checkRoom } from "../room/check-room.ts";
import {
  type Check,
  eitherBy,
  fault,
  isBoolean,
  listOf,
  orNull,
  recordOf,
  recordWith,
  unless,
} from "./check-shape.ts";
import { checkTree } from "./check-tree.ts";
import type { ProjectProblem } from "./project-problem.ts";

export type CheckedProject =
  | { readonly ok: true; readonly project: Project }
  | { readonly ok: false; readonly problems: readonly ProjectProblem[] };

/** Further faults in one file are not reported. */
const MOST_PROBLEMS = 100;

const code = unless(codeRefusal);
const size = unless(sizeRefusal);
const coordinate = unless(coordinateRefusal);
const reach = unless((value, at) => numberRefusal(value, at, -LIMITS.maxSize, LIMITS.maxSize));
const turn = unless((value, at) => numberRefusal(value, at, -LIMITS.maxTurn, LIMITS.maxTurn));
const text = (max: number) => unless((value, at) => textRefusal(value, at, 0, max));
const point = (axes: number) => listOf(coordinate, { min: axes, max: axes });
const choices = recordOf(code, unless(valueRefusal));

const room = recordWith({
  id: code,
  "name?": text(LIMITS.maxDescription),
  template: code,
  walls: listOf(recordWith({ id: code, start: point(2), thickness: size, "height?": size, "layer?": code }), {
    max: LIMITS.maxWalls,
  }),
  openEnd: orNull(point(2)),
  height: size,
  floorMaterial: code,
  wallMaterial: code,
});

const row = recordWith({
  id: code,
  catalogue: code,
  model: code,
  article: code,
  choices,
  placement: eitherBy("on", {
    room: recordWith({ at: point(3), rotY: turn }),
    wall: recordWith({ wall: code, offset: reach, elevation: reach }),
  }),
  quantity: unless((value, at) => quantityRefusal(value, at)),
  "note?": text(LIMITS.maxNote),
  "lines?": unless(ownLinesRefusal),
  "group?": code,
  "layer?": code,
  "locked?": isBoolean,
  "hidden?": isBoolean,
});

const layer = recordWith({
  id: code,
  name: text(LIMITS.maxCode),
  visible: isBoolean,
  locked: isBoolean,
  colour: unless((value, at) => colourRefusal(value, at)),
});

const tracePicture = recordWith({
  sha: unless((value, at) =>
    typeof value === "string" && /^[0-9a-f]{64}$/.test(value)
      ? null
      : { cause: "badText", at, message: "expected the hash of a picture" },
  ),
  name: text(LIMITS.maxCode),
  widthPx: size,
  heightPx: size,
  at: point(2),
  mmPerPixel: unless((value, at) => numberRefusal(value, at, TRACE_SCALE.least, TRACE_SCALE.most)),
  rotY: turn,
  opacity: unless((value, at) => numberRefusal(value, at, 0, 1)),
  locked: isBoolean,
});

const shape: Check = recordWith({
  description: text(LIMITS.maxDescription),
  catalogues: recordOf(
    code,
    recordWith({ version: code, "priceList?": code, model: code, headers: recordOf(code, choices) }),
  ),
  rooms: listOf(room, { max: LIMITS.maxRooms }),
  rows: listOf(row, { max: LIMITS.maxRows }),
  automaticEdits: recordOf(
    unless(automaticIdRefusal),
    recordWith({ choices, removed: isBoolean, "members?": listOf(code, { max: LIMITS.maxRows }) }),
  ),
  "tracePicture?": tracePicture,
  "photos?": listOf(unless(photoRefusal), { max: LIMITS.maxPhotos }),
  "layers?": listOf(layer, { max: LIMITS.maxLayers }),
  "dimensions?": listOf(unless(dimensionRefusal), { max: LIMITS.maxDimensions }),
  "hiddenChains?": listOf(code, { max: LIMITS.maxRooms * LIMITS.maxWalls }),
});

/**
 * Checks a project from outside (a file, a host, a journal, a request), so that everything in the domain may rely on it.
 *
 * Checked in three passes, each only when the one before found nothing: sound data (`checkTree`), the fields and bounds of every record,
 * then their relations (unique ids, rows on walls that exist, catalogues in use, rooms that `checkRoom` accepts).
 *
 * The returned project is the value itself, so fields that this version does not know stay in it. Changes copy records whole, and so keep
 * such fields until the record is removed.
 *
 * problems   at most 100, in the order of the fields
 */
export function checkProject(value: unknown): CheckedProject {
  const unsound = checkTree(value);
  if (unsound) return refuse([unsound]);
  const problems: ProjectProblem[] = [];
  shape(value, "", problems);
  if (problems.length > 0) return refuse(problems);
  const project = value as Project;
  checkIds(project, problems);
  checkRooms(project, problems);
  checkRows(project, problems);
  return problems.length > 0 ? refuse(problems) : { ok: true, project };
}

function refuse(problems: readonly ProjectProblem[]): CheckedProject {
  const located = problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({
    path,
    message: `At ${path === "" ? "the project" : path}: ${message}`,
  }));
  return { ok: false, problems: located };
}

function checkIds(
  { rooms, rows, layers = [], dimensions = [], photos = [] }: Project,
  problems: ProjectProblem[],
): void {
  const walls = rooms.flatMap((one, r) =>
    one.walls.map(({ id }, w) => ({ id, path: `rooms.${r}.walls.${w}.id` })),
  );
  unique(
    rooms.map(({ id }, i) => ({ id, path: `rooms.${i}.id` })),
    problems,
  );
  unique(walls, problems);
  unique(
    layers.map(({ id }, i) => ({ id, path: `layers.${i}.id` })),
    problems,
  );
  unique(
    photos.map(({ id }, i) => ({ id, path: `photos.${i}.id` })),
    problems,
  );
  unique(
    dimensions.map(({ id }, i) => ({ id, path: `dimensions.${i}.id` })),
    problems,
  );
  unique(
    rows.map(({ id }, i) => ({ id, path: `rows.${i}.id` })),
    problems,
  );
}

function unique(
  ids: readonly { readonly id: string; readonly path: string }[],
  problems: ProjectProblem[],
): void {
  const seen = new Set<string>();
  for (const { id, path } of ids) {
    if (seen.has(id)) fault(problems, path, `expected an id of its own, ${id} is taken`);
    seen.add(id);
  }
}

function checkRooms({ rooms }: Project, problems: ProjectProblem[]): void {
  for (const [i, one] of rooms.entries()) {
    const checked = checkRoom(one);
    if (!checked.ok && checked.refusal.cause !== "duplicateId") {
      fault(problems, `rooms.${i}.${checked.refusal.at}`, checked.refusal.message);
    }
  }
}

function checkRows({ rooms, rows, catalogues }: Project, problems: ProjectProblem[]): void {
  const walls = new Set(rooms.flatMap((one) => one.walls.map((wall) => wall.id)));
  for (const [i, { catalogue, placement }] of rows.entries()) {
    if (!Object.hasOwn(catalogues, catalogue)) {
      fault(problems, `rows.${i}.catalogue`, `the project does not use the catalogue ${catalogue}`);
    }
    if (placement.on === "wall" && !walls.has(placement.wall)) {
      fault(problems, `rows.${i}.placement.wall`, `there is no wall ${placement.wall}`);
    }
  }
}

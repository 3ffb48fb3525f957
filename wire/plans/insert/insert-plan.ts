import type { Vec2 } from "@stanza/geometry";
import {
  addRow,
  addWallItem,
  areFreeWalls,
  type Change,
  checkRoom,
  DEFAULT_FLOOR_MATERIAL,
  DEFAULT_WALL_MATERIAL,
  inOrder,
  LIMITS,
  outerOutline,
  type Project,
  type Room,
  setNote,
  useCatalogue,
  type Wall,
} from "@stanza/project";
import type { ImportedLevel, ImportedRoom } from "../imported-plan.ts";
import { boxOf } from "../spaces/find-spaces.ts";
import type { ArticleChooser, ChosenArticle } from "./choose-article.ts";

/** The distance between the rooms of the project and those of the plan, mm. */
const BESIDE = 1000;
/** Rooms that were drawn and not made from a template. */
const DRAWN = "rt11";

export interface PlanInsertion {
  /** Storeys to insert; several are put side by side. */
  readonly levels: readonly ImportedLevel[];
  readonly withPlaceholders: boolean;
  readonly chooser: ArticleChooser;
  /** Version to pin of a catalogue that the project does not use yet, as the site published it; absent: its author's. */
  readonly versions?: Readonly<Record<string, string>>;
  readonly newId: () => string;
}

/** An insertion and its extent, before it is done. */
export interface PreparedInsertion {
  readonly change: Change;
  readonly rooms: number;
  /** Walls, or runs of them, that surround no room. */
  readonly freeWalls: number;
  readonly openings: number;
  readonly placeholders: number;
  /** Openings and boxes for which no catalogue has an article, and what goes beyond a project's limits. */
  readonly withoutArticle: number;
  readonly beyondLimits: number;
}

/**
 * The change that puts storeys of a plan into a project, beside the rooms that it has: rooms with their walls, doors and windows as
 * articles on them, furniture as placeholders with its name as the row's note. One `transact` makes it one step to undo.
 */
export function insertPlan(project: Project, insertion: PlanInsertion): PreparedInsertion {
  const { levels, chooser, newId } = insertion;
  const room = { rooms: LIMITS.maxRooms - project.rooms.length, rows: LIMITS.maxRows - project.rows.length };
  const made: Room[] = [];
  const steps: Change[] = [];
  const used = new Map<string, ChosenArticle>();
  const counts = { openings: 0, placeholders: 0, withoutArticle: 0, beyondLimits: 0 };
  const step = (chosen: ChosenArticle | null, add: (article: ChosenArticle) => Change): boolean => {
    if (!chosen) counts.withoutArticle++;
    else if (steps.length >= room.rows) counts.beyondLimits++;
    else {
      if (!used.has(chosen.catalogue)) used.set(chosen.catalogue, chosen);
      steps.push(add(chosen));
      return true;
    }
    return false;
  };
  let at = besideOf(project);
  for (const level of levels) {
    const [x, z, right] = boxOfLevel(level);
    const by: Vec2 = [at[0] - x, at[1] - z];
    for (const imported of level.rooms) {
      const built = roomOf(imported, by, newId);
      if (made.length >= room.rooms || !checkRoom(built).ok) {
        counts.beyondLimits++;
        continue;
      }
      made.push(built);
      for (const opening of imported.openings) {
        const wall = built.walls[opening.wall]!.id;
        const isAdded = step(
          chooser.opening(opening),
          (article) => (so) =>
            addWallItem(so, {
              id: newId(),
              ...soldAs(article),
              wall,
              offset: opening.offset,
              elevation: opening.elevation - article.sill,
            }),
        );
        if (isAdded) counts.openings++;
      }
    }
    for (const box of insertion.withPlaceholders ? level.placeholders : []) {
      const id = newId();
      const isAdded = step(chooser.box(box), (article) =>
        inOrder(
          (so) =>
            addRow(so, {
              id,
              ...soldAs(article),
              placement: {
                on: "room",
                at: [box.at[0] + by[0], box.at[1], box.at[2] + by[1]],
                rotY: box.rotY,
              },
            }),
          (so) => (box.name === "" ? { ok: true, value: so } : setNote(so, { row: id, note: box.name })),
        ),
      );
      if (isAdded) counts.placeholders++;
    }
    at = [at[0] + Math.max(0, right - x) + BESIDE, at[1]];
  }
  const takeUp = [...used.values()].map(
    ({ catalogue, version, model }): Change =>
      (so) =>
        Object.hasOwn(so.catalogues, catalogue)
          ? { ok: true, value: so }
          : useCatalogue(so, {
              catalogue,
              version: insertion.versions?.[catalogue] ?? version,
              model,
            }),
  );
  const change: Change = inOrder(
    (so) => ({ ok: true, value: { ...so, rooms: [...so.rooms, ...made] } }),
    ...takeUp,
    ...steps,
  );
  const freeWalls = made.filter(areFreeWalls).length;
  return { change, rooms: made.length - freeWalls, freeWalls, ...counts };
}

const soldAs = ({ catalogue, model, article, choices }: ChosenArticle) => ({
  catalogue,
  model,
  article,
  choices,
});

/** The place for the first storey's upper left corner. */
function besideOf({ rooms }: Project): Vec2 {
  const corners = rooms.flatMap((room) => outerOutline(room));
  if (corners.length === 0) return [0, 0];
  const [, z, right] = boxOf(corners);
  return [right + BESIDE, z];
}

function boxOfLevel({ rooms, placeholders }: ImportedLevel): readonly [number, number, number, number] {
  const corners = rooms.flatMap(({ walls, openEnd }) => [
    ...walls.map(({ start }) => start),
    ...(openEnd ? [openEnd] : []),
  ]);
  const box = boxOf(corners.length > 0 ? corners : placeholders.map(({ at }): Vec2 => [at[0], at[2]]));
  return Number.isFinite(box[0]) ? box : [0, 0, 0, 0];
}

function roomOf(imported: ImportedRoom, by: Vec2, newId: () => string): Room {
  const curves = new Map<number, string>();
  const walls = imported.walls.map((wall): Wall => {
    const { curve, heightAtStart, heightAtEnd } = wall;
    if (curve !== undefined && !curves.has(curve)) curves.set(curve, newId());
    return {
      id: newId(),
      start: [wall.start[0] + by[0], wall.start[1] + by[1]],
      thickness: wall.thickness,
      ...(heightAtStart === imported.height ? {} : { height: heightAtStart }),
      ...(heightAtEnd === heightAtStart ? {} : { endHeight: heightAtEnd }),
      ...(curve === undefined ? {} : { curve: curves.get(curve)! }),
    };
  });
  return {
    id: newId(),
    ...(imported.name ? { name: imported.name } : {}),
    template: DRAWN,
    walls,
    openEnd: imported.openEnd && [imported.openEnd[0] + by[0], imported.openEnd[1] + by[1]],
    height: imported.height,
    floorMaterial: DEFAULT_FLOOR_MATERIAL,
    wallMaterial: DEFAULT_WALL_MATERIAL,
    ...(imported.statedNetM2 === undefined
      ? {}
      : { statedArea: { netM2: imported.statedNetM2, drawnM2: imported.areaM2 } }),
  };
}

import type { WallId } from "../ids.ts";
import type { Project, Room, Row } from "../project.ts";
import {
  type Deed,
  deedOf,
  type Judge,
  mergeLists,
  mergeRecords,
  mergeValue,
  type Side,
  type ThreeStates,
} from "./three-way.ts";

/** The parts of a project that are merged each for itself. */
export type MergedPart =
  | "row"
  | "room"
  | "catalogue"
  | "automatic"
  | "layer"
  | "dimension"
  | "photo"
  | "chain"
  | "description"
  | "tracePicture";

/** A thing that both sides have touched, not in the same way. */
export interface Clash {
  readonly part: MergedPart;
  /** Its id; of a catalogue its code, of a chain its wall; empty for what a project has once. */
  readonly id: string;
  readonly mine: Deed;
  readonly theirs: Deed;
}

export interface MergedProject {
  readonly project: Project;
  /** The side that was taken counts in each of them. */
  readonly clashes: readonly Clash[];
}

/**
 * Brings together what two people have made of one state of a project. What one of them alone has touched is as that person left it: an
 * article, a room with its walls, the use of a catalogue, a layer. Where both touched the same thing, one side counts.
 *
 * A room is touched as well by whoever hung or changed an article on a wall of it that the other took away. Articles whose wall is gone in
 * the end go with it, and so does the place of things on a layer that is gone.
 *
 * take  whose state counts for a clash; absent: mine
 */
export function mergeProjects(
  states: ThreeStates<Project>,
  take: (clash: Clash) => Side = () => "mine",
): MergedProject {
  const clashes: Clash[] = [];
  const judge = (part: MergedPart): Judge => ({
    take(id, mine, theirs) {
      const clash = { part, id, mine, theirs };
      clashes.push(clash);
      return take(clash);
    },
  });
  const part = <Value>(of: (project: Project) => Value): ThreeStates<Value> => ({
    base: of(states.base),
    mine: of(states.mine),
    theirs: of(states.theirs),
  });
  const contested = contestedRooms(states);
  const rooms = mergeLists(
    part(({ rooms }) => rooms),
    { ...judge("room"), isTouched: (id, side) => contested[side].has(id) },
  );
  const tracePicture = mergeValue(
    part((project) => project.tracePicture),
    judge("tracePicture"),
  );
  const merged: Required<Omit<Project, "tracePicture">> & Pick<Project, "tracePicture"> = {
    description:
      mergeValue(
        part(({ description }) => description),
        judge("description"),
      ) ?? "",
    catalogues: mergeRecords(
      part(({ catalogues }) => catalogues),
      judge("catalogue"),
    ),
    rooms,
    rows: mergeLists(
      part(({ rows }) => rows),
      judge("row"),
    ),
    automaticEdits: mergeRecords(
      part(({ automaticEdits }) => automaticEdits),
      judge("automatic"),
    ),
    ...(tracePicture === undefined ? {} : { tracePicture }),
    photos: mergeLists(
      part(({ photos = [] }) => photos),
      judge("photo"),
    ),
    layers: mergeLists(
      part(({ layers = [] }) => layers),
      judge("layer"),
    ),
    dimensions: mergeLists(
      part(({ dimensions = [] }) => dimensions),
      judge("dimension"),
    ),
    hiddenChains: mergeLists(
      part(({ hiddenChains = [] }) => hiddenChains.map((id) => ({ id }))),
      judge("chain"),
    ).map(({ id }) => id),
  };
  return { project: holding(merged), clashes };
}

/** By side, the rooms in which it hung or changed an article on a wall that the other side took away. */
function contestedRooms(states: ThreeStates<Project>): Readonly<Record<Side, ReadonlySet<string>>> {
  return { mine: contestedBy("mine", "theirs"), theirs: contestedBy("theirs", "mine") };

  function contestedBy(side: Side, other: Side): ReadonlySet<string> {
    const left = wallsOf(states[other].rooms);
    const before = new Map(states.base.rows.map((row) => [row.id, row]));
    const lost = states[side].rows.flatMap((row) => {
      const wall = wallOf(row);
      if (wall === undefined || left.has(wall)) return [];
      const was = before.get(row.id);
      return deedOf({ base: was, mine: row, theirs: was }, "mine") === undefined ? [] : [wall];
    });
    const rooms = states[side].rooms.filter(({ walls }) => walls.some(({ id }) => lost.includes(id)));
    return new Set(rooms.map(({ id }) => id));
  }
}

const wallOf = ({ placement }: Row): WallId | undefined =>
  placement.on === "wall" ? placement.wall : undefined;

const wallsOf = (rooms: readonly Room[]): ReadonlySet<WallId> =>
  new Set(rooms.flatMap(({ walls }) => walls.map(({ id }) => id)));

/** The project with nothing that refers to what is gone, and without its empty lists. */
function holding(project: Required<Omit<Project, "tracePicture">> & Pick<Project, "tracePicture">): Project {
  const { photos, layers, dimensions, hiddenChains, ...rest } = project;
  const walls = wallsOf(project.rooms);
  const known = new Set(layers.map(({ id }) => id));
  const onLayer = <Thing extends { readonly layer?: string }>(thing: Thing): Thing => {
    if (thing.layer === undefined || known.has(thing.layer)) return thing;
    const { layer: _, ...loose } = thing;
    return loose as Thing;
  };
  const stands = (row: Row) => {
    const wall = wallOf(row);
    return wall === undefined || walls.has(wall);
  };
  const chains = hiddenChains.filter((wall) => walls.has(wall));
  return {
    ...rest,
    rooms: rest.rooms.map((room) => ({ ...room, walls: room.walls.map(onLayer) })),
    rows: rest.rows.filter(stands).map(onLayer),
    ...(photos.length > 0 ? { photos } : {}),
    ...(layers.length > 0 ? { layers } : {}),
    ...(dimensions.length > 0 ? { dimensions } : {}),
    ...(chains.length > 0 ? { hiddenChains: chains } : {}),
  };
}

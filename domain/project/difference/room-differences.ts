import type { WallId } from "../ids.ts";
import type { Project, Room, Wall } from "../project.ts";
import { differingAspects, isSame } from "./is-same.ts";

/** The kind of difference of a room that both states have. `drawing`: the layers of its walls. */
export type RoomAspect = "name" | "shape" | "height" | "materials" | "drawing";

export type RoomDifference =
  | { readonly kind: "added"; readonly room: Room }
  | { readonly kind: "removed"; readonly room: Room }
  | {
      readonly kind: "changed";
      readonly before: Room;
      readonly after: Room;
      readonly aspects: readonly RoomAspect[];
      /** The walls of the later state that are new or other than before. */
      readonly walls: readonly WallId[];
    };

/** What each field is called in a difference; a new field has to be named here. */
const ROOM_ASPECTS = {
  name: "name",
  template: "shape",
  openEnd: "shape",
  statedArea: "shape",
  height: "height",
  floorMaterial: "materials",
  wallMaterial: "materials",
  ceilingMaterial: "materials",
} as const satisfies Record<Exclude<keyof Room, "id" | "walls">, RoomAspect>;

const WALL_ASPECTS = {
  start: "shape",
  thickness: "shape",
  curve: "shape",
  height: "height",
  endHeight: "height",
  material: "materials",
  layer: "drawing",
} as const satisfies Record<Exclude<keyof Wall, "id">, RoomAspect>;

const ORDER: readonly RoomAspect[] = ["name", "shape", "height", "materials", "drawing"];

/** Removed rooms first, then the others that differ in the order of the later state. */
export function roomDifferences(before: Project, after: Project): readonly RoomDifference[] {
  const old = new Map(before.rooms.map((room) => [room.id, room]));
  const now = new Set(after.rooms.map(({ id }) => id));
  const removed = before.rooms.flatMap((room): RoomDifference[] =>
    now.has(room.id) ? [] : [{ kind: "removed", room }],
  );
  const kept = after.rooms.flatMap((room): RoomDifference[] => {
    const was = old.get(room.id);
    if (!was) return [{ kind: "added", room }];
    const aspects = new Set([...differingAspects(was, room, ROOM_ASPECTS), ...wallAspects(was, room)]);
    if (aspects.size === 0) return [];
    return [
      {
        kind: "changed",
        before: was,
        after: room,
        aspects: ORDER.filter((aspect) => aspects.has(aspect)),
        walls: room.walls.flatMap((wall) => (was.walls.some((one) => isSame(one, wall)) ? [] : [wall.id])),
      },
    ];
  });
  return [...removed, ...kept];
}

function wallAspects(before: Room, after: Room): readonly RoomAspect[] {
  const old = new Map(before.walls.map((wall) => [wall.id, wall]));
  // Walls that came, went or stand in another order make another outline.
  const isOtherOutline = !isSame(
    before.walls.map(({ id }) => id),
    after.walls.map(({ id }) => id),
  );
  return [
    ...(isOtherOutline ? (["shape"] as const) : []),
    ...after.walls.flatMap((wall) => {
      const was = old.get(wall.id);
      return was ? differingAspects(was, wall, WALL_ASPECTS) : [];
    }),
  ];
}

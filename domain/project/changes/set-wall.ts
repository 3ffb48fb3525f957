import type { WallId } from "../ids.ts";
import type { Outcome } from "../outcome.ts";
import type { Project, Room, Wall } from "../project.ts";
import { onStraightened } from "../room/curves/bend-wall.ts";
import { changeRoom, changeWall } from "./change-room.ts";

/**
 * Sets the thickness, height or material of one wall; a curved one as a whole. Heights in mm, at its start and at its end (a sloped top);
 * `null` follows the room again, or for the end the start.
 *
 * Refused: `unknownRoom`, `unknownWall`, `outOfBounds`, `notANumber`, `badText`.
 */
export function setWall(
  project: Project,
  args: {
    readonly room: string;
    readonly wall: WallId;
    readonly thickness?: number;
    readonly height?: number | null;
    readonly endHeight?: number | null;
    readonly material?: string | null;
  },
): Outcome<Project> {
  const set = (room: Room, id: WallId) =>
    changeWall(room, id, (wall): Wall => {
      const { height, endHeight, material, ...rest } = wall;
      return {
        ...rest,
        thickness: args.thickness ?? wall.thickness,
        ...field("height", args.height, height),
        ...field("endHeight", args.endHeight, endHeight),
        ...field("material", args.material, material),
      };
    });
  return changeRoom(project, args.room, (room) => onStraightened(room, args.wall, set));
}

/** The given value, or the present one when absent; `null` removes the field. */
function field<Name extends string, Value>(
  name: Name,
  given: Value | null | undefined,
  present: Value | undefined,
): { readonly [K in Name]?: Value } {
  const chosen = given === undefined ? present : given;
  return (chosen === null || chosen === undefined ? {} : { [name]: chosen }) as {
    readonly [K in Name]?: Value;
  };
}

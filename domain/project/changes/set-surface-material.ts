import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRoom } from "./change-room.ts";

/**
 * Sets the floor, wall or ceiling material of a room, a code of the viewer's room materials; `null` leaves the ceiling open to the view.
 * Refused: `unknownRoom`, `badText`.
 */
export function setSurfaceMaterial(
  project: Project,
  args: {
    readonly room: string;
  } & (
    | { readonly surface: "floor" | "walls"; readonly material: string }
    | { readonly surface: "ceiling"; readonly material: string | null }
  ),
): Outcome<Project> {
  return changeRoom(project, args.room, ({ ceilingMaterial, ...room }) => {
    if (args.surface === "ceiling") {
      return done(args.material === null ? room : { ...room, ceilingMaterial: args.material });
    }
    const kept = ceilingMaterial === undefined ? room : { ...room, ceilingMaterial };
    return done({ ...kept, [args.surface === "floor" ? "floorMaterial" : "wallMaterial"]: args.material });
  });
}

import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRoom } from "./change-room.ts";

/** The project with another floor or wall material of a room, a code of the viewer's room materials. Refused: `unknownRoom`, `badText`. */
export function setSurfaceMaterial(
  project: Project,
  args: { readonly room: string; readonly surface: "floor" | "walls"; readonly material: string },
): Outcome<Project> {
  const field = args.surface === "floor" ? "floorMaterial" : "wallMaterial";
  return changeRoom(project, args.room, (room) => done({ ...room, [field]: args.material }));
}

import { normaliseAngle } from "@stanza/geometry";
import { coordinateRefusal, LIMITS, numberRefusal } from "../limits.ts";
import type { ProjectRefusal } from "../outcome.ts";
import type { Placement, Project } from "../project.ts";

/** The reason why a placement is impossible in this project: an unknown wall, or a number out of bounds. `null` when it is possible. */
export function placementRefusal(project: Project, placement: Placement, at: string): ProjectRefusal | null {
  const fault = (refusals: readonly (ProjectRefusal | null)[]) =>
    refusals.find((one) => one !== null) ?? null;
  if (placement.on === "room") {
    return fault([
      ...placement.at.map((one, axis) => coordinateRefusal(one, `${at}.at.${axis}`)),
      numberRefusal(placement.rotY, `${at}.rotY`, -LIMITS.maxTurn, LIMITS.maxTurn),
    ]);
  }
  const { wall, offset, elevation } = placement;
  const known = project.rooms.some((room) => room.walls.some((one) => one.id === wall));
  return fault([
    known ? null : { cause: "unknownWall", at: `${at}.wall`, message: `there is no wall ${wall}` },
    numberRefusal(offset, `${at}.offset`, -LIMITS.maxSize, LIMITS.maxSize),
    numberRefusal(elevation, `${at}.elevation`, -LIMITS.maxSize, LIMITS.maxSize),
  ]);
}

/** The placement with its turn in [0, 360). */
export function normalisePlacement(placement: Placement): Placement {
  return placement.on === "room" ? { ...placement, rotY: normaliseAngle(placement.rotY) } : placement;
}

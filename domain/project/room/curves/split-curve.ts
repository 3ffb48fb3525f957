import { firstRefusal, LIMITS, numberRefusal } from "../../limits.ts";
import type { Outcome } from "../../outcome.ts";
import type { Room, Wall } from "../../project.ts";
import { checkRoom } from "../check-room.ts";
import { arcPoint } from "./arc.ts";
import { arcOfCurve } from "./place-on-curve.ts";
import { refacet } from "./refacet.ts";
import { evenAngles, type WallCurve } from "./wall-curve.ts";

/**
 * Splits one curved wall into two on the same circle, each of even facets.
 *
 * atMm      from its start along the arc
 * newId     of the second one's first facet
 * refused   `notANumber`, `outOfBounds` at `atMm`, what `checkRoom` refuses
 */
export function splitCurve(
  room: Room,
  curve: WallCurve,
  args: { readonly atMm: number; readonly newId: string },
): Outcome<Room> {
  const { minSize } = LIMITS;
  const refusal = firstRefusal(numberRefusal(args.atMm, "atMm", minSize, curve.arcLength - minSize));
  if (refusal) return refusal;
  const arc = arcOfCurve(curve);
  const at = args.atMm / arc.radius;
  const before = evenAngles({ angle: at });
  const after = evenAngles({ angle: arc.angle - at }).map((angle) => at + angle);
  const starts = [...before, ...after].map((angle) => ({
    at: arcPoint(arc, angle),
    share: angle / arc.angle,
  }));
  const cut = refacet(room, curve.facets, starts, curve.curve);
  const first = cut.walls.findIndex(({ id }) => id === curve.facets[0]!.wall.id);
  const walls = cut.walls.map((wall, i): Wall => {
    const facet = (i - first + cut.walls.length) % cut.walls.length;
    const later = facet - before.length;
    if (later < 0 || facet >= starts.length) return wall;
    return { ...wall, id: later === 0 ? args.newId : `${args.newId}.${later}`, curve: args.newId };
  });
  return checkRoom({ ...cut, walls });
}

import type { Frame } from "@stanza/geometry";
import { snapAlongWall } from "./along-wall.ts";
import { snapToNeighbours } from "./neighbours.ts";
import { snapToCarrier } from "./onto-carrier.ts";
import { snapOverHob } from "./over-hob.ts";
import type { SnapOptions, Snapped, SnapRequest, SnapSurroundings } from "./request.ts";
import { snapToWall } from "./wall.ts";
import { snapToOpening } from "./wall-opening.ts";

/**
 * Finds the place of an article by an ordered list of strategies over plain geometry, each of which may give a reason: what carries it; the
 * wall behind it, then the hob below it or the place along that wall; away from walls, the neighbours. Wall items always sit in the
 * nearest wall.
 */
export function snap(request: SnapRequest, surroundings: SnapSurroundings, options: SnapOptions): Snapped {
  if (request.mount === "wall-opening") return snapToOpening(request, surroundings, options);
  const carried = snapToCarrier(request, surroundings.obstacles, options);
  if (carried) return carried;
  const standing: Snapped = { frame: raise(request), wall: null, reasons: [] };
  const byWall = options.wallSnap ? snapToWall(standing, request, surroundings.walls) : standing;
  const overHob = snapOverHob(byWall, request, surroundings.obstacles, options);
  if (overHob) return overHob;
  if (byWall.wall) return snapAlongWall(byWall, request, surroundings, options);
  const free = toMillimetres(standing);
  return options.boxSnap ? snapToNeighbours(free, request, surroundings, options.reach) : free;
}

function raise({ wanted, elevation }: SnapRequest): Frame {
  return { at: [wanted.at[0], elevation, wanted.at[2]], rotY: wanted.rotY };
}

/** Rounds to whole millimetres, because nobody places anything finer by hand. */
function toMillimetres({ frame, ...rest }: Snapped): Snapped {
  const [x, y, z] = frame.at;
  return { ...rest, frame: { at: [Math.round(x), y, Math.round(z)], rotY: frame.rotY } };
}

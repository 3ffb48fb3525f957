import { planToParent, toLocal, toParent, type Vec3 } from "@stanza/geometry";
import type { Footprint } from "../footprint.ts";
import type { SnapOptions, Snapped, SnapRequest } from "./request.ts";
import { againstWall, clamp } from "./wall.ts";

/** Tags by which a catalogue names what an extractor hangs over (docs/recipes/write-a-catalogue.md). */
const HOOD = "hood";
export const COOKING: readonly string[] = ["hob", "range"];
/** A hood looks for a hob this far to the sides of the hand, mm. */
const REACH = 350;
/** A hob against a wall has its middle nearer to it than this, mm. */
const AT_WALL = 700;

export const isHood = ({ shape }: Pick<SnapRequest, "shape">): boolean => shape?.tags.includes(HOOD) ?? false;

/** The middles of everything that one cooks on. */
export function hobsAmong(
  obstacles: readonly Footprint[],
): readonly { readonly of: Footprint; readonly middle: Vec3 }[] {
  return obstacles
    .filter(({ shape }) => shape?.tags.some((tag) => COOKING.includes(tag)))
    .map((of) => ({ of, middle: toParent(of.frame, [of.box[0] / 2, 0, of.box[2] / 2]) }));
}

/** Brings a hood over the middle of the hob below the hand: along its wall, or from the ceiling in both ways. `null`: there is none. */
export function snapOverHob(
  placed: Snapped,
  request: SnapRequest,
  obstacles: readonly Footprint[],
  { boxSnap }: SnapOptions,
): Snapped | null {
  if (!boxSnap || !isHood(request)) return null;
  const { box, elevation } = request;
  const hand = toParent(placed.frame, [box[0] / 2, 0, box[2] / 2]);
  const near = hobsAmong(obstacles)
    .map((hob) => ({ ...hob, away: Math.hypot(hob.middle[0] - hand[0], hob.middle[2] - hand[2]) }))
    .sort((a, b) => a.away - b.away);
  if (placed.wall) {
    const { segment } = placed.wall;
    for (const { of, middle } of near) {
      const [along, , out] = toLocal(segment.frame, middle);
      const offset = along - box[0] / 2;
      if (out < 0 || out > AT_WALL || Math.abs(offset - placed.wall.offset) > REACH) continue;
      if (clamp(offset, 0, segment.length - box[0]) !== offset) continue;
      return {
        ...againstWall(segment, offset, elevation),
        reasons: [...placed.reasons, { kind: "centred", row: of.row }],
      };
    }
    return null;
  }
  const [nearest] = near;
  if (!nearest || nearest.away > REACH) return null;
  const { rotY } = nearest.of.frame;
  const corner = planToParent({ at: nearest.middle, rotY }, [-box[0] / 2, -box[2] / 2]);
  return {
    frame: { at: [corner[0], elevation, corner[1]], rotY },
    wall: null,
    reasons: [{ kind: "centred", row: nearest.of.row }],
  };
}

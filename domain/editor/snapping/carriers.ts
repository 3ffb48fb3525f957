import type { Anchor } from "@stanza/catalogue";
import { snapAnchors } from "@stanza/evaluation";
import { type Frame, toLocal, toParent, type Vec3 } from "@stanza/geometry";
import { type ArticleShape, type Footprint, keptFromWalls } from "../footprint.ts";
import type { SnapRequest } from "./request.ts";

/** A place of another article that carries this one: a niche, a space below, a worktop. */
export interface Carrier {
  readonly of: Footprint;
  readonly anchor: Anchor;
  /** True when the anchor names one of the article's tags. */
  readonly isMeant: boolean;
}

/** A sink's elevation may miss its unit's top by this much, for worktops of every thickness, mm. */
const THICKEST_TOP = 200;
/** What an `inside` anchor may take by its tag; a microwave for worktops shares the oven's tag and stays on top. */
const GOES_INSIDE: ReadonlySet<SnapRequest["mount"]> = new Set(["inside", "floor", "free"]);
/** Rounding when sizes are compared, mm. */
const SLACK = 2;

/**
 * The places that take an article, by the rules of the catalogue (catalogue.md §4.5): `inside` anchors take what is mounted inside, and
 * of what stands on the floor what they name in `accepts`; `top` anchors take what is mounted on worktops. An anchor that accepts tags takes
 * nothing else.
 */
export function carriersFor(
  { mount, box, shape }: Pick<SnapRequest, "mount" | "box" | "shape">,
  obstacles: readonly Footprint[],
): readonly Carrier[] {
  const tags = shape?.tags ?? [];
  return obstacles.flatMap((of): readonly Carrier[] =>
    (of.shape?.anchors ?? []).flatMap((anchor): readonly Carrier[] => {
      const isMeant = anchor.accepts?.some((tag) => tags.includes(tag)) ?? false;
      const takes =
        anchor.kind === "inside"
          ? (isMeant && GOES_INSIDE.has(mount)) || (mount === "inside" && anchor.accepts === undefined)
          : anchor.kind === "top" && mount === "worktop" && carriesTops(of) && (isMeant || !anchor.accepts);
      return takes && (isMeant || fits(box, anchor)) ? [{ of, anchor, isMeant }] : [];
    }),
  );
}

/** What stands on worktops stands on base units, and on what itself lies on a worktop only where it is asked to. */
const carriesTops = ({ mount }: Footprint): boolean =>
  mount === "floor" || mount === "worktop" || mount === "wall";

const fits = ([width]: Vec3, { size }: Anchor): boolean => size === undefined || width <= size[0] + SLACK;

/** The middle of a carrier in its own frame: of its size where it has one; `null`: its anchor is a point. */
export function middleOf({ of, anchor }: Carrier): readonly [x: number, z: number] | null {
  if (anchor.kind === "top")
    return anchor.size ? [anchor.at[0] + anchor.size[0] / 2, anchor.size[1] / 2] : null;
  return anchor.size ? [anchor.at[0], of.box[2] / 2] : null;
}

/** The frame in which an article stands in the middle of its carrier, or with its anchor on the carrier's. `elevation`: without one. */
export function carriedFrame(
  carrier: Carrier,
  { box, mount, elevation, shape }: Pick<SnapRequest, "box" | "mount" | "elevation" | "shape">,
): Frame {
  const { of, anchor } = carrier;
  const byAnchors = shape && anchoredFrame(shape, carrier);
  if (byAnchors) {
    const y = mount === "inside" || mount === "worktop" ? byAnchors.at[1] : elevation;
    return { ...byAnchors, at: [byAnchors.at[0], y, byAnchors.at[2]] };
  }
  const [x, z] = middleOf(carrier) ?? [anchor.at[0] + box[0] / 2, anchor.at[2]];
  const top = of.frame.at[1] + anchor.at[1];
  const y = mount === "worktop" && elevation >= top && elevation - top <= THICKEST_TOP ? elevation : top;
  const { back } = keptFromWalls(shape);
  // On an island there is room behind it; before a wall it stands as far from that as it asks.
  const isAtBack = anchor.kind === "top" && back > 0 && box[2] + 3 * back > (anchor.size?.[1] ?? 0);
  const at = toParent(of.frame, [x - box[0] / 2, 0, isAtBack ? back : z - box[2] / 2]);
  return { at: [at[0], mount === "floor" ? elevation : y, at[2]], rotY: of.frame.rotY };
}

/** Brings the article's own anchor onto the carrier's; `null`: it has none for it, or the carrier's is an area. */
function anchoredFrame(shape: ArticleShape, { of, anchor }: Carrier): Frame | null {
  const isPoint = anchor.kind === "inside" || anchor.size === undefined;
  const my =
    anchor.kind === "inside"
      ? shape.anchors.find(({ kind }) => kind === "inside")
      : shape.anchors.find(({ kind }) => kind === "floor");
  if (!my || !isPoint) return null;
  return snapAnchors(shape, my.id, { frame: of.frame, evaluated: { anchors: [anchor] } }, anchor.id);
}

/** The place of a point in a carrier's row, X and Z. */
export function localIn({ of }: Carrier, [x, , z]: Vec3): readonly [number, number] {
  const local = toLocal(of.frame, [x, 0, z]);
  return [local[0], local[2]];
}

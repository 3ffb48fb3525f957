import { bulgeCircle, distance2, toDegrees, type Vec2 } from "@stanza/geometry";
import { type Room, type WallBulges, type WallId, type WallSegment, wallSegments } from "@stanza/project";
import type { Shape } from "../drawing.ts";

/** Facets of one curved wall that follow each other, each with how its faces bend. */
export type BentRun = readonly { readonly segment: WallSegment; readonly bulges: WallBulges }[];

/** Arcs whose circles are so near to each other, mm, are drawn as one. */
const SAME_CIRCLE = 0.5;

/** The curved walls of a room, between the facets of them that are straight. */
export function bentRuns(room: Room, curved: ReadonlyMap<WallId, WallBulges>): readonly BentRun[] {
  const runs: { segment: WallSegment; bulges: WallBulges }[][] = [];
  for (const segment of wallSegments(room)) {
    const bulges = curved.get(segment.wall.id);
    if (!bulges) continue;
    const run = runs.at(-1);
    const last = run?.at(-1)?.segment;
    const goesOn = last?.index === segment.index - 1 && last.wall.curve === segment.wall.curve;
    if (run && goesOn && last.wall.thickness === segment.wall.thickness) run.push({ segment, bulges });
    else runs.push([{ segment, bulges }]);
  }
  return runs;
}

/** A curved wall as one body, and its two faces as arcs. Its shapes belong to its first facet. */
export function bentWall(
  run: BentRun,
  polygons: readonly (readonly Vec2[])[],
): { readonly body: Shape; readonly faces: readonly Shape[] } {
  const owner = run[0]!.segment.wall.id;
  const own = run.map(({ segment }) => polygons[segment.index]!);
  // From inner start over the outer face to inner end; a corner cut square has one point more before the outer face.
  const [first, last] = [own[0]!, own.at(-1)!];
  const lead = first.slice(0, -3);
  const outer = run.map(({ bulges }, i) => ({ at: own[i]!.at(-3)!, bulge: bulges.outer }));
  const inner = run.map(({ bulges }, i) => ({ at: own[i]!.at(-1)!, bulge: 0 - bulges.inner })).toReversed();
  const outline = [
    ...lead.map((at) => ({ at, bulge: 0 })),
    ...outer,
    { at: last.at(-2)!, bulge: 0 },
    ...inner,
  ];
  const within = run.map(({ bulges }, i) => arcOf(own[i]![0]!, own[i]!.at(-1)!, bulges.inner, owner));
  const without = run.map(({ bulges }, i) => arcOf(own[i]!.at(-3)!, own[i]!.at(-2)!, bulges.outer, owner));
  const square: readonly Shape[] =
    lead.length > 1 ? [{ type: "polyline", role: "wall", owner, points: first.slice(1, -2) }] : [];
  return {
    body: {
      type: "polygon",
      role: "wall",
      owner,
      points: outline.map(({ at }) => at),
      bulges: outline.map(({ bulge }) => bulge),
      stroke: "none",
    },
    faces: [...joined(within), ...joined(without), ...square],
  };
}

type ArcShape = Shape & { readonly type: "arc" };

function arcOf(from: Vec2, to: Vec2, bulge: number, owner: string): ArcShape {
  const { centre, radius, start, sweep } = bulgeCircle(from, to, bulge);
  const [low, high] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
  const angles = { startAngle: toDegrees(low), endAngle: toDegrees(high) };
  return { type: "arc", role: "wall", owner, centre, radius, ...angles };
}

/** Arcs that go on in each other's circle, as one. */
function joined(arcs: readonly ArcShape[]): readonly ArcShape[] {
  return arcs.reduce<ArcShape[]>((so, arc) => {
    const last = so.at(-1);
    const isSame =
      last !== undefined &&
      Math.abs(last.radius - arc.radius) < SAME_CIRCLE &&
      distance2(last.centre, arc.centre) < SAME_CIRCLE;
    if (isSame) so[so.length - 1] = spanning(last, arc);
    else so.push(arc);
    return so;
  }, []);
}

/** Both turn the same way, and one ends where the other begins. */
function spanning(a: ArcShape, b: ArcShape): ArcShape {
  const turn = b.endAngle - b.startAngle;
  const apart = ((((b.startAngle - a.endAngle) % 360) + 540) % 360) - 180;
  return Math.abs(apart) < 1
    ? { ...a, endAngle: a.endAngle + turn }
    : { ...a, startAngle: a.startAngle - turn };
}

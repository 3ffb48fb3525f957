import { distance2, offsetEdges, type Vec2 } from "@stanza/geometry";
import type { ImportedRoom, ImportedWall } from "../imported-plan.ts";
import type { WallBody } from "./wall-body.ts";

/** Ends so near to each other are one corner, mm. */
const SAME_CORNER = 10;

/**
 * Walls that are no side of any room, as runs of free-standing walls: each run is an open room, its inner faces the right-hand sides of
 * the walls, so that their bodies stand where the file has them.
 */
export function looseRuns(bodies: readonly WallBody[]): readonly ImportedRoom[] {
  const left = new Set(bodies);
  const runs: ImportedRoom[] = [];
  for (const body of bodies) {
    if (!left.delete(body)) continue;
    const run = [body];
    for (let next = follower(run, left); next; next = follower(run, left)) {
      left.delete(next.taken);
      run.push(next.body);
    }
    runs.push(runRoom(run));
  }
  return runs;
}

/** A wall that goes on where the run ends, and can be joined to it without a step, turned round where it must be. */
function follower(
  run: readonly WallBody[],
  left: ReadonlySet<WallBody>,
): { readonly taken: WallBody; readonly body: WallBody } | undefined {
  const last = run.at(-1)!;
  const end = last.path.at(-1)!;
  const start = run[0]!.path[0]!;
  for (const one of left) {
    if (Math.abs(one.thickness - last.thickness) > 0.5) continue;
    for (const body of [one, reversed(one)]) {
      const closesUp = distance2(body.path.at(-1)!, start) <= SAME_CORNER;
      if (distance2(body.path[0]!, end) <= SAME_CORNER && !closesUp) return { taken: one, body };
    }
  }
  return undefined;
}

const reversed = (body: WallBody): WallBody => ({
  ...body,
  path: body.path.toReversed(),
  heightAtStart: body.heightAtEnd,
  heightAtEnd: body.heightAtStart,
});

function runRoom(run: readonly WallBody[]): ImportedRoom {
  const path = run.flatMap((body, i) => (i === 0 ? body.path : body.path.slice(1)));
  const half = (run[0]?.thickness ?? 0) / 2;
  const edges = offsetEdges(
    path,
    path.slice(1).map(() => -half),
    false,
  );
  const starts: Vec2[] = edges.map(({ from }) => from);
  const pieces = run.flatMap((body) =>
    body.path.slice(1).map((_, i) => {
      const count = body.path.length - 1;
      const rise = body.heightAtEnd - body.heightAtStart;
      return {
        thickness: body.thickness,
        heightAtStart: body.heightAtStart + (rise * i) / count,
        heightAtEnd: body.heightAtStart + (rise * (i + 1)) / count,
        ...(body.curve === undefined ? {} : { curve: body.curve }),
        kind: "wall" as const,
      };
    }),
  );
  const walls: ImportedWall[] = pieces.map((piece, i) => ({ start: starts[i]!, ...piece }));
  return {
    walls,
    openEnd: edges.at(-1)!.to,
    height: Math.max(...walls.flatMap((wall) => [wall.heightAtStart, wall.heightAtEnd])),
    areaM2: 0,
    openings: [],
  };
}

import { boxFootprint, distance2, type Vec2 } from "@stanza/geometry";
import { roomCorners } from "@stanza/project";
import type { OwnOrigin } from "../interaction.ts";
import type { PointerInput } from "../pointer-input.ts";
import { set, step, type Tool, type ToolContext, toIdle } from "./tool.ts";

/** The origin snaps to a corner within this distance. */
const CORNER_PIXELS = 12;

/** The next click on the plan sets the point from which positions are measured: a near corner, or the point itself in whole mm. */
export const ownOrigin: Tool<OwnOrigin> = {
  edits: false,
  enter: () => step({ kind: "ownOrigin" }, set({ origin: null })),
  down: (state) => step(state),
  move: (state) => step(state),
  up: (_, input, context) => {
    const [x, z] = cornerNear(input, context) ?? input.at;
    return toIdle(set({ origin: [Math.round(x), Math.round(z)] }));
  },
  key: () => null,
  cancel: (state, why) => (why === "pointerLost" ? step(state) : toIdle()),
  refresh: (state) => step(state),
};

/** The nearest corner of a room or of a visible article. */
function cornerNear(
  { at, mmPerPixel }: PointerInput,
  { project, evaluated, rows }: ToolContext,
): Vec2 | undefined {
  const { hiddenRows } = rows.held();
  const shown = evaluated.rows.filter(({ row }) => !hiddenRows.has(row.id));
  const corners = [
    ...project.rooms.flatMap(roomCorners),
    ...shown.flatMap(({ frame, article }) => boxFootprint(frame, article.box)),
  ];
  return corners
    .map((corner) => ({ corner, away: distance2(corner, at) }))
    .filter(({ away }) => away <= CORNER_PIXELS * mmPerPixel)
    .toSorted((a, b) => a.away - b.away)[0]?.corner;
}

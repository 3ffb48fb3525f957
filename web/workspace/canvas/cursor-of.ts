import type { Interaction } from "@stanza/editor";

const POINTS: readonly Interaction["kind"][] = ["dividingWall", "zoomWindow", "ownOrigin", "measuring"];

/** The cursor that the views' styles have for a tool: corners are drawn, a place is pointed at, or the tool's own. */
export function cursorOf(kind: Interaction["kind"]): string {
  if (kind === "drawingWalls") return "walls";
  return POINTS.includes(kind) ? "point" : kind;
}

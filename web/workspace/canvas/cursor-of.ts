import type { Interaction } from "@stanza/editor";

/** The cursor that the views' styles have for a tool: corners are drawn, a place is pointed at, or the tool's own. */
export function cursorOf(kind: Interaction["kind"]): string {
  if (kind === "drawingWalls") return "walls";
  return kind === "dividingWall" || kind === "zoomWindow" || kind === "ownOrigin" ? "point" : kind;
}

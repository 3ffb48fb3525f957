import { type Drawing, drawElevation, drawPlan, type MaterialLooks, toDxf, toSvg } from "@stanza/drawing";
import { positionMarks } from "@stanza/evaluation";
import { viewedWall } from "@stanza/project";
import { drawingLanguage } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import type { ShownScene } from "../canvas/shown.ts";

/** `plan`, `picture`, or the id of a wall. */
export type SheetView = string;

export const FILE_FORMATS = ["svg", "dxf"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** A view of the open project as it is now; `null`: there is no such wall, or it is the picture, which has no lines. */
export function drawSheetView(
  view: SheetView,
  { project, evaluated }: ShownScene,
  materials: MaterialLooks,
  interfaceLanguage: string,
): Drawing | null {
  const language = drawingLanguage(interfaceLanguage);
  const { rooms, dimensions = [], hiddenChains = [] } = project;
  if (view === "picture") return null;
  const labels = positionMarks(evaluated);
  if (view === "plan") return drawPlan({ rooms, evaluated, language, labels, dimensions, hiddenChains });
  const room = rooms.find((one) => viewedWall(one, view));
  return room
    ? drawElevation({ room, wall: view, evaluated, materials, language, labels, hiddenChains })
    : null;
}

/** The drawing as a file. `scale` 50 means 1:50 of paper for SVG; DXF is 1:1 in millimetres. */
export function drawingFile(drawing: Drawing, format: FileFormat, scale: number): Blob {
  return format === "dxf"
    ? new Blob([toDxf(drawing)], { type: "image/vnd.dxf" })
    : new Blob([toSvg(drawing, { theme: "print", scale })], { type: "image/svg+xml" });
}

export function viewName({ kind, title }: Drawing): string {
  return kind === "plan" ? translate("elevation.plan") : translate("elevation.of", { name: title });
}

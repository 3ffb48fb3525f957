import {
  type Drawing,
  drawElevation,
  drawPlan,
  drawServices,
  drawWorktops,
  type MaterialLooks,
  toDxf,
  toSvg,
} from "@stanza/drawing";
import { positionMarks } from "@stanza/evaluation";
import { viewedWall, viewedWalls } from "@stanza/project";
import { drawingLanguage } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import type { ShownScene } from "../canvas/shown.ts";

/** `plan`, `picture`, `worktops`, `services`, or the id of a wall. */
export type SheetView = string;

export const FILE_FORMATS = ["svg", "dxf"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Returns true for a view that is one drawing of lines: the picture has none, the services have one for each wall. */
export const isOneDrawing = (view: SheetView): boolean => view !== "picture" && view !== "services";

/** A view of the open project as it is now; `null`: there is no such wall, or it is not one drawing of lines. */
export function drawSheetView(
  view: SheetView,
  { project, evaluated }: ShownScene,
  materials: MaterialLooks,
  interfaceLanguage: string,
): Drawing | null {
  const language = drawingLanguage(interfaceLanguage);
  const { rooms, dimensions = [], hiddenChains = [] } = project;
  if (!isOneDrawing(view)) return null;
  const labels = positionMarks(evaluated);
  if (view === "plan") return drawPlan({ rooms, evaluated, language, labels, dimensions, hiddenChains });
  if (view === "worktops") return drawWorktops({ rooms, evaluated, language, labels });
  const room = rooms.find((one) => viewedWall(one, view));
  return room
    ? drawElevation({ room, wall: view, evaluated, materials, language, labels, hiddenChains })
    : null;
}

/** Whether the project has worktops and services, and with them sheets of these. */
export function sheetsOfTrades({ project, evaluated }: ShownScene): {
  readonly worktops: boolean;
  readonly services: boolean;
} {
  const { rooms } = project;
  const language = "en";
  return {
    worktops: drawWorktops({ rooms, evaluated, language }) !== null,
    services: rooms.some((room) =>
      viewedWalls(room).some(({ segment }) =>
        drawServices({ room, wall: segment.wall.id, evaluated, language }),
      ),
    ),
  };
}

/** The drawing as a file. `scale` 50 means 1:50 of paper for SVG; DXF is 1:1 in millimetres, with texts for paper at it. */
export function drawingFile(drawing: Drawing, format: FileFormat, scale: number): Blob {
  return format === "dxf"
    ? new Blob([toDxf(drawing, scale)], { type: "image/vnd.dxf" })
    : new Blob([toSvg(drawing, { theme: "print", scale })], { type: "image/svg+xml" });
}

export function viewName({ kind, title }: Drawing): string {
  if (kind === "worktops") return translate("sheets.worktops");
  return kind === "plan" ? translate("elevation.plan") : translate("elevation.of", { name: title });
}

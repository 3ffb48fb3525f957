import { type WallSegment, wallSegments } from "@stanza/project";
import { editor, useEditor, useScene } from "@stanza/web-project";
import { useMemo } from "react";
import { type TableLine, tableLines } from "./table-lines.ts";

export interface PlanLines {
  readonly lines: readonly TableLine[];
  readonly walls: readonly WallSegment[];
  readonly isSelected: (line: TableLine) => boolean;
  /** The place of the last selected line; -1: none. */
  readonly selectedAt: number;
}

/** The open project line by line, with what is selected in the views. */
export function usePlanLines(): PlanLines {
  const { project, evaluated } = useScene();
  const selection = useEditor((state) => state.selection);
  const wall = useEditor((state) => state.wall);
  const lines = useMemo(() => tableLines(project, evaluated), [project, evaluated]);
  const walls = useMemo(() => project.rooms.flatMap(wallSegments), [project.rooms]);
  const chosen = useMemo(() => new Set(selection), [selection]);
  const isSelected = (line: TableLine): boolean =>
    line.kind === "wall" ? line.id === wall : chosen.has(line.id);
  const last = wall ?? selection.at(-1);
  return { lines, walls, isSelected, selectedAt: lines.findIndex(({ id }) => id === last) };
}

/** Selects a line's thing in the plan and in 3D; `add`: beside what is selected. */
export function selectLine(line: TableLine, add: boolean): void {
  const { selection } = editor.state;
  if (line.kind === "wall") editor.selectWall(line.id);
  else if (!add) editor.select([line.id]);
  else
    editor.select(
      selection.includes(line.id) ? selection.filter((id) => id !== line.id) : [...selection, line.id],
    );
}

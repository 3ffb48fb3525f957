import type { EvaluatedProject } from "@stanza/evaluation";
import type { Project } from "@stanza/project";
import type { EditorState } from "./editor-state.ts";

/** The parts of the editor's state that refer to removed rows, groups or walls, as an update that clears them; `null`: none. */
export function forgotten(
  { selection, wall, entered }: EditorState,
  { rooms, rows }: Project,
  evaluated: EvaluatedProject,
): Partial<EditorState> | null {
  const generated = evaluated.rows.flatMap(({ row, automatic }) => (automatic ? [row.id] : []));
  const known = new Set([...rows.map(({ id }) => id), ...generated]);
  const left = selection.filter((id) => known.has(id));
  const isWallThere = wall === null || rooms.some(({ walls }) => walls.some(({ id }) => id === wall));
  const isGroupThere = entered === null || rows.some(({ group }) => group === entered);
  const change: Partial<EditorState> = {
    ...(left.length !== selection.length ? { selection: left } : {}),
    ...(isWallThere ? {} : { wall: null }),
    ...(isGroupThere ? {} : { entered: null }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

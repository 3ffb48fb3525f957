import type { Project, RowId } from "@stanza/project";
import type { EditorState, Interaction } from "./interaction.ts";

/** What of the editor's state goes when rows, groups or walls that it speaks of are no longer there; `null`: nothing. */
export function forgotten(
  { interaction, selection, wall, entered }: EditorState,
  known: ReadonlySet<RowId>,
  { rooms, rows }: Project,
): Partial<EditorState> | null {
  const left = selection.filter((id) => known.has(id));
  const holds = heldRow(interaction);
  const change: Partial<EditorState> = {
    ...(holds !== null && !known.has(holds) ? { interaction: { kind: "idle" } } : {}),
    ...(left.length !== selection.length ? { selection: left } : {}),
    ...(wall !== null && !rooms.some(({ walls }) => walls.some(({ id }) => id === wall))
      ? { wall: null }
      : {}),
    ...(entered !== null && !rows.some(({ group }) => group === entered) ? { entered: null } : {}),
  };
  return Object.keys(change).length > 0 ? change : null;
}

function heldRow(interaction: Interaction): RowId | null {
  if (interaction.kind === "pressing") return interaction.row;
  return interaction.kind === "moving" ? interaction.leader : null;
}

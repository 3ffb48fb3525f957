import { type RowId, withGroups } from "@stanza/project";
import type { Idle } from "../interaction.ts";
import type { PointerInput } from "../pointer-input.ts";
import { marquee } from "./marquee.ts";
import { type Effect, NOTHING_SELECTED, type Step, set, step, type Tool, type ToolContext } from "./tool.ts";

/** No tool in hand: a press grabs a row, or begins a rectangle beside the rows. */
export const idle: Tool<Idle> = {
  edits: false,
  enter: () => step({ kind: "idle" }),

  down(state, input, context) {
    const { selection } = context.state;
    const chosen = input.rows.find((row) => selection.includes(row));
    // A finger on an unselected place moves the view, unless fingers draw rectangles.
    if (input.touch && chosen === undefined) {
      return context.state.fingerSelects
        ? marquee.enter({ ...input, wall: null, shift: true }, context)
        : null;
    }
    const row = chosen ?? input.rows[0];
    return row === undefined ? marquee.enter(input, context) : pressed(state, row, input, context);
  },
  move: (state) => step(state),
  up: (state) => step(state),
  key: () => null,

  /** Esc leaves the entered group, then clears the selection. */
  cancel(state, why, { state: { entered, selection }, project }) {
    if (why === "pointerLost") return step(state);
    if (entered === null) return step(state, NOTHING_SELECTED);
    return step(state, set({ entered: null, selection: withGroups(project, selection) }));
  },
  refresh: (state) => step(state),
};

function pressed(state: Idle, row: RowId, input: PointerInput, context: ToolContext): Step {
  const { selection, toggles } = context.state;
  const rows = input.alt ? [row] : context.rows.as(row);
  const isSelected = selection.includes(row);
  const left = leaveGroupUnlessOf(row, context);
  if (input.shift) {
    const now = isSelected ? selection.filter((id) => !rows.includes(id)) : [...selection, ...rows];
    return step(state, ...left, select(now));
  }
  const add = toggles.multiSelection;
  const now = isSelected ? selection : add ? [...selection, ...rows] : rows;
  // A pressed row may be about to move with the whole selection, so only a press that stays a click chooses among the rows.
  const among = add ? selection.filter((id) => !rows.includes(id)) : rows;
  const becomes = isSelected ? among : now;
  const beneath = isSelected && selection.length === 1 ? after(row, input.rows) : null;
  return step({ kind: "pressing", row, from: input, becomes, beneath }, ...left, select(now));
}

const select = (rows: readonly RowId[]): Effect => set({ selection: [...new Set(rows)], wall: null });

/** The next row beneath one, after the last the first; `null` without another. */
function after(row: RowId, rows: readonly RowId[]): RowId | null {
  return rows.length > 1 ? (rows[(rows.indexOf(row) + 1) % rows.length] ?? null) : null;
}

/** A press on a row outside the entered group leaves the group. */
function leaveGroupUnlessOf(row: RowId, { state: { entered }, project }: ToolContext): readonly Effect[] {
  if (entered === null || project.rows.some(({ id, group }) => id === row && group === entered)) return [];
  return [set({ entered: null })];
}

import type { Pressing } from "../interaction.ts";
import { isStill } from "../pointer-input.ts";
import { moving } from "./moving.ts";
import { set, step, type Tool, toIdle } from "./tool.ts";

/** A pressed row: a click chooses within the selection, a drag moves the selection. */
export const pressing: Tool<Pressing, Pressing> = {
  edits: false,
  enter: (state) => step(state),
  down: (state) => step(state),

  move(state, input, context) {
    if (isStill(state.from, input)) return step(state);
    const taken = moving.enter({ leader: state.row, from: state.from }, context);
    if (taken.to.kind !== "moving") return taken;
    const { to, effects } = moving.move(taken.to, input, context);
    return step(to, ...taken.effects, ...effects);
  },

  up({ beneath, becomes }, _, { rows, state, project }) {
    if (beneath === null) return toIdle(set({ selection: [...new Set(becomes)], wall: null }));
    const { group } = project.rows.find(({ id }) => id === beneath) ?? {};
    const entered = group === state.entered ? state.entered : null;
    return toIdle(set({ selection: rows.as(beneath), wall: null, entered }));
  },
  key: () => null,
  cancel: () => toIdle(),
  refresh: (state, { project }) => (project.rows.some(({ id }) => id === state.row) ? step(state) : toIdle()),
};

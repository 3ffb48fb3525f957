import { sub2 } from "@stanza/geometry";
import { type Dimension, putDimension } from "@stanza/project";
import { movedDimension } from "../dimensions/dimension-from-points.ts";
import { type CarryingDimension, IDLE } from "../interaction.ts";
import { isStill, type PointerInput } from "../pointer-input.ts";
import { groundNow } from "./measuring.ts";
import { notify, step, type Tool } from "./tool.ts";

/** Moves a dimension by its figure or its words. Measuring that was under way continues afterwards. */
export const carryingDimension: Tool<
  CarryingDimension,
  { readonly dimension: Dimension; readonly from: PointerInput }
> = {
  edits: true,

  enter({ dimension, from }, context) {
    const { interaction } = context.state;
    const before = interaction.kind === "measuring" ? interaction : null;
    return step({
      kind: "carryingDimension",
      dimension,
      ground: groundNow(context),
      from,
      carried: null,
      before,
    });
  },

  down: (state) => step(state),

  move(state, input) {
    const { dimension, from, ground, carried } = state;
    if (carried === null && isStill(from, input)) return step(state);
    return step({ ...state, carried: movedDimension(dimension, sub2(input.at, from.at), ground) });
  },

  up({ carried, before }, _, { project }) {
    const to = before ?? IDLE;
    if (!carried) return step(to);
    if (!putDimension(project, carried).ok) return step(to, notify({ kind: "dimensionRefused" }));
    return step(to, { do: "commit", name: "dimensionMove", change: (now) => putDimension(now, carried) });
  },

  key: () => null,
  cancel: ({ before }) => step(before ?? IDLE),

  refresh(state, context) {
    const isThere = context.project.dimensions?.some(({ id }) => id === state.dimension.id) === true;
    return step(isThere ? { ...state, ground: groundNow(context) } : (state.before ?? IDLE));
  },
};

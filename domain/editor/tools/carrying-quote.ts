import { sub2 } from "@stanza/geometry";
import { putQuote, type Quote } from "@stanza/project";
import { type CarryingQuote, IDLE } from "../interaction.ts";
import { isStill, type PointerInput } from "../pointer-input.ts";
import { movedQuote } from "../quotes/quote-from-points.ts";
import { groundNow } from "./measuring.ts";
import { notify, step, type Tool } from "./tool.ts";

/** A dimension is moved by its figure or its words; afterwards measuring goes on where it was. */
export const carryingQuote: Tool<CarryingQuote, { readonly quote: Quote; readonly from: PointerInput }> = {
  edits: true,

  enter({ quote, from }, context) {
    const { interaction } = context.state;
    const before = interaction.kind === "measuring" ? interaction : null;
    return step({ kind: "carryingQuote", quote, ground: groundNow(context), from, carried: null, before });
  },

  down: (state) => step(state),

  move(state, input) {
    const { quote, from, ground, carried } = state;
    if (carried === null && isStill(from, input)) return step(state);
    return step({ ...state, carried: movedQuote(quote, sub2(input.at, from.at), ground) });
  },

  up({ carried, before }, _, { project }) {
    const to = before ?? IDLE;
    if (!carried) return step(to);
    if (!putQuote(project, carried).ok) return step(to, notify({ kind: "quoteRefused" }));
    return step(to, { do: "commit", name: "quoteMove", change: (now) => putQuote(now, carried) });
  },

  key: () => null,
  cancel: ({ before }) => step(before ?? IDLE),

  refresh(state, context) {
    const isThere = context.project.quotes?.some(({ id }) => id === state.quote.id) === true;
    return step(isThere ? { ...state, ground: groundNow(context) } : (state.before ?? IDLE));
  },
};

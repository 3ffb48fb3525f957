import type { OptionView } from "@stanza/catalogue";
import type { FieldView } from "./field-view.ts";

/** The control for a variable (ux.md §5.5). */
export type Control = "swatches" | "segments" | "list" | "stepper" | "switch" | "text" | "records" | "fixed";

/** Two or three rows of swatches in the panel; beyond that a list with a search box is quicker. */
const MOST_SWATCHES = 24;
const MOST_SEGMENTS = 4;
/** Characters that segments may have together before they no longer fit beside each other, and what the edges of one take of them. */
const SEGMENT_ROOM = 40;
const SEGMENT_EDGES = 3;
/** Colours nearer than this cannot be told apart at the size of a swatch (distance in sRGB, 0 … 441). */
const ALIKE = 4;

/**
 * The control for a variable. Options that differ in colour are swatches; where a third or more share their colours (handles in two
 * metals), colour tells too little and they are a list.
 *
 * labels   of the options or values, as they would be shown
 */
export function controlFor(view: FieldView, labels: readonly string[]): Control {
  switch (view.kind) {
    case "boolean":
      return view.readonly ? "fixed" : "switch";
    case "dclass":
      return view.readonly ? "fixed" : "records";
    case "text":
      return view.readonly ? "fixed" : "text";
    case "number":
      if (view.readonly) return "fixed";
      if (!view.range?.values) return "stepper";
      return fitsSegments(labels, 6) ? "segments" : "list";
    case "option": {
      const options = view.options ?? [];
      if (view.readonly) return "fixed";
      if (options.length <= MOST_SWATCHES && tellApartByColour(options)) return "swatches";
      return fitsSegments(labels, MOST_SEGMENTS) ? "segments" : "list";
    }
  }
}

const fitsSegments = (labels: readonly string[], most: number): boolean =>
  labels.length > 0 &&
  labels.length <= most &&
  labels.join("").length + labels.length * SEGMENT_EDGES <= SEGMENT_ROOM;

function tellApartByColour(options: readonly OptionView[]): boolean {
  const colours = options.flatMap(({ color }) => (color ? [channels(color)] : []));
  if (colours.length < 2 || colours.length < options.length / 2) return false;
  const alike = colours.filter((colour, i) =>
    colours.some((other, j) => i !== j && distance(colour, other) < ALIKE),
  );
  return alike.length < colours.length / 3;
}

/** Colours of two swatches that are nearer than this are hard to tell apart beside each other. */
const HARD_TO_TELL = 22;

/** The codes of the options whose colour is hard to tell from that of another one, such as whites. */
export function alikeOptions(options: readonly Pick<OptionView, "code" | "color">[]): ReadonlySet<string> {
  const coloured = options.flatMap(({ code, color }) => (color ? [{ code, colour: channels(color) }] : []));
  return new Set(
    coloured
      .filter((one) =>
        coloured.some((other) => other !== one && distance(one.colour, other.colour) < HARD_TO_TELL),
      )
      .map(({ code }) => code),
  );
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((channel, i) => channel - (b[i] ?? 0)));

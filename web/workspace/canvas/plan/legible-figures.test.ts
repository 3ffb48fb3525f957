import { dimensionMarks } from "@stanza/drawing";
import { expect, test } from "vitest";
import { legible, type PaintedDimension } from "./legible-figures.ts";

/** A dimension from x to x, its line this far above the wall; CSS pixels. */
const dimension = (from: number, to: number, away: number, text: string): PaintedDimension => ({
  text,
  marks: dimensionMarks([from, 0], [to, 0], away, text, 8),
});
const textsOf = (dimensions: readonly PaintedDimension[]) => dimensions.map(({ text }) => text).sort();

test("[CD-03] zoomed out, a short link's figure is left out where it would lie on the next dimension line, and is there again nearer", () => {
  const chain = (scale: number) => [
    dimension(0, 40 * scale, 16 * scale, "600"),
    dimension(40 * scale, 43 * scale, 16 * scale, "41"),
    dimension(43 * scale, 83 * scale, 16 * scale, "620"),
    dimension(0, 83 * scale, 32 * scale, "1261"),
  ];
  expect(textsOf(legible(chain(1)))).toEqual(["1261", "600", "620"]);
  expect(textsOf(legible(chain(2.5)))).toEqual(["1261", "41", "600", "620"]);
});

test("[CD-03] of two figures that would lie on each other the first is painted", () => {
  const boards = [dimension(0, 3, 16, "18"), dimension(3, 6, 16, "19")];
  expect(textsOf(legible(boards))).toEqual(["18"]);
});

test("[CD-03] far away, the whole length is read and not the piece whose figure lies under it", () => {
  const chains = [dimension(0, 30, 6, "1000"), dimension(30, 126, 6, "3200"), dimension(0, 150, 14, "5000")];
  expect(textsOf(legible(chains))).toEqual(["1000", "5000"]);
});

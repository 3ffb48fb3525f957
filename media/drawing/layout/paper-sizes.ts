/** Sizes on a sheet of paper, mm. Source: ISO 129-1, clause 5, and ISO 3098 (2.5 mm lettering; figures of chains a size smaller). */
export const PAPER = {
  /** Cap height of the figures of dimensions, and the least that one of them shrinks to. */
  figure: 1.9,
  leastFigure: 1.6,
  /** Cap heights of other texts: none is smaller or larger. */
  text: [1.6, 3.2],
  /** From the outer face of a wall, or from what the line before it needs, to a dimension line. */
  beforeLine: 2.6,
  /** From the dimension line to the middle of its figure, in cap heights, and from one row of figures to the next. */
  lift: 1.1,
  row: 1.65,
  /** From a line to the middle of the words that stand beside it, in cap heights. */
  besideLine: 1.05,
  /** From a running dimension line to its figures, where their leaders bend. */
  bend: 3.4,
  /** Between drawings that stand for themselves on one sheet. */
  apart: 9,
  balloon: { height: 1.9, radius: 2.5, perCharacter: 0.55 },
} as const;

/** The radius of a balloon around a mark, mm of paper. */
export const balloonRadius = (mark: string): number =>
  PAPER.balloon.radius + PAPER.balloon.perCharacter * Math.max(0, mark.length - 2);

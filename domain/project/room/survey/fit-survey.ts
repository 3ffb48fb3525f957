import { add2, cross2, distance2, dot2, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import { firstRefusal, numberRefusal, sizeRefusal } from "../../limits.ts";
import { done, type Outcome, refused } from "../../outcome.ts";
import { leastSquares, type Observation } from "./least-squares.ts";

/** A length measured on site between two corners of the room: a wall, or a diagonal. */
export interface Measure {
  /** Corners by their index in the sketch, from 0. */
  readonly from: number;
  readonly to: number;
  /** Clear length between the corners, mm. */
  readonly lengthMm: number;
}

export interface SurveyFit {
  /** The fitted corners; the first stays, and the first wall keeps its direction. */
  readonly corners: readonly Vec2[];
  /** For each measure, the fitted length less the measured one, mm. */
  readonly errors: readonly number[];
  /** Distance by which the walls, at the sketch's angles, miss their beginning, mm. Absent when a wall is not measured. */
  readonly closingError?: number;
  /** True: the lengths alone determine the shape; false: the sketch's angles were needed. */
  readonly determined: boolean;
  /** Indices of measures any one of which, if wrong, explains the contradiction. Empty: all measures agree. */
  readonly suspects: readonly number[];
}

/** A tape's accuracy, mm; a measure that is off by more than `TOLERABLE` of these is a mistake. */
const TAPE = 2;
const TOLERABLE = 5;
/** Accuracy of the angles of a sketch, radians; they only decide what the lengths leave open. */
const SKETCHED = 0.05;
const KEPT = 1e-6;
/** Accuracy for values that must not move, mm. */
const FIXED = 1e-4;
const MOST_CORNERS = 60;
/** Removing a suspect improves the agreement of the rest at least by this factor. */
const BETTER = 3;

/**
 * Fits a room to its measured walls and diagonals, over a rough sketch of its corners.
 *
 * Contradicting lengths are balanced by least squares. When there are more lengths than the shape needs, those that disagree with all the
 * rest are named; among several candidates, the walls in the direction of the closing error. Without diagonals the walls alone cannot
 * decide it, and these walls are named.
 *
 * sketch   corners in wall order, roughly where they are, mm
 * angles   `free`: angles are adjusted to the lengths; `kept`: the sketch's angles are right, lengths are adjusted
 * refused  `tooFewWalls`, `tooManyWalls`, `unknownCorner`, and `outOfBounds` or `notANumber` at `measures.2.lengthMm`
 *
 * Source: least-squares adjustment of a plane network (Wolf & Ghilani, "Adjustment Computations").
 */
export function fitSurvey(
  sketch: readonly Vec2[],
  measures: readonly Measure[],
  angles: "free" | "kept" = "free",
): Outcome<SurveyFit> {
  const refusal = surveyRefusal(sketch, measures);
  if (refusal) return refusal;
  const spare = measures.length - (2 * sketch.length - 3);
  const corners = fit(sketch, measures, angles);
  const errors = errorsOf(corners, measures);
  const closing = closingVector(sketch, measures);
  const closingError = closing && Math.hypot(...closing);
  return done({
    corners,
    errors,
    ...(closingError === null ? {} : { closingError }),
    determined: spare >= 0,
    suspects:
      spare > 0 && angles === "free"
        ? likelier(contradicting(sketch, measures, errors), alongClosing(sketch, measures, closing))
        : alongClosing(sketch, measures, closing),
  });
}

function surveyRefusal(sketch: readonly Vec2[], measures: readonly Measure[]): Outcome<never> | null {
  if (sketch.length < 3) return refused("tooFewWalls", "sketch", "a room has at least three corners");
  if (sketch.length > MOST_CORNERS) {
    return refused("tooManyWalls", "sketch", `a survey has at most ${MOST_CORNERS} corners`);
  }
  const strange = measures.findIndex(
    ({ from, to }) => from === to || sketch[from] === undefined || sketch[to] === undefined,
  );
  if (strange >= 0) return refused("unknownCorner", `measures.${strange}`, "a measure joins two corners");
  return firstRefusal(
    ...sketch.flatMap((corner, i) =>
      corner.map((value, axis) => numberRefusal(value, `sketch.${i}.${axis}`, -1e6, 1e6)),
    ),
    ...measures.map(({ lengthMm }, i) => sizeRefusal(lengthMm, `measures.${i}.lengthMm`)),
  );
}

function fit(
  sketch: readonly Vec2[],
  measures: readonly Measure[],
  angles: "free" | "kept",
): readonly Vec2[] {
  const turns = turnsOf(sketch);
  const accuracy = angles === "free" ? SKETCHED : KEPT;
  const first = sketch[0]!;
  const along = unit2(sub2(sketch[1]!, first));
  const observe = (flat: readonly number[]): readonly Observation[] => {
    const corners = cornersFrom(flat);
    return [
      { residual: (corners[0]![0] - first[0]) / FIXED, by: [[0, 1 / FIXED]] },
      { residual: (corners[0]![1] - first[1]) / FIXED, by: [[1, 1 / FIXED]] },
      sideways(corners, along),
      ...measures.map((measure) => lengthObservation(corners, measure)),
      ...turns.map((turn, i) => turnObservation(corners, i, turn, accuracy)),
    ];
  };
  return cornersFrom(leastSquares(sketch.flat(), observe));
}

/** Keeps the direction of the first wall. */
function sideways(corners: readonly Vec2[], along: Vec2): Observation {
  const offset = cross2(along, sub2(corners[1]!, corners[0]!)) / FIXED;
  const [x, z] = [-along[1] / FIXED, along[0] / FIXED];
  return {
    residual: offset,
    by: [
      [0, -x],
      [1, -z],
      [2, x],
      [3, z],
    ],
  };
}

function lengthObservation(corners: readonly Vec2[], { from, to, lengthMm }: Measure): Observation {
  const [a, b] = [corners[from]!, corners[to]!];
  const [x, z] = scale2(unit2(sub2(b, a)), 1 / TAPE);
  return {
    residual: (distance2(a, b) - lengthMm) / TAPE,
    by: [
      [2 * from, -x],
      [2 * from + 1, -z],
      [2 * to, x],
      [2 * to + 1, z],
    ],
  };
}

/** The angle by which a walk round the room turns at a corner, radians. */
function turnAt(before: Vec2, corner: Vec2, after: Vec2): number {
  const [arrive, leave] = [sub2(corner, before), sub2(after, corner)];
  return Math.atan2(cross2(arrive, leave), dot2(arrive, leave));
}

function turnsOf(corners: readonly Vec2[]): readonly number[] {
  return corners.map((corner, i) => turnAt(corners.at(i - 1)!, corner, corners[(i + 1) % corners.length]!));
}

function turnObservation(corners: readonly Vec2[], i: number, turn: number, accuracy: number): Observation {
  const size = corners.length;
  const [j, k] = [(i - 1 + size) % size, (i + 1) % size];
  const [before, corner, after] = [corners[j]!, corners[i]!, corners[k]!];
  const [arrive, leave] = [sub2(corner, before), sub2(after, corner)];
  const difference = turnAt(before, corner, after) - turn;
  const residual = Math.atan2(Math.sin(difference), Math.cos(difference)) / accuracy;
  // The angle of a vector (x, z) changes by (−z, x) / length² with its end.
  const slope = (of: Vec2): Vec2 => scale2([-of[1], of[0]], 1 / (Math.max(dot2(of, of), 1) * accuracy));
  const [out, back] = [slope(leave), slope(arrive)];
  return {
    residual,
    by: [
      [2 * k, out[0]],
      [2 * k + 1, out[1]],
      [2 * i, -out[0] - back[0]],
      [2 * i + 1, -out[1] - back[1]],
      [2 * j, back[0]],
      [2 * j + 1, back[1]],
    ],
  };
}

/** Narrows the suspects by the sketch's angles: a wall that could close the room is likelier. */
function likelier(contradict: readonly number[], close: readonly number[]): readonly number[] {
  const both = contradict.filter((place) => close.includes(place));
  return both.length > 0 ? both : contradict;
}

/** The measure whose removal makes the rest agree best, and others as good as it. */
function contradicting(
  sketch: readonly Vec2[],
  measures: readonly Measure[],
  errors: readonly number[],
): readonly number[] {
  const worst = Math.max(...errors.map(Math.abs));
  if (worst <= TAPE) return [];
  const without = measures.map((_, i) => {
    const rest = measures.toSpliced(i, 1);
    return Math.max(0, ...errorsOf(fit(sketch, rest, "free"), rest).map(Math.abs));
  });
  const best = Math.min(...without);
  if (best * BETTER > worst) return [];
  return without.flatMap((left, i) => (left <= Math.max(best * 1.5, TAPE / 2) ? [i] : []));
}

/** Walls that run along the closing error in either direction; only they could close it. */
function alongClosing(
  sketch: readonly Vec2[],
  measures: readonly Measure[],
  closing: Vec2 | null,
): readonly number[] {
  if (closing === null || Math.hypot(...closing) <= TAPE * TOLERABLE) return [];
  const direction = unit2(closing);
  return measures.flatMap(({ from, to }, i) => {
    const isWall = (to - from + sketch.length) % sketch.length === 1;
    const wall = unit2(sub2(sketch[to]!, sketch[from]!));
    return isWall && Math.abs(dot2(wall, direction)) > 0.94 ? [i] : [];
  });
}

/** Vector from the end of the measured walls, at the sketch's angles, back to their beginning; `null` when one is not measured. */
function closingVector(sketch: readonly Vec2[], measures: readonly Measure[]): Vec2 | null {
  let at: Vec2 = [0, 0];
  for (const [i, corner] of sketch.entries()) {
    const next = (i + 1) % sketch.length;
    const side = measures.find(({ from, to }) => (from === i && to === next) || (from === next && to === i));
    if (side === undefined) return null;
    at = add2(at, scale2(unit2(sub2(sketch[next]!, corner)), side.lengthMm));
  }
  return scale2(at, -1);
}

function errorsOf(corners: readonly Vec2[], measures: readonly Measure[]): readonly number[] {
  return measures.map(({ from, to, lengthMm }) => distance2(corners[from]!, corners[to]!) - lengthMm);
}

function cornersFrom(flat: readonly number[]): readonly Vec2[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
}

import { distance2, type Vec2 } from "@stanza/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accepted } from "../../outcome.ts";
import { fitSurvey, type Measure } from "./fit-survey.ts";

const SKETCH: readonly Vec2[] = [
  [0, 0],
  [4000, 0],
  [4000, 3000],
  [0, 3000],
];
const side = (from: number, lengthMm: number): Measure => ({ from, to: (from + 1) % 4, lengthMm });
const SIDES = [side(0, 4210), side(1, 3120), side(2, 4210), side(3, 3120)];

test("[CD-02] a rectangle's four walls fit without error and keep the corner and direction that they start from", () => {
  const { corners, errors, closingError, suspects, determined } = accepted(fitSurvey(SKETCH, SIDES));
  expect(corners[0]![0]).toBeCloseTo(0, 3);
  expect(corners[1]![1]).toBeCloseTo(0, 3);
  expect(corners[2]![0]).toBeCloseTo(4210, 2);
  expect(corners[2]![1]).toBeCloseTo(3120, 2);
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.01);
  expect(closingError).toBeCloseTo(0, 6);
  expect([suspects, determined]).toEqual([[], false]);
});

test("[CD-02] walls that do not close give the error, and the walls that could be wrong", () => {
  const fit = accepted(fitSurvey(SKETCH, [...SIDES.slice(0, 2), side(2, 4310), SIDES[3]!]));
  expect(fit.closingError).toBeCloseTo(100, 6);
  expect(fit.suspects).toEqual([0, 2]);
});

test("[CD-02] with diagonals the wrong measure itself is named", () => {
  const diagonal = Math.hypot(4210, 3120);
  const measures = [
    ...SIDES,
    { from: 0, to: 2, lengthMm: diagonal },
    { from: 1, to: 3, lengthMm: diagonal + 1 },
  ];
  expect(accepted(fitSurvey(SKETCH, measures)).suspects).toEqual([]);
  const wrong = measures.with(1, side(1, 3210));
  const fit = accepted(fitSurvey(SKETCH, wrong));
  expect(fit.determined).toBe(true);
  // One surplus measure cannot show which one is wrong; among the candidates, the walls along the closing error are likelier.
  expect(fit.suspects).toEqual([1, 3]);
});

test("[CD-02] a room that is not square comes out with its own angles", () => {
  const real: readonly Vec2[] = [
    [0, 0],
    [4050, 0],
    [4220, 2980],
    [-90, 3060],
  ];
  const pairs = [0, 1, 2, 3].flatMap((from) => [1, 2, 3].map((to) => [from, to] as const));
  const measures = pairs
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ from, to, lengthMm: distance2(real[from]!, real[to]!) }));
  const { corners } = accepted(fitSurvey(SKETCH, measures));
  for (const [i, corner] of corners.entries()) expect(distance2(corner, real[i]!)).toBeLessThan(0.05);
});

test("[CD-02] with fixed angles the lengths are adjusted", () => {
  const { corners, errors } = accepted(
    fitSurvey(SKETCH, [...SIDES.slice(0, 2), side(2, 4310), SIDES[3]!], "kept"),
  );
  expect(corners[1]![0]).toBeCloseTo(corners[2]![0], 0);
  expect(errors.map(Math.round)).toEqual([50, 0, -50, 0]);
});

test("[CD-02] any convex room is reconstructed from its walls and diagonals, whatever the sketch", () => {
  const jitter = fc.integer({ min: -250, max: 250 });
  fc.assert(
    fc.property(fc.array(fc.tuple(jitter, jitter), { minLength: 4, maxLength: 4 }), (moves) => {
      const real = SKETCH.map(([x, z], i): Vec2 => [x + moves[i]![0], z + moves[i]![1]]);
      const measures = [0, 1, 2].flatMap((from) =>
        [1, 2, 3]
          .filter((to) => to > from)
          .map((to) => ({ from, to, lengthMm: distance2(real[from]!, real[to]!) })),
      );
      const { errors } = accepted(fitSurvey(SKETCH, measures));
      expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.5);
    }),
    { numRuns: 40 },
  );
});

test("[CD-02] invalid input is refused at its place", () => {
  const cause = (sketch: readonly Vec2[], measures: readonly Measure[]) => {
    const fit = fitSurvey(sketch, measures);
    return fit.ok ? null : [fit.refusal.cause, fit.refusal.at];
  };
  expect(cause(SKETCH.slice(0, 2), [])).toEqual(["tooFewWalls", "sketch"]);
  expect(cause(SKETCH, [{ from: 0, to: 9, lengthMm: 10 }])).toEqual(["unknownCorner", "measures.0"]);
  expect(cause(SKETCH, [side(0, Number.NaN)])).toEqual(["notANumber", "measures.0.lengthMm"]);
  expect(cause(SKETCH, [side(0, 1e12)])).toEqual(["outOfBounds", "measures.0.lengthMm"]);
  expect(
    cause(
      [
        [0, Number.NaN],
        [1, 1],
        [2, 2],
      ],
      [],
    ),
  ).toEqual(["notANumber", "sketch.0.1"]);
});

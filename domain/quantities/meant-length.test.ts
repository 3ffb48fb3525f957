import { expect, test } from "vitest";
import { parseLength } from "./length.ts";
import type { LengthUnit } from "./length-unit.ts";
import { lengthQuestion } from "./meant-length.ts";

const WALL = { min: 100, max: 20_000 };

test.each<[text: string, unit: LengthUnit, meant: string]>([
  ["3.1", "mm", "3.1 m"],
  ["3,1", "mm", "3,1 m"],
  ["4", "mm", "4 m"],
  ["60", "mm", "60 cm"],
  ["3100", "m", "3100 mm"],
  ["420", "m", "420 cm"],
  ["0.4", "cm", "0.4 m"],
  ["3", "in", "3'"],
])("[CD-03] asks whether %s in a field of %s means %s", (text, unit, meant) => {
  const question = lengthQuestion(text, unit, WALL);
  expect(question?.meant).toBe(meant);
  // What is taken reads back as what was shown.
  expect(parseLength(meant, unit)).toBe(question?.mm);
});

test.each<[text: string, unit: LengthUnit]>([
  ["3100", "mm"],
  ["310", "mm"],
  ["3.1 mm", "mm"],
  ["3.1mm", "mm"],
  ["3.1 m", "mm"],
  ["25000", "mm"],
  ["0", "mm"],
  ["-3.1", "mm"],
  ["", "mm"],
  ["3.1.2", "mm"],
  ["3e3", "mm"],
  ["144", "in"],
])("does not ask about %s in a field of %s", (text, unit) => {
  expect(lengthQuestion(text, unit, WALL)).toBeNull();
});

test("says how the typed number reads", () => {
  expect(lengthQuestion(" 3.1 ", "mm", WALL)).toEqual({ typed: "3.1 mm", meant: "3.1 m", mm: 3100 });
});

import { type Choices, openCatalogue } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { HANGING, HANGS, hangingKitchen } from "./testing/hanging-kitchen.ts";

const { bundle } = hangingKitchen();
const unit = (bounded: boolean, choices: Choices) =>
  openCatalogue(bundle, { bounded }).evaluate({ model: "M", article: HANGING, header: {}, choices }).result;

test("[T31] a catalogue that would hang ends as a problem of the article in a thread that cannot be stopped", () => {
  const { box, problems } = unit(true, HANGS);
  expect(box).toEqual([600, 800, 600]);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["E_STEPS"]));
});

test("[T31] an evaluation that ends anyway is the same, bounded or not", () => {
  expect(unit(true, {})).toEqual(unit(false, {}));
  expect(unit(true, {}).problems).toEqual([]);
});

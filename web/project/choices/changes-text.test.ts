import { expect, test } from "vitest";
import { kitchenWith, targetsOf } from "../testing/demo-targets.ts";
import { changesText } from "./changes-text.ts";
import { resolveChoices } from "./resolve-choices.ts";

const words = { language: "en", lengthUnit: "mm", yes: "Yes", no: "No" } as const;

test("what changed is named with the old and the new value in words", () => {
  const [target] = targetsOf(kitchenWith(["BASE-2D-600", { SHMAT: "GLS" }]));
  if (!target) throw new Error("no row");
  const { alsoChanged } = resolveChoices(target, { W: 900 });
  expect(changesText(alsoChanged, words)).toBe("Shelf material Toughened glass → As carcass.");
  expect(changesText(alsoChanged, { ...words, language: "de" })).toBe(
    "Material der Böden Sicherheitsglas → Wie Korpus.",
  );
});

test("of many changes the first three are named", () => {
  const [target] = targetsOf(kitchenWith(["BASE-2D-600", { SHMAT: "GLS" }]));
  if (!target) throw new Error("no row");
  const [one] = resolveChoices(target, { W: 900 }).alsoChanged;
  if (!one) throw new Error("no change");
  const text = changesText([one, one, one, one], words);
  expect(text.split("→")).toHaveLength(4);
  expect(text.endsWith(" …")).toBe(true);
});

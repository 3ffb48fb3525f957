import { expect, test } from "vitest";
import { kitchenWith, targetsOf } from "../testing/demo-targets.ts";
import type { Say } from "../words/sentences.ts";
import { choiceSentence } from "./choice-sentence.ts";
import { resolveChoices } from "./resolve-choices.ts";

const words = { language: "en", lengthUnit: "mm", yes: "Yes", no: "No" } as const;
const say: Say = (key, values) => `${key} ${values?.count}`;

test("[CD-15] an option is said by its name, a number with its field, and what changed with it follows", () => {
  const [target] = targetsOf(kitchenWith(["BASE-2D-600", { SHMAT: "GLS" }]));
  if (!target) throw new Error("no row");
  const said = (wish: Parameters<typeof resolveChoices>[1]) => {
    const { evaluation, alsoChanged } = resolveChoices(target, wish);
    return choiceSentence(wish, evaluation.views(), alsoChanged, words, say);
  };
  const front = resolveChoices(target, {})
    .evaluation.views()
    .find(({ kind, options }) => kind === "option" && options?.some(({ color }) => color));
  const option = front?.options?.find(({ code, refusal }) => code !== front.value && !refusal);
  if (!front || !option) throw new Error("no front finish");
  expect(said({ [front.code]: option.code })).toBe(`${option.description.en}.`);
  expect(said({ W: 900 })).toBe(
    "Width: 900 mm. variants.alsoChanged 1 Shelf material Toughened glass → As carcass.",
  );
});

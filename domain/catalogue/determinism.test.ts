import { expect, test } from "vitest";
import { openCatalogue } from "./index.ts";
import { published } from "./testing/demo-home.ts";
import { determinismFiles } from "./testing/determinism-files.ts";
import { EXPECTED_HASH, evaluationHash } from "./testing/evaluation-hash.ts";

test("[EV-01] a fixed set of configurations evaluates to the same result as ever, to the last bit", () => {
  const { catalogue } = published(determinismFiles());
  expect(evaluationHash(catalogue)).toBe(EXPECTED_HASH);
  expect(evaluationHash(JSON.parse(JSON.stringify(catalogue)))).toBe(EXPECTED_HASH);
});

test("the fixed set covers everything that could differ between machines: odd angles, roots, thirds, lists, an overlay", () => {
  const { result } = openCatalogue(published(determinismFiles()).catalogue).evaluate({
    model: "ARIA",
    article: "BASE-1D",
    header: { FIN: "LB" },
    choices: {},
  });
  expect(result.problems).toEqual([]);
  expect(result.values.TF).toBe(22.2);
  const tip = result.parts.find(({ id }) => id === "rotor-b-tip");
  expect(tip?.rot?.every((angle) => angle % 1 !== 0)).toBe(true);
});

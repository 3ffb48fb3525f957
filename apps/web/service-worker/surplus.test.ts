import { expect, test } from "vitest";
import { surplusOf } from "./surplus.ts";

const kept = [
  { url: "old", bytes: 40, at: 1 },
  { url: "new", bytes: 40, at: 3 },
  { url: "middle", bytes: 40, at: 2 },
];

test("[PR-17] what is kept stays within its bytes and its number: the least wanted goes first", () => {
  expect(surplusOf(kept, { bytes: 200, answers: 5 })).toEqual([]);
  expect(surplusOf(kept, { bytes: 90, answers: 5 })).toEqual(["old"]);
  expect(surplusOf(kept, { bytes: 200, answers: 1 })).toEqual(["middle", "old"]);
  expect(surplusOf(kept, { bytes: 10, answers: 5 })).toEqual(["new", "middle", "old"]);
});

import { expect, test } from "vitest";
import { openAnswerPool } from "./answer-pool.ts";
import { answerRow, type RowContext } from "./row-answer.ts";
import { smallKitchenWith } from "./testing/small-kitchen.ts";

const { open } = smallKitchenWith();
const context: RowContext = { catalogue: open, header: {}, forced: {}, priceDate: "2026-11-27" };
const unit = (W: number) => ({ catalogue: "SMALL", model: "M", article: "UNIT-600", choices: { W } });

test("[EV-02] an answer is found by an equal question of anybody, and by no other", () => {
  const pool = openAnswerPool(10);
  const answer = answerRow(unit(700), context);
  pool.keep(answer);
  expect(pool.find(unit(700), { ...context, header: {} })).toBe(answer);
  expect(pool.find(unit(600), context)).toBeUndefined();
  expect(pool.find(unit(700), { ...context, priceDate: "2026-11-28" })).toBeUndefined();
  expect(pool.find(unit(700), { ...context, forced: { D: 400 } })).toBeUndefined();
  expect(pool.find(unit(700), { ...context, catalogue: smallKitchenWith().open })).toBeUndefined();
});

test("[EV-02] what nobody asks for goes, and what is asked for stays", () => {
  const pool = openAnswerPool(4);
  for (const W of [600, 601, 602, 603, 604, 605]) {
    pool.keep(answerRow(unit(W), context));
    expect(pool.find(unit(600), context)).toBeDefined();
  }
  expect([601, 602].map((W) => pool.find(unit(W), context))).toEqual([undefined, undefined]);
  expect(pool.find(unit(605), context)).toBeDefined();
});

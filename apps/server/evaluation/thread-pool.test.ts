import { expect, test } from "vitest";
import type { Thread } from "./thread.ts";
import { openThreadPool } from "./thread-pool.ts";

const threadWith = (rowsAhead: number) => ({ rowsAhead }) as { rowsAhead: number } & Thread;

test("projects are divided among the threads, and each stays with its own", () => {
  const [a, b] = [threadWith(0), threadWith(0)];
  const pool = openThreadPool([a, b]);
  const first = [1, 2, 3, 4].map(pool.threadOf);
  expect(new Set(first).size).toBe(2);
  expect(first.filter((thread) => thread === a)).toHaveLength(2);
  expect([1, 2, 3, 4].map(pool.threadOf)).toEqual(first);
});

test("a project that is not stored goes where there is the least to do, and a stored one moves when its thread has far more to do", () => {
  const [a, b] = [threadWith(300), threadWith(0)];
  const pool = openThreadPool([a, b]);
  expect(pool.threadOf(undefined)).toBe(b);
  expect(pool.threadOf(1)).toBe(b);
  b.rowsAhead = 1_700;
  expect(pool.threadOf(1)).toBe(b);
  b.rowsAhead = 2_000;
  expect(pool.threadOf(1)).toBe(a);
  b.rowsAhead = 0;
  expect(pool.threadOf(1)).toBe(a);
});

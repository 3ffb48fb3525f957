import { expect, test } from "vitest";
import type { Thread } from "./thread.ts";
import { openThreadPool } from "./thread-pool.ts";

const threadWith = (rowsAhead: number, isRunning = true) =>
  ({ rowsAhead, isRunning }) as { rowsAhead: number; isRunning: boolean } & Thread;

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

test("a thread is started only where those that run have so much to do that its start is worth it", () => {
  const [a, b] = [threadWith(0, false), threadWith(0, false)];
  const pool = openThreadPool([a, b]);
  const first = pool.threadOf(1);
  expect(first).toBe(a);
  a.isRunning = true;
  a.rowsAhead = 500;
  expect([2, 3, undefined].map(pool.threadOf)).toEqual([a, a, a]);
  a.rowsAhead = 900;
  expect(pool.threadOf(4)).toBe(b);
  // What is kept evaluated stays where it is as long as the other would have to start first.
  expect(pool.threadOf(1)).toBe(a);
});

import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool, transaction } from "../db/pool.ts";
import { openTestPostgres, type TestPostgres } from "../testing/test-database.ts";
import { countAttempt, forgetEndedAttempts, returnAttempt, secondsToWait, takeAttempt } from "./attempts.ts";

let postgres: TestPostgres;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await openTestPostgres();
  pool = createPool(await postgres.database(), () => {});
});
afterAll(async () => {
  await pool.end();
  await postgres.close();
});

const LIMIT = { most: 3, windowSeconds: 60 };

test("attempts below the limit do not wait; from the limit on they wait twice as long each time", async () => {
  const waits: number[] = [];
  for (let i = 0; i < 5; i++) {
    await countAttempt(pool, "below", LIMIT);
    waits.push(await secondsToWait(pool, ["below"]));
  }
  expect(waits).toEqual([0, 0, 1, 2, 4]);
});

test("a limit of one makes the second attempt wait", async () => {
  await countAttempt(pool, "one", { most: 1, windowSeconds: 60 });
  expect(await secondsToWait(pool, ["one", "never used"])).toBe(1);
});

test("[QU-08] an attempt below the limit holds up no request of the same moment", async () => {
  // Inside a transaction now() is its start, so this request is earlier than the attempts that it reads.
  const seconds = await transaction(pool, async (earlier) => {
    await earlier.query("select now()");
    await countAttempt(pool, "same moment", LIMIT);
    const afterFirst = await secondsToWait(earlier, ["same moment"]);
    await countAttempt(pool, "same moment", LIMIT);
    return [afterFirst, await secondsToWait(earlier, ["same moment"])];
  });
  expect(seconds).toEqual([0, 0]);
});

test("[AU-05] [T19] of many attempts at once no more are let through than one by one", async () => {
  const waits = await Promise.all(Array.from({ length: 100 }, () => takeAttempt(pool, "at once", LIMIT)));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(LIMIT.most);
  const { rows } = await pool.query("select count from attempt where key = 'at once'");
  expect(rows).toEqual([{ count: LIMIT.most }]);
});

test("an attempt that is taken back frees its place, and lifts no delay of others", async () => {
  for (let i = 0; i < LIMIT.most; i++) await countAttempt(pool, "taken back", LIMIT);
  await returnAttempt(pool, "taken back", LIMIT);
  expect(await takeAttempt(pool, "taken back", LIMIT)).toBe(0);
  await countAttempt(pool, "taken back", LIMIT);
  await returnAttempt(pool, "taken back", LIMIT);
  expect(await takeAttempt(pool, "taken back", LIMIT)).toBeGreaterThan(0);
});

test("[T39] attempts are forgotten once they count no more, and never while they hold somebody up", async () => {
  await countAttempt(pool, "ended", { most: 3, windowSeconds: -1 });
  await countAttempt(pool, "counting", LIMIT);
  await countAttempt(pool, "waiting", { most: 1, windowSeconds: -1 });
  await forgetEndedAttempts(pool);
  const { rows } = await pool.query(
    "select key from attempt where key in ('ended', 'counting', 'waiting') order by key",
  );
  expect(rows.map(({ key }) => key)).toEqual(["counting", "waiting"]);
});

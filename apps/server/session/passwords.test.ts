import { availableParallelism } from "node:os";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const verified: string[] = [];

// Other files of the process may have the module already, without the spy.
vi.resetModules();
vi.doMock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  const verify = (hash: string, password: string) => {
    verified.push(hash);
    return argon2.verify(hash, password);
  };
  return { ...argon2, verify };
});
const { hashPassword, isPassword } = await import("./passwords.ts");

afterAll(() => {
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});

beforeEach(() => {
  verified.length = 0;
});

test("a password is right for its own hash only", async () => {
  const stored = await hashPassword("seller-milano-1");
  expect(await isPassword(stored, "seller-milano-1")).toBe(true);
  expect(await isPassword(stored, "seller-milano-2")).toBe(false);
});

test("[AU-05] [T19] at most a second's worth of checks waits; more are not taken, and afterwards all is as before", async () => {
  const stored = await hashPassword("seller-milano-1");
  verified.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, n) => isPassword(stored, n === 0 ? "seller-milano-1" : `guess ${n}`)),
  );
  expect(answers[0]).toBe(true);
  const taken = answers.filter((answer) => answer !== "busy");
  // 64 wait, and each core has one at hand.
  expect(taken.length).toBeLessThanOrEqual(64 + availableParallelism());
  expect(verified).toHaveLength(taken.length);
  expect(answers.slice(100)).toEqual(Array(200).fill("busy"));
  expect(await isPassword(stored, "seller-milano-1")).toBe(true);
});

test("an unknown login costs a check of a hash as well, of the same cost, so that time does not tell", async () => {
  await isPassword(await hashPassword("seller-milano-1"), "not-it");
  expect(await isPassword(null, "not-it")).toBe(false);
  const [known, unknown, ...more] = verified.map((hash) => hash.split("$").slice(0, 4).join("$"));
  expect(known).toMatch(/^\$argon2id\$/);
  expect(unknown).toBe(known);
  expect(more).toEqual([]);
});

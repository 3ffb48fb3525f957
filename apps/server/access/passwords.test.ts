import { verify } from "@node-rs/argon2";
import { beforeEach, expect, test, vi } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

beforeEach(() => vi.mocked(verify).mockClear());

test("a password is right for its own hash only", async () => {
  const stored = await hashPassword("seller-milano-1");
  expect(await isPassword(stored, "seller-milano-1")).toBe(true);
  expect(await isPassword(stored, "seller-milano-2")).toBe(false);
});

test("an unknown login costs a check of a hash as well, of the same cost, so that time does not tell", async () => {
  const stored = await hashPassword("seller-milano-1");
  await isPassword(stored, "not-it");
  expect(await isPassword(null, "not-it")).toBe(false);
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4).join("$"));
  expect(costs).toHaveLength(2);
  expect(costs[1]).toBe(costs[0]);
});

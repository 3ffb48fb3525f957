import { expect, test } from "vitest";
import { mayExplainPrices } from "./may-explain-prices.ts";

const person = (kind: "guest" | "pro" | "customer", isAdmin = false) => ({ kind, isAdmin });
const config = (...pricetrace: readonly ("guest" | "customer")[]) =>
  ({ pricetrace }) as unknown as Parameters<typeof mayExplainPrices>[1];

test("why this price is for those who may see it: professionals and supervisors, no guest", () => {
  expect(mayExplainPrices(person("pro"), null)).toBe(true);
  expect(mayExplainPrices(person("customer", true), null)).toBe(true);
  expect(mayExplainPrices(person("customer"), null)).toBe(false);
  expect(mayExplainPrices(person("guest"), config())).toBe(false);
  expect(mayExplainPrices(null, config("guest"))).toBe(false);
});

test("a site may widen it", () => {
  expect(mayExplainPrices(person("customer"), config("customer"))).toBe(true);
  expect(mayExplainPrices(person("guest"), config("customer"))).toBe(false);
  expect(mayExplainPrices(person("guest"), config("guest", "customer"))).toBe(true);
});

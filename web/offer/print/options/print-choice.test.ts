import { beforeEach, expect, test, vi } from "vitest";
import { isGoodDay, keepHabit, lastHabit, printsOf } from "./print-choice.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const USUAL = {
  layout: { grouping: "catalogue", linePrices: true, vat: "apart" },
  parts: ["pictures", "plan", "elevations"],
};

test("[QU-08] the prints are joined by semicolons in one order, the offer always among them", () => {
  expect(printsOf([])).toBe("offer");
  expect(printsOf(["codes", "plan"])).toBe("offer;plan;codes");
});

test("what was chosen is found again; what is not readable, or no choice any more, is the usual", () => {
  expect(lastHabit()).toEqual(USUAL);
  const habit = {
    layout: { grouping: "room", linePrices: false, vat: "included" },
    parts: ["codes"],
  } as const;
  keepHabit(habit);
  expect(lastHabit()).toEqual(habit);
  for (const text of [
    "",
    "null",
    "7",
    "{",
    '{"layout":{"grouping":"colour","linePrices":"no"},"parts":"all"}',
  ]) {
    kept.set("print-options", text);
    expect(lastHabit()).toEqual(USUAL);
  }
  kept.set("print-options", '{"parts":["plan","horoscope"]}');
  expect(lastHabit().parts).toEqual(["plan"]);
});

test("an offer holds until today or later, or as its terms say", () => {
  expect(isGoodDay("", "2026-11-20")).toBe(true);
  expect(isGoodDay("2026-11-20", "2026-11-20")).toBe(true);
  expect(isGoodDay("2026-11-19", "2026-11-20")).toBe(false);
  expect(isGoodDay("soon", "2026-11-20")).toBe(false);
});

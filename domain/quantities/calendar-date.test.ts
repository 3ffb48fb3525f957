import { expect, test } from "vitest";
import { addPeriod, parseCalendarDate } from "./calendar-date.ts";
import { parsePeriod } from "./period.ts";

test("a moment's calendar date is the day in its own zone", () => {
  expect(parseCalendarDate("2026-11-20")).toBe("2026-11-20");
  expect(parseCalendarDate("2026-11-20T23:59:00+01:00")).toBe("2026-11-20");
  expect(["2026-02-29", "2026-13-01", "20/11/2026", "2026-11-20x", ""].map(parseCalendarDate)).toEqual(
    Array(5).fill(undefined),
  );
});

test.each([
  ["2026-11-20", { count: 2, unit: "week" }, "2026-12-04"],
  ["2026-12-25", { count: 10, unit: "day" }, "2027-01-04"],
  ["2024-01-31", { count: 1, unit: "month" }, "2024-02-29"],
  ["2026-11-30", { count: 3, unit: "month" }, "2027-02-28"],
  ["2024-02-29", { count: 1, unit: "year" }, "2025-02-28"],
] as const)("%s plus %j is %s", (date, period, expected) => {
  expect(addPeriod(date, period)).toBe(expected);
});

test.each([
  ["2 weeks", { count: 2, unit: "week" }],
  ["30 giorni data offerta", { count: 30, unit: "day" }],
  ["gültig 3 Monate", { count: 3, unit: "month" }],
  ["valid for one month", { count: 1, unit: "month" }],
  ["un année", { count: 1, unit: "year" }],
  ["3-week", { count: 3, unit: "week" }],
] as const)("reads the period of %j", (text, period) => {
  expect(parsePeriod(text)).toEqual(period);
});

test.each(["", "until sold out", "0 days", "2 pieces", "31/12/2026"])("finds no period in %j", (text) => {
  expect(parsePeriod(text)).toBeUndefined();
});

import { expect, test } from "vitest";
import { addDays, validityOf } from "./validity.ts";

test.each([
  ["sent", "2026-12-20", { kind: "until" }],
  ["sent", "2026-12-03", { kind: "days", days: 13, soon: false }],
  ["viewed", "2026-11-23", { kind: "days", days: 3, soon: true }],
  ["draft", "2026-11-20", { kind: "today" }],
  ["draft", "2026-11-19", { kind: "over" }],
  ["expired", "2026-11-20", { kind: "over" }],
  ["draft", null, { kind: "open" }],
  ["accepted", "2026-11-21", null],
  ["rejected", "2026-11-21", null],
  ["withdrawn", "2026-11-01", null],
] as const)(
  "[QU-07] on 20 November an offer that is %s and holds until %s says %j",
  (status, validUntil, said) => expect(validityOf({ status, validUntil }, "2026-11-20")).toEqual(said),
);

test("days are counted over the change of the clock", () => {
  expect(addDays("2026-10-24", 14)).toBe("2026-11-07");
  expect(validityOf({ status: "sent", validUntil: "2026-10-26" }, "2026-10-24")).toMatchObject({ days: 2 });
});

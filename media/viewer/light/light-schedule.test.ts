import { expect, test } from "vitest";
import { LightSchedule } from "./light-schedule.ts";

/** Renews at the given moments and lists each renewal as its moment and whether the ambient shade was made. */
function renewals(
  schedule: LightSchedule,
  ...moments: readonly (readonly [now: number, isMoving: boolean])[]
) {
  const made: string[] = [];
  const owed = moments.map(([now, isMoving]) =>
    schedule.renew(now, isMoving, ({ shade }) => made.push(`${now}${shade ? " shade" : ""}`)),
  );
  return { made, owed };
}

test("[CD-03] at rest the light is renewed once after a change, with the ambient shade", () => {
  expect(renewals(new LightSchedule(), [0, false], [16, false]).made).toEqual(["0 shade"]);
});

test("[CD-03] what moves has its shadow at intervals, and the ambient shade when it rests", () => {
  const schedule = new LightSchedule();
  renewals(schedule, [0, false]);
  schedule.touch();
  const moving = renewals(schedule, [40, true], [90, true]);
  expect(moving).toEqual({ made: ["90"], owed: [true, false] });
  expect(renewals(schedule, [100, false], [110, false]).made).toEqual(["100 shade"]);
});

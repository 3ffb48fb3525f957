import { expect, test } from "vitest";
import { nudgeOf } from "./nudge-steps.ts";

test("[CD-03] the pad moves as the plan is drawn, and in 3D as the camera sees it", () => {
  expect(nudgeOf("right", 10, 0)).toEqual([10, 0]);
  expect(nudgeOf("up", 10, 0)).toEqual([0, -10]);
  // From the right (+X) the back of the room is on the right.
  expect(nudgeOf("right", 10, 90)).toEqual([0, -10]);
  expect(nudgeOf("up", 1, 90)).toEqual([-1, 0]);
  expect(nudgeOf("left", 100, 180)).toEqual([100, 0]);
  expect(nudgeOf("down", 10, -90)).toEqual([-10, 0]);
  expect(nudgeOf("up", 10, 40)).toEqual(nudgeOf("up", 10, 0));
});

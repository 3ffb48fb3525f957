import { expect, test } from "vitest";
import { FIRST_TURN, turned, turnOfKey } from "./turn.ts";

test("[RF-02] in a panorama one turns all the way round, up to the ceiling and no further, and zooms within bounds", () => {
  let turn = FIRST_TURN;
  for (let i = 0; i < 45; i++) turn = turned(turn, { across: (8 * Math.PI) / 180 });
  expect(Math.min(turn.across, 2 * Math.PI - turn.across)).toBeCloseTo(0, 9);
  expect(turned(turn, { up: 9 }).up).toBeLessThan(Math.PI / 2);
  expect(turned(turn, { up: -9 }).up).toBeGreaterThan(-Math.PI / 2);
  expect(turned(turn, { zoom: 1000 }).fov).toBeLessThan(Math.PI);
  expect(turned(turn, { zoom: 0 }).fov).toBeGreaterThan(0);
});

test("[RF-02] arrow keys look around, plus and minus zoom, Home begins again, others do nothing", () => {
  const right = turnOfKey(FIRST_TURN, "ArrowRight")!;
  expect(right.across).toBeGreaterThan(0);
  expect(turnOfKey(right, "ArrowLeft")?.across).toBeCloseTo(0);
  expect(turnOfKey(FIRST_TURN, "ArrowUp")?.up).toBeGreaterThan(0);
  expect(turnOfKey(FIRST_TURN, "ArrowDown")?.up).toBeLessThan(0);
  expect(turnOfKey(FIRST_TURN, "+")?.fov).toBeLessThan(FIRST_TURN.fov);
  expect(turnOfKey(FIRST_TURN, "-")?.fov).toBeGreaterThan(FIRST_TURN.fov);
  expect(turnOfKey(right, "Home")).toEqual(FIRST_TURN);
  expect(turnOfKey(right, "x")).toBeUndefined();
});

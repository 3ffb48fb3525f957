import { expect, test } from "vitest";
import { openPlan } from "../open-plan.ts";
import { box, homeXml, room, wall } from "../testing/home-xml.ts";

test("[CD-02] a room that goes on through an arch in a wall is one room, and nothing is left behind the wall", () => {
  const xml = homeXml(
    ...box(0, 0, 800, 400, "thickness='10'"),
    wall("p", [400, 0, 400, 400], "thickness='10'"),
    room("Living", [
      [5, 5],
      [395, 5],
      [395, 50],
      [405, 50],
      [405, 5],
      [795, 5],
      [795, 395],
      [405, 395],
      [405, 350],
      [395, 350],
      [395, 395],
      [5, 395],
    ]),
  );
  const opened = openPlan(new TextEncoder().encode(xml));
  if (!opened.ok || opened.value.kind !== "plan") throw new Error("expected a plan");
  const { plan } = opened.value;
  const [living, ...others] = plan.levels[0]!.rooms;
  expect(others).toEqual([]);
  expect(living?.areaM2).toBeCloseTo(2 * 3.9 * 3.9 + 0.1 * 3, 3);
  expect(plan.notes.map(({ key }) => key)).not.toContain("roomsNotBuilt");
});

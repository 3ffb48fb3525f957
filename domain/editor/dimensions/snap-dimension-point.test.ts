import { dimensionGround, dimensionPlace } from "@stanza/evaluation";
import { expect, test } from "vitest";
import { EditorDriver } from "../testing/editor-driver.ts";
import { snapDimensionPoint } from "./snap-dimension-point.ts";

const driver = new EditorDriver().take("BASE-1D-600").click(2500, 300);
const ground = dimensionGround(driver.project.rooms, driver.evaluated);
const wall = "A";

test("[CD-05] a press near a corner, an article or a wall is held by it, and elsewhere is free", () => {
  const corner = ground.walls.get(wall)!.from;
  expect(snapDimensionPoint([corner[0] + 5, corner[1] + 5], 40, ground)).toMatchObject({
    reason: "corner",
    place: corner,
  });
  const middle = dimensionPlace({ at: [0, 0], on: { kind: "wall", wall, share: 0.371 } }, ground);
  expect(["wall", "article"]).toContain(snapDimensionPoint(middle, 8, ground).reason);
  expect(snapDimensionPoint([1e6, 1e6], 40, ground)).toMatchObject({ reason: "free", place: [1e6, 1e6] });
});

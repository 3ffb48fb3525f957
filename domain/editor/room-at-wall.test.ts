import { evaluateProject } from "@stanza/evaluation";
import { accepted, addRoom, addRow, newProject, type Placement, useCatalogue } from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../fixtures/demo-catalogues.ts";
import { roomAtWall } from "./room-at-wall.ts";

const { open } = demoCatalogue("armadio");
const catalogues = new Map([[open.code, open]]);

/** A room 2420 by 3000 mm, with closets of 1500 by 600 mm in it. */
function scene(...placements: readonly Placement[]) {
  let ids = 0;
  let project = accepted(
    useCatalogue(newProject({ description: "" }), {
      catalogue: open.code,
      version: open.version,
      model: "TRAMA",
    }),
  );
  project = accepted(
    addRoom(project, { template: "rt1", dimensions: [2420, 3000], newId: () => `id${ids++}` }),
  );
  for (const [i, placement] of placements.entries())
    project = accepted(
      addRow(project, {
        id: `row${i + 1}`,
        catalogue: open.code,
        model: "TRAMA",
        article: "CL-1500",
        choices: {},
        placement,
      }),
    );
  return { project, evaluated: evaluateProject(project, catalogues) };
}

const standing = (x: number, z: number, rotY = 0): Placement => ({ on: "room", at: [x, 0, z], rotY });
/** The room's inner corner at the left rear. */
const corner = (() => {
  const { project } = scene();
  const [room] = project.rooms;
  const xs = room?.walls.map(({ start }) => start[0]) ?? [];
  const zs = room?.walls.map(({ start }) => start[1]) ?? [];
  return [Math.min(...xs), Math.min(...zs)] as const;
})();

test("[CL-02] a closet at a wall may be as wide as the wall, from its left end", () => {
  const [x, z] = corner;
  const found = roomAtWall(scene(standing(x + 400, z)), "row1");
  expect(found?.width).toBe(2420);
  expect(found?.at[0]).toBeCloseTo(x);
  expect(found?.at[2]).toBeCloseTo(z);
});

test("[CL-02] along a wall on the side it is measured the same way", () => {
  const [x, z] = corner;
  const found = roomAtWall(scene(standing(x, z + 2000, 90)), "row1");
  expect(found?.width).toBe(3000);
});

test("[CL-02] what stands beside it takes its part", () => {
  const [x, z] = corner;
  const { project, evaluated } = scene(standing(x, z), standing(x + 1600, z));
  expect(roomAtWall({ project, evaluated }, "row1")?.width).toBe(1600);
});

test("[CL-02] away from the walls, in no room, or not there, there is nothing to take", () => {
  const [x, z] = corner;
  expect(roomAtWall(scene(standing(x + 400, z + 900)), "row1")).toBeNull();
  expect(roomAtWall(scene(standing(x + 90000, z)), "row1")).toBeNull();
  expect(roomAtWall(scene(), "row1")).toBeNull();
});

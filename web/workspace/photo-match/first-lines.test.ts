import { type PhotoCamera, projectToPhoto, toParent, type Vec3 } from "@stanza/geometry";
import { accepted, addRoom, cameraAtWall, newProject, type PhotoLines, wallSegments } from "@stanza/project";
import { expect, test } from "vitest";
import { firstLines } from "./first-lines.ts";

const SIZE = [1600, 1200] as const;
const [widthPx, heightPx] = SIZE;
const ids = ["room", "A", "B", "C", "D"];
const [room] = accepted(addRoom(newProject(), { template: "rt1", newId: () => ids.shift() ?? "more" })).rooms;

test("[CD-06] lines dragged along any wall of the room give the camera in the room, which sees the wall where it is", () => {
  for (const wall of wallSegments(room!)) {
    const turned = Math.PI / 7;
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    // Inside the room, turned to the left of the wall, in the wall's own frame.
    const seenBy: PhotoCamera = {
      position: [wall.length * 0.7, 1500, 3600],
      right: [cos, 0, -sin],
      up: [0, 1, 0],
      back: [sin, 0, cos],
      focalPx: 1000,
      widthPx,
      heightPx,
    };
    const at = (point: Vec3) => projectToPhoto(seenBy, point)!;
    const lines: PhotoLines = {
      alongA: [at([0, 0, 0]), at([2000, 0, 0])],
      alongB: [at([0, 2500, 0]), at([2000, 2500, 0])],
      awayA: [at([0, 0, 0]), at([0, 0, 900])],
      awayB: [at([0, 2500, 0]), at([0, 2500, 900])],
      foot: [at([0, 0, 0]), at([2000, 0, 0])],
    };
    const matched = cameraAtWall({ lines, lengthMm: 2000, widthPx, heightPx }, wall);
    if (!matched.ok) throw new Error(matched.cause);
    const wanted = at([1500, 720, 580]);
    const found = projectToPhoto(matched.camera, toParent(wall.frame, [1500, 720, 580]))!;
    expect(Math.hypot(found[0] - wanted[0], found[1] - wanted[1])).toBeLessThan(0.01);
  }
});

test("the lines as they first lie already make a camera, so that there is something to see before the first drag", () => {
  const [wall] = wallSegments(room!);
  const first = { lines: firstLines(SIZE), lengthMm: 3000, widthPx, heightPx };
  expect(cameraAtWall(first, wall!).ok).toBe(true);
});

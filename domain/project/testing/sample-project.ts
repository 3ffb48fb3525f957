import { addRoom } from "../changes/add-room.ts";
import { addRow } from "../changes/add-row.ts";
import { addWallItem } from "../changes/add-wall-item.ts";
import { inOrder } from "../history/history.ts";
import { newProject } from "../new-project.ts";
import { accepted } from "../outcome.ts";
import type { Project, Room } from "../project.ts";
import { roomFromTemplate } from "../room/room-from-template.ts";

/** Ids `r0`, `r1`, … in the order of the calls. */
export function countedIds(prefix = "r"): () => string {
  let next = 0;
  return () => `${prefix}${next++}`;
}

/** A template room with ids `r0` (the room), `r1` (wall A), `r2` … */
export function sampleRoom(code = "rt1", dimensions?: readonly number[]): Room {
  return accepted(roomFromTemplate(code, dimensions, { newId: countedIds() }));
}

/** Walls drawn from corner to corner that do not come back to the first: a room `r` of walls `w0`, `w1`, … */
export function openWalls(...corners: readonly (readonly [number, number])[]): Room {
  return {
    id: "r",
    template: "rt11",
    walls: corners
      .slice(0, -1)
      .map((start, i) => ({ id: `w${i}`, start: [start[0], start[1]], thickness: 100 })),
    openEnd: [corners.at(-1)![0], corners.at(-1)![1]],
    height: 2700,
    floorMaterial: "floor",
    wallMaterial: "wall",
  };
}

/** A square room with two bases and a door in wall B; rows `base`, `sink` and `door`. */
export function sampleProject(): Project {
  const cucina = { version: "1", model: "ARIA", headers: { ARIA: { FINISH: "OAK" } } };
  const muri = { version: "1", model: "STANDARD", headers: {} };
  const cabinet = { catalogue: "cucina", model: "ARIA" } as const;
  return accepted(
    inOrder(
      (project) => addRoom(project, { template: "rt1", newId: countedIds() }),
      (project) =>
        addRow(project, {
          ...cabinet,
          id: "base",
          article: "BASE-1D",
          choices: { W: 600, SIDE: "L" },
          placement: { on: "room", at: [0, 0, 0], rotY: 0 },
        }),
      (project) =>
        addRow(project, {
          ...cabinet,
          id: "sink",
          article: "SINK",
          placement: { on: "room", at: [600, 0, 0], rotY: 0 },
        }),
      (project) =>
        addWallItem(project, {
          id: "door",
          catalogue: "muri",
          model: "STANDARD",
          article: "WI-DOOR",
          wall: "r2",
          offset: 3000,
        }),
    )(newProject({ description: "Rossi", catalogues: { cucina, muri } })),
  );
}

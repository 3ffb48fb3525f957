import { modelToMeshes, seenBy, viewerRooms } from "@stanza/models";
import { expect, test } from "vitest";
import { demoModel, demoProject, sceneOf } from "../../../media/models/testing/demo-model.ts";
import { renderViews } from "./render-views.ts";
import { panoramaCamera, seenByAll } from "./room-views.ts";

const scene = sceneOf(demoProject());
const rooms = viewerRooms(scene.rooms, { rows: scene.rows });
const views = renderViews(demoModel(), rooms);

test("[RF-01] a room has a view at eye level, one across the corner and one of each wall", () => {
  const walls = rooms.flatMap((room) => room.walls);
  expect(views.map(({ kind }) => kind)).toEqual(["eye", "corner", ...walls.map(() => "wall")]);
  for (const { camera } of views) {
    expect(camera.from[1]).toBeGreaterThanOrEqual(1.5);
    expect(camera.fov).toBe(40);
    expect(Math.hypot(camera.from[0] - camera.to[0], camera.from[2] - camera.to[2])).toBeGreaterThan(2);
  }
  // The eye looks at a wall that has furniture.
  expect(views.slice(2).map(({ camera }) => camera)).toContainEqual(views[0]?.camera);
});

test("[RF-01] walls between the camera and the room are left out with what is in them; the one behind the furniture stays", () => {
  const model = demoModel();
  for (const { camera } of views) {
    const seen = seenBy(model, rooms, camera);
    expect(seen.nodes.filter(({ kind }) => kind === "furniture").length).toBeGreaterThan(2);
    expect(seen.nodes.filter(({ kind }) => kind === "wall").length).toBeGreaterThan(0);
  }
  const [eye] = views;
  const far = {
    ...eye!.camera,
    from: eye!.camera.from.map((one, k) => (k === 1 ? one : one * 10)) as [number, number, number],
  };
  expect(seenBy(model, rooms, far).nodes.length).toBeLessThan(model.nodes.length);
});

test("furniture without a room is seen from the front", () => {
  const made = modelToMeshes({ ...scene, rooms: [] });
  if (!made.ok) throw new Error(made.problem);
  expect(renderViews(made.model, []).map(({ kind }) => kind)).toEqual(["eye", "corner"]);
});

test("[RF-01] a panorama is taken in the room where nothing stands, and a film sees past every wall that hides the room", () => {
  const model = demoModel();
  const camera = panoramaCamera(model, rooms)!;
  const [x, y, z] = camera.from.map((metres) => metres * 1000) as [number, number, number];
  expect(y).toBe(1500);
  for (const { inner } of rooms[0]!.walls) {
    const [[ax, az], [bx, bz]] = [inner.from, inner.to];
    // Inside: on the same side of every wall, and not in it.
    expect((bx - ax) * (z - az) - (bz - az) * (x - ax)).toBeGreaterThan(0);
  }
  const cameras = views.map((view) => view.camera);
  const all = seenByAll(model, rooms, cameras);
  for (const one of cameras)
    expect(seenBy(model, rooms, one).nodes.length).toBeGreaterThanOrEqual(all.nodes.length);
  expect(panoramaCamera({ ...model, nodes: [] }, [])).toBeNull();
});

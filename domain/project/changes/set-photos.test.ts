import { projectToPhoto, toParent } from "@stanza/geometry";
import { expect, test } from "vitest";
import { checkProject } from "../check/check-project.ts";
import { transact, undo } from "../history/history.ts";
import { newHistory } from "../history/new-history.ts";
import { LIMITS } from "../limits.ts";
import { newProject } from "../new-project.ts";
import { accepted } from "../outcome.ts";
import type { Photo } from "../photo/photo.ts";
import { photoCamera } from "../photo/photo-camera.ts";
import { wallSegments } from "../room/wall-segments.ts";
import { PHOTO_LINES } from "../testing/photo-lines.ts";
import { addRoom } from "./add-room.ts";
import { putPhoto, removePhoto } from "./set-photos.ts";

const ids = ["room", "A", "B", "C", "D"];
const project = accepted(addRoom(newProject(), { template: "rt1", newId: () => ids.shift() ?? "more" }));
const photo: Photo = {
  id: "photo",
  name: "kitchen.jpg",
  sha: "ab".repeat(32),
  widthPx: 1600,
  heightPx: 1200,
  wall: "C",
  lengthMm: 3000,
  lines: PHOTO_LINES,
};

test("[CD-06] a photograph with its marks is a part of the project: added, marked again and removed, each in one step", () => {
  const put = accepted(
    transact(newHistory(project, { saved: true }), "photo", (so) => putPhoto(so, { photo })),
  );
  expect(put.project.photos).toEqual([photo]);
  expect(checkProject(put.project).ok).toBe(true);
  const marked = accepted(
    transact(put, "photo", (so) =>
      putPhoto(so, { photo: { ...photo, lengthMm: 2400, name: "Anna’s kitchen" } }),
    ),
  );
  expect(marked.project.photos).toMatchObject([{ lengthMm: 2400, name: "Anna’s kitchen" }]);
  expect(undo(marked).project.photos).toEqual([photo]);
  const gone = accepted(transact(marked, "photo", (so) => removePhoto(so, { id: "photo" })));
  expect(gone.project).not.toHaveProperty("photos");
  expect(accepted(removePhoto(gone.project, { id: "photo" }))).toBe(gone.project);
});

test("[CD-06] the camera stands in the room, sees the marked foot of the wall and moves with the wall", () => {
  const seen = (of: typeof project) => {
    const matched = photoCamera(of.rooms, photo);
    if (!matched?.ok) throw new Error("no camera");
    const wall = of.rooms.flatMap(wallSegments).find((one) => one.wall.id === "C")!;
    return {
      at: matched.camera.position,
      foot: projectToPhoto(matched.camera, toParent(wall.frame, [0, 0, 0]))!,
    };
  };
  const before = seen(project);
  expect(Math.hypot(before.foot[0] - 400, before.foot[1] - 840)).toBeLessThan(0.5);
  const moved = project.rooms.map((room) => ({
    ...room,
    walls: room.walls.map((wall) => ({ ...wall, start: [wall.start[0] + 1000, wall.start[1]] as const })),
  }));
  const [x, y, z] = before.at;
  const after = seen({ ...project, rooms: moved }).at;
  expect(Math.hypot(after[0] - x - 1000, after[1] - y, after[2] - z)).toBeLessThan(0.001);
  expect(photoCamera([], photo)).toBeNull();
});

test.each([
  ["no hash", { sha: "nothing" }, "badText"],
  ["no name", { name: "" }, "badText"],
  ["no pixels", { widthPx: 0 }, "outOfBounds"],
  ["too many pixels", { heightPx: LIMITS.maxPhotoPixels + 1 }, "outOfBounds"],
  ["a length of 1e12 mm", { lengthMm: 1e12 }, "outOfBounds"],
  ["a length that is no number", { lengthMm: Number.NaN }, "notANumber"],
  ["a wall that is not there", { wall: "Z" }, "unknownWall"],
  ["a line of one point", { lines: { ...photo.lines, foot: [[1, 2]] } }, "badText"],
  [
    "a point that is nowhere",
    {
      lines: {
        ...photo.lines,
        foot: [
          [1, Number.POSITIVE_INFINITY],
          [2, 2],
        ],
      },
    },
    "notANumber",
  ],
])("a photograph with %s is refused, as a file too", (_, part, cause) => {
  const wrong = { ...photo, ...part } as Photo;
  expect(putPhoto(project, { photo: wrong })).toMatchObject({ ok: false, refusal: { cause } });
  // A wall may be removed after it was marked: the photograph stays, without a camera.
  expect(checkProject({ ...project, photos: [wrong] }).ok).toBe(cause === "unknownWall");
});

test("a project has at most twenty photographs, each once", () => {
  const many = Array.from({ length: LIMITS.maxPhotos }, (_, i) => ({ ...photo, id: `p${i}` }));
  const full = { ...project, photos: many };
  expect(putPhoto(full, { photo })).toMatchObject({
    ok: false,
    refusal: { cause: "outOfBounds", at: "photos" },
  });
  expect(putPhoto(full, { photo: { ...photo, id: "p3" } }).ok).toBe(true);
  expect(checkProject({ ...project, photos: [photo, photo] }).ok).toBe(false);
});

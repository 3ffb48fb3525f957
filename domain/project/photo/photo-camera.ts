import { type MatchedCamera, matchCamera, toParent, turn } from "@stanza/geometry";
import type { Room } from "../project.ts";
import { type WallSegment, wallSegments } from "../room/wall-segments.ts";
import type { Photo } from "./photo.ts";

/** The data that determine the camera of a photograph. */
export type PhotoMatch = Pick<Photo, "lines" | "lengthMm" | "widthPx" | "heightPx">;

/**
 * The camera that took a photograph, in the room's frame. It follows from the marks and the present place of the wall, so the camera moves
 * with the wall.
 *
 * wall     the segment whose foot is marked; X runs along it as seen from inside the room
 * returns  the reason for a missing camera when the marks determine none (`matchCamera`)
 */
export function cameraAtWall(photo: PhotoMatch, { frame }: Pick<WallSegment, "frame">): MatchedCamera {
  const { lines, lengthMm, widthPx, heightPx } = photo;
  const matched = matchCamera({
    widthPx,
    heightPx,
    alongX: [lines.alongA, lines.alongB],
    alongZ: [lines.awayA, lines.awayB],
    origin: lines.foot[0],
    end: lines.foot[1],
    lengthMm,
  });
  if (!matched.ok) return matched;
  const { camera } = matched;
  const { rotY } = frame;
  return {
    ...matched,
    camera: {
      ...camera,
      position: toParent(frame, camera.position),
      right: turn(rotY, camera.right),
      up: turn(rotY, camera.up),
      back: turn(rotY, camera.back),
    },
  };
}

/** The camera of a project's photograph; `null`: its wall no longer exists. */
export function photoCamera(rooms: readonly Room[], photo: Photo): MatchedCamera | null {
  const segment = rooms.flatMap(wallSegments).find(({ wall }) => wall.id === photo.wall);
  return segment ? cameraAtWall(photo, segment) : null;
}

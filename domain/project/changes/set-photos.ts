import { firstRefusal, LIMITS } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Photo } from "../photo/photo.ts";
import { photoRefusal } from "../photo/photo-refusal.ts";
import type { Project } from "../project.ts";

/**
 * Adds a photograph at the end, or replaces the one with the same id.
 *
 * refused   `badText`, `notANumber`, `outOfBounds` for an invalid photograph; `unknownWall`; `outOfBounds` beyond `LIMITS.maxPhotos`
 */
export function putPhoto(project: Project, args: { readonly photo: Photo }): Outcome<Project> {
  const { photo } = args;
  const refusal = firstRefusal(photoRefusal(photo, "photo"));
  if (refusal) return refusal;
  if (!project.rooms.some(({ walls }) => walls.some(({ id }) => id === photo.wall)))
    return refused("unknownWall", "photo.wall", `there is no wall ${photo.wall}`);
  const photos = project.photos ?? [];
  const isThere = photos.some(({ id }) => id === photo.id);
  if (!isThere && photos.length >= LIMITS.maxPhotos)
    return refused("outOfBounds", "photos", `a project has at most ${LIMITS.maxPhotos} photographs`);
  return done({
    ...project,
    photos: isThere ? photos.map((one) => (one.id === photo.id ? photo : one)) : [...photos, photo],
  });
}

/** Removes a photograph; an unknown id changes nothing. */
export function removePhoto(project: Project, args: { readonly id: string }): Outcome<Project> {
  const { photos, ...rest } = project;
  if (!photos?.some(({ id }) => id === args.id)) return done(project);
  const kept = photos.filter(({ id }) => id !== args.id);
  return done(kept.length > 0 ? { ...rest, photos: kept } : rest);
}

import type { Dimension, DimensionId } from "../dimension.ts";
import type { WallId } from "../ids.ts";
import { firstRefusal, LIMITS } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import { dimensionRefusal } from "./dimension-refusal.ts";

/**
 * Adds a dimension at the end, or replaces the one with the same id.
 *
 * refused   `outOfBounds`, `notANumber`, `badText` for a malformed dimension; `outOfBounds` beyond `LIMITS.maxDimensions`
 */
export function putDimension(project: Project, dimension: Dimension): Outcome<Project> {
  const refusal = firstRefusal(dimensionRefusal(dimension, "dimension"));
  if (refusal) return refusal;
  const dimensions = project.dimensions ?? [];
  const isThere = dimensions.some(({ id }) => id === dimension.id);
  if (!isThere && dimensions.length >= LIMITS.maxDimensions) {
    return refused("outOfBounds", "dimensions", `a project has at most ${LIMITS.maxDimensions} dimensions`);
  }
  return done({
    ...project,
    dimensions: isThere
      ? dimensions.map((one) => (one.id === dimension.id ? dimension : one))
      : [...dimensions, dimension],
  });
}

/** Removes a dimension; an unknown id changes nothing. */
export function removeDimension(project: Project, args: { readonly id: DimensionId }): Outcome<Project> {
  const { dimensions, ...rest } = project;
  if (!dimensions?.some(({ id }) => id === args.id)) return done(project);
  const kept = dimensions.filter(({ id }) => id !== args.id);
  return done(kept.length > 0 ? { ...rest, dimensions: kept } : rest);
}

/** Shows or hides a wall's dimension chain on the plan. Refused: `unknownWall`. */
export function showChain(
  project: Project,
  args: { readonly wall: WallId; readonly shown: boolean },
): Outcome<Project> {
  const { wall, shown } = args;
  if (!project.rooms.some(({ walls }) => walls.some(({ id }) => id === wall)))
    return refused("unknownWall", "wall", `there is no wall ${wall}`);
  const { hiddenChains = [], ...rest } = project;
  const kept = hiddenChains.filter((id) => id !== wall);
  const next = shown ? kept : [...kept, wall];
  return done(next.length > 0 ? { ...rest, hiddenChains: next } : rest);
}

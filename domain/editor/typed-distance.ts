import type { Vec2 } from "@stanza/geometry";
import { turnPlan } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { type LengthUnit, parseLength } from "@stanza/quantities";
import { placeAtDistance, type SideDistance } from "./distances.ts";
import type { Ghost } from "./ghost.ts";
import { frameOnCurve, inFacet, placeOf, slid } from "./snapping/curved-walls.ts";

/** The side that typed digits apply to: of the sides with a distance, the one that a drag moves towards. */
export function sideTowards(
  ghost: Ghost,
  by: Vec2,
  distances: readonly SideDistance[],
): SideDistance["side"] {
  const along = turnPlan(ghost.frame.rotY, [1, 0]);
  const across = turnPlan(ghost.frame.rotY, [0, 1]);
  const x = by[0] * along[0] + by[1] * along[1];
  const z = by[0] * across[0] + by[1] * across[1];
  const wanted = Math.abs(x) >= Math.abs(z) ? (x < 0 ? "left" : "right") : z < 0 ? "back" : "front";
  const shown = distances.map(({ side }) => side);
  return shown.includes(wanted) ? wanted : (shown[0] ?? "left");
}

/**
 * Moves the ghost so that its distance on `side` is the typed one; unchanged for an unusable text.
 *
 * unit         of a bare number
 * openingsIn   for a door or window the walls, so that it can follow a curved one; for anything else none
 */
export function applyTyped(
  ghost: Ghost,
  typed: string,
  side: SideDistance["side"],
  distances: readonly SideDistance[],
  openingsIn: readonly WallSegment[],
  unit: LengthUnit,
): Ghost {
  const value = parseLength(typed, unit);
  const distance = distances.find((entry) => entry.side === side);
  if (value === undefined || distance === undefined) return ghost;
  const moved = distance.value - value;
  const sign = side === "right" ? 1 : side === "left" ? -1 : 0;
  const [width] = ghost.box;
  const onCurve = ghost.wall ? placeOf(ghost.wall, width, openingsIn) : undefined;
  if (onCurve) {
    const at = slid(onCurve, sign * moved, width);
    return { ...ghost, frame: frameOnCurve(at, width, ghost.frame.at[1]), wall: inFacet(at, width) };
  }
  const frame = placeAtDistance(ghost.frame, distance, value);
  const wall = ghost.wall ? { ...ghost.wall, offset: ghost.wall.offset + sign * moved } : null;
  return { ...ghost, frame, wall };
}

/** The side with the smallest distance. */
export function nearestSide(distances: readonly SideDistance[]): SideDistance["side"] {
  return distances.toSorted((a, b) => a.value - b.value)[0]?.side ?? "left";
}

/** The typed text after one more key; `null` for a key that types nothing. */
export function typedAfter(typed: string, key: string): string | null {
  if (/^[0-9.,]$/.test(key)) return typed + key;
  return key === "Backspace" ? typed.slice(0, -1) : null;
}

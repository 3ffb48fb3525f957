import type { Arc } from "./arc.ts";
import { evenAngles, FACET_ANGLE } from "./wall-curve.ts";

/** A door or window on a curved wall: the wanted place of its middle on the arc, radians, and its width, mm. */
export interface OpeningOnArc {
  readonly at: number;
  readonly width: number;
}

/** The piece of an arc whose chord is the straight facet of an opening, radians. */
export interface Seat {
  readonly from: number;
  readonly to: number;
}

/** Straight length of wall kept beside an opening within its facet, mm. */
export const JAMB = 10;
/** A shorter piece between the facet of an opening and its neighbour becomes part of the facet, mm. */
const LEAST_FACET = 20;
/**
 * An opening takes at most this angle of a circle; with more the wall would no longer look curved.
 * ASSUMED: a quarter.
 */
const MOST_ANGLE = Math.PI / 2;

/**
 * The angle that the facet of an opening takes; `null` when the circle is too small for it. When the outer face is the shorter one, the
 * facet is longer by the length that the mitres cut off.
 *
 * thickness   of the wall, mm
 * inwards     the wall bulges into its room
 */
export function seatAngle(
  { radius, angle }: Pick<Arc, "radius" | "angle">,
  width: number,
  wall: { readonly thickness: number; readonly inwards: boolean },
): number | null {
  let chord = width + 2 * JAMB;
  let taken = chordAngle(chord, radius);
  if (wall.inwards && taken !== null) {
    chord += 2 * wall.thickness * Math.tan((taken / 2 + FACET_ANGLE / 2) / 2);
    taken = chordAngle(chord, radius);
  }
  return taken !== null && taken <= MOST_ANGLE && taken < angle ? taken : null;
}

const chordAngle = (chord: number, radius: number): number | null =>
  chord > 2 * radius ? null : 2 * Math.asin(chord / 2 / radius);

/**
 * The facets of openings on one arc, in the given order, each as near to its wanted place as the others and the arc's ends allow. `null`
 * when they do not fit.
 */
export function seatsOnArc(
  arc: Pick<Arc, "radius" | "angle">,
  openings: readonly OpeningOnArc[],
  wall: { readonly thickness: number; readonly inwards: boolean },
): readonly Seat[] | null {
  const least = LEAST_FACET / arc.radius;
  const seats: { index: number; from: number; to: number }[] = [];
  for (const [index, { at, width }] of openings.entries()) {
    const taken = seatAngle(arc, width, wall);
    if (taken === null) return null;
    seats.push({ index, from: at - taken / 2, to: at + taken / 2 });
  }
  seats.sort((a, b) => a.from + a.to - b.from - b.to);
  const move = (seat: { from: number; to: number }, by: number): void => {
    seat.from += by;
    seat.to += by;
  };
  let start = 0;
  for (const seat of seats) {
    if (seat.from < start) move(seat, start - seat.from);
    start = seat.to;
  }
  let end = arc.angle;
  for (const seat of seats.toReversed()) {
    if (seat.to > end) move(seat, end - seat.to);
    end = seat.from;
  }
  if (end < -1e-9) return null;
  for (const [i, seat] of seats.entries()) {
    const [before, after] = [seats[i - 1]?.to ?? 0, seats[i + 1]?.from ?? arc.angle];
    if (seat.from - before < least) seat.from = before;
    if (after - seat.to < least) seat.to = i + 1 < seats.length ? seat.to : after;
  }
  const alone = seats.length === 1 && seats[0]!.from <= 0 && seats[0]!.to >= arc.angle;
  if (alone) return null;
  return seats.toSorted((a, b) => a.index - b.index).map(({ from, to }) => ({ from, to }));
}

/**
 * The starts of the facets of an arc, radians: each seat is one facet, and the arc between seats is divided evenly. Without seats all
 * facets are even.
 */
export function facetAngles(arc: Pick<Arc, "angle">, seats: readonly Seat[]): readonly number[] {
  if (seats.length === 0) return evenAngles(arc);
  const angles: number[] = [];
  const fill = (from: number, to: number): void => {
    const count = Math.ceil((to - from) / FACET_ANGLE - 1e-9);
    for (let i = 0; i < count; i++) angles.push(from + ((to - from) * i) / count);
  };
  let at = 0;
  for (const seat of seats.toSorted((a, b) => a.from - b.from)) {
    if (seat.from - at > 1e-9) fill(at, seat.from);
    angles.push(seat.from);
    at = seat.to;
  }
  if (arc.angle - at > 1e-9) fill(at, arc.angle);
  return angles;
}

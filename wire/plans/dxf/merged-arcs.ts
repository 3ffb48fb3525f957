import { distance2, type Vec2 } from "@stanza/geometry";
import type { Circle, Stroke } from "./flatten.ts";

/** Arcs are of one circle when their centres and radii differ by no more than this, mm, and one when their ends are so near. */
const SAME = 2;
/** The greatest distance between the centres of a curved wall's faces, and between the faces, mm. */
const BESIDE = 20;
const THICKEST = 650;
/** The least turn of a chord, radians; shorter ones are left out. */
const LEAST_CHORD = 0.01;
/** Chords end on multiples of this angle, so that those of two arcs about one centre are parallel, radians. */
const CHORD = Math.PI / 24;
const TURN = 2 * Math.PI;

interface Piece {
  readonly from: number;
  readonly to: number;
}

/**
 * Strokes with the arcs of one circle joined: a curved wall that is drawn piece by piece, or twice, is one curve.
 *
 * circles   of the curves, by number
 * mm        length of a drawing unit
 */
export function mergedArcs(
  strokes: readonly Stroke[],
  circles: ReadonlyMap<number, Circle>,
  mm: number,
): readonly Stroke[] {
  const near = SAME / mm;
  const groups: { circle: Circle; first: Stroke; pieces: Piece[] }[] = [];
  const seen = new Set<number>();
  const rest = strokes.filter((stroke) => {
    const circle = stroke.curve === undefined ? undefined : circles.get(stroke.curve);
    if (!circle || stroke.width > 0) return true;
    if (seen.has(stroke.curve!)) return false;
    seen.add(stroke.curve!);
    const { centre, radius, start, sweep } = circle;
    const own = groups.find(
      (one) => Math.abs(one.circle.radius - radius) <= near && distance2(one.circle.centre, centre) <= near,
    );
    const from = ((start % TURN) + TURN) % TURN;
    const piece = { from, to: from + sweep };
    if (own) own.pieces.push(piece);
    else groups.push({ circle, first: stroke, pieces: [piece] });
    return false;
  });
  const whole = groups.map(({ pieces, ...one }) => ({
    ...one,
    spans: spans(pieces, near / one.circle.radius),
  }));
  const joined = whole.flatMap(({ circle, first, spans: own }) => {
    const beside = whole.filter(
      (other) =>
        distance2(other.circle.centre, circle.centre) <= BESIDE / mm &&
        Math.abs(other.circle.radius - circle.radius) <= THICKEST / mm,
    );
    const ends = beside.flatMap((other) => other.spans.flatMap(({ from, to }) => [from, to]));
    return own.flatMap((span, i) => chords(circle, span, ends, { first, number: i, count: circles.size }));
  });
  return [...rest, ...joined];
}

/** The pieces of a circle joined where they meet; from 0, round the whole at most. */
function spans(pieces: readonly Piece[], slack: number): readonly Piece[] {
  const sorted = pieces.toSorted((a, b) => a.from - b.from);
  const so: { from: number; to: number }[] = [];
  for (const { from, to } of sorted) {
    const last = so.at(-1);
    if (last && from <= last.to + slack) last.to = Math.max(last.to, to);
    else so.push({ from, to });
  }
  // A stretch that runs over the start of the circle may meet the first one.
  const [first, last] = [so[0], so.at(-1)];
  if (first && last && first !== last && last.to - TURN >= first.from - slack) {
    first.from = last.from - TURN;
    first.to = Math.max(first.to, last.to - TURN);
    so.pop();
  }
  return so.map(({ from, to }) => ({ from, to: Math.min(to, from + TURN) }));
}

/**
 * A stretch of a circle as chords.
 *
 * ends   of arcs beside it: where one face of a wall ends, the other one is divided too
 * of     the first stroke of the circle; further stretches get separate numbers beyond those of all curves
 */
function chords(
  circle: Circle,
  { from, to }: Piece,
  ends: readonly number[],
  of: { readonly first: Stroke; readonly number: number; readonly count: number },
): readonly Stroke[] {
  const { first, number, count } = of;
  const wanted: number[] = [];
  for (let at = (Math.floor(from / CHORD) + 1) * CHORD; at < to; at += CHORD) wanted.push(at);
  for (const end of ends) {
    for (const at of [end - TURN, end, end + TURN]) if (at > from && at < to) wanted.push(at);
  }
  const places = [from];
  for (const at of wanted.sort((a, b) => a - b)) {
    if (at - places.at(-1)! > LEAST_CHORD && to - at > LEAST_CHORD) places.push(at);
  }
  places.push(to);
  const curve = number === 0 ? first.curve! : first.curve! + number * 1_000_003 + count;
  const on = (angle: number): Vec2 => [
    circle.centre[0] + circle.radius * Math.cos(angle),
    circle.centre[1] + circle.radius * Math.sin(angle),
  ];
  return places
    .slice(1)
    .map((at, i) => ({ layer: first.layer, from: on(places[i]!), to: on(at), width: 0, curve }));
}

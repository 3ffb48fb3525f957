/** A tree of boxes around triangles, flat: node `i` has its box at `6 i`, and its children side by side. */
export interface Bvh {
  /** Lower and upper corner of each node. */
  readonly boxes: Float32Array;
  /** Two numbers a node: first child, or first triangle of a leaf; number of triangles, 0 where it has children. */
  readonly nodes: Int32Array;
  /** Triangles in the order of the leaves. */
  readonly order: Uint32Array;
}

const BINS = 16;
const LEAF = 4;
/** Deeper than this a node is a leaf whatever it holds, so that a walk needs no more room. */
export const MOST_DEPTH = 60;

/**
 * Builds the tree by the surface area heuristic over sixteen bins on each axis.
 *
 * positions  nine numbers a triangle
 */
export function buildBvh(positions: Float32Array): Bvh {
  const count = positions.length / 9;
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const [low, high] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  for (let i = 0; i < count * 3; i++) {
    const at = Math.floor(i / 3) * 9 + (i % 3);
    const [a, b, c] = [positions[at]!, positions[at + 3]!, positions[at + 6]!];
    low[i] = Math.min(a, b, c);
    high[i] = Math.max(a, b, c);
  }
  const boxes = new Float32Array(Math.max(1, count * 2) * 6);
  const nodes = new Int32Array(Math.max(1, count * 2) * 2);
  let made = 1;
  const work: number[] = [0, 0, count, 0];
  while (work.length > 0) {
    const [node, from, to, depth] = work.splice(-4) as [number, number, number, number];
    boundNode(boxes, node, order, from, to, low, high);
    const size = to - from;
    const split = size <= LEAF || depth >= MOST_DEPTH ? null : bestSplit(order, from, to, low, high);
    if (!split) {
      nodes[node * 2] = from;
      nodes[node * 2 + 1] = size;
      continue;
    }
    let middle = partition(
      order,
      from,
      to,
      (one) => low[one * 3 + split.axis]! + high[one * 3 + split.axis]! < split.at,
    );
    // Numbers at the edge of what floats tell apart may all fall to one side.
    if (middle === from || middle === to) middle = (from + to) >> 1;
    const left = made;
    made += 2;
    nodes[node * 2] = left;
    nodes[node * 2 + 1] = 0;
    work.push(left + 1, middle, to, depth + 1, left, from, middle, depth + 1);
  }
  return { boxes: boxes.slice(0, made * 6), nodes: nodes.slice(0, made * 2), order };
}

function boundNode(
  boxes: Float32Array,
  node: number,
  order: Uint32Array,
  from: number,
  to: number,
  low: Float32Array,
  high: Float32Array,
): void {
  for (let axis = 0; axis < 3; axis++) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = from; i < to; i++) {
      const at = order[i]! * 3 + axis;
      if (low[at]! < least) least = low[at]!;
      if (high[at]! > most) most = high[at]!;
    }
    boxes[node * 6 + axis] = least;
    boxes[node * 6 + 3 + axis] = most;
  }
}

/** The plane that costs a ray least; `at` is twice its coordinate. `null`: all middles coincide. */
function bestSplit(
  order: Uint32Array,
  from: number,
  to: number,
  low: Float32Array,
  high: Float32Array,
): { readonly axis: number; readonly at: number } | null {
  let best: { axis: number; at: number; cost: number } | null = null;
  const counts = new Uint32Array(BINS);
  const bins = new Float32Array(BINS * 6);
  const areas = new Float64Array(BINS);
  for (let axis = 0; axis < 3; axis++) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = from; i < to; i++) {
      const at = order[i]! * 3 + axis;
      const middle = low[at]! + high[at]!;
      if (middle < least) least = middle;
      if (middle > most) most = middle;
    }
    if (!(most > least)) continue;
    const scale = BINS / (most - least);
    counts.fill(0);
    for (let i = 0; i < BINS * 6; i++)
      bins[i] = i % 6 < 3 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const one = order[i]! * 3;
      const bin = Math.min(BINS - 1, Math.floor((low[one + axis]! + high[one + axis]! - least) * scale));
      counts[bin]!++;
      for (let k = 0; k < 3; k++) {
        if (low[one + k]! < bins[bin * 6 + k]!) bins[bin * 6 + k] = low[one + k]!;
        if (high[one + k]! > bins[bin * 6 + 3 + k]!) bins[bin * 6 + 3 + k] = high[one + k]!;
      }
    }
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    let inside = 0;
    for (let bin = BINS - 1; bin > 0; bin--) {
      inside += counts[bin]!;
      areas[bin] = inside * areaWith(box, bins, bin);
    }
    box.splice(0, 6, Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
    inside = 0;
    for (let bin = 0; bin < BINS - 1; bin++) {
      inside += counts[bin]!;
      const cost = inside * areaWith(box, bins, bin) + areas[bin + 1]!;
      if (inside > 0 && inside < to - from && (!best || cost < best.cost))
        best = { axis, at: least + (bin + 1) / scale, cost };
    }
  }
  return best;
}

/** Grows the box by a bin and returns half its surface. */
function areaWith(box: number[], bins: Float32Array, bin: number): number {
  for (let k = 0; k < 3; k++) {
    box[k] = Math.min(box[k]!, bins[bin * 6 + k]!);
    box[k + 3] = Math.max(box[k + 3]!, bins[bin * 6 + 3 + k]!);
  }
  const [x, y, z] = [box[3]! - box[0]!, box[4]! - box[1]!, box[5]! - box[2]!];
  return x < 0 ? 0 : x * y + y * z + z * x;
}

function partition(order: Uint32Array, from: number, to: number, isLeft: (one: number) => boolean): number {
  let middle = from;
  for (let i = from; i < to; i++) {
    const one = order[i]!;
    if (!isLeft(one)) continue;
    order[i] = order[middle]!;
    order[middle++] = one;
  }
  return middle;
}

import { type Bvh, buildBvh, MOST_DEPTH } from "./bvh.ts";
import type { TracerScene } from "./scene.ts";

/** Finds what rays hit. The last hit stands in its fields, so that no ray makes an object. */
export class RayCaster {
  /** Distance of the last hit along the ray. */
  distance = 0;
  /** Triangle of the last hit in the scene's order. */
  triangle = -1;
  /** Barycentric coordinates of the last hit: weights of the second and third corner. */
  u = 0;
  v = 0;
  /** Corner and edges of the triangles in the order of the leaves. */
  readonly #corners: Float64Array;
  readonly #bvh: Bvh;
  readonly #stack = new Int32Array((MOST_DEPTH + 2) * 2);
  readonly #near = new Float64Array((MOST_DEPTH + 2) * 2);

  constructor(scene: Pick<TracerScene, "positions">) {
    const { positions } = scene;
    this.#bvh = buildBvh(positions);
    const { order } = this.#bvh;
    this.#corners = new Float64Array(order.length * 9);
    for (let i = 0; i < order.length; i++) {
      const from = order[i]! * 9;
      for (let k = 0; k < 3; k++) {
        const corner = positions[from + k]!;
        this.#corners[i * 9 + k] = corner;
        this.#corners[i * 9 + 3 + k] = positions[from + 3 + k]! - corner;
        this.#corners[i * 9 + 6 + k] = positions[from + 6 + k]! - corner;
      }
    }
  }

  /**
   * Looks along a ray for the nearest triangle that `stops` it; one that lets it through is told and passed over. Returns whether anything
   * stopped it, which then stands in the fields.
   *
   * ox … dz  origin and direction
   * most     how far to look
   * isAny    true: any triangle will do, not only the nearest
   * stops    asked for each triangle that is hit; absent: all do
   */
  cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    most: number,
    isAny = false,
    stops?: (triangle: number) => boolean,
  ): boolean {
    const { boxes, nodes, order } = this.#bvh;
    if (order.length === 0) return false;
    const stack = this.#stack;
    const near = this.#near;
    const corners = this.#corners;
    const ix = inverseOf(dx);
    const iy = inverseOf(dy);
    const iz = inverseOf(dz);
    this.distance = most;
    this.triangle = -1;
    let top = 0;
    stack[0] = 0;
    near[0] = enter(boxes, 0, ox, oy, oz, ix, iy, iz, most);
    if (near[0] === Number.POSITIVE_INFINITY) return false;
    while (top >= 0) {
      const node = stack[top]!;
      if (near[top--]! >= this.distance) continue;
      const first = nodes[node * 2]!;
      const count = nodes[node * 2 + 1]!;
      if (count === 0) {
        const a = enter(boxes, first, ox, oy, oz, ix, iy, iz, this.distance);
        const b = enter(boxes, first + 1, ox, oy, oz, ix, iy, iz, this.distance);
        const isLeftNear = a <= b;
        const far = isLeftNear ? b : a;
        const close = isLeftNear ? a : b;
        if (far !== Number.POSITIVE_INFINITY) {
          top++;
          stack[top] = isLeftNear ? first + 1 : first;
          near[top] = far;
        }
        if (close !== Number.POSITIVE_INFINITY) {
          top++;
          stack[top] = isLeftNear ? first : first + 1;
          near[top] = close;
        }
        continue;
      }
      for (let i = first; i < first + count; i++) {
        const c = i * 9;
        const e1x = corners[c + 3]!;
        const e1y = corners[c + 4]!;
        const e1z = corners[c + 5]!;
        const e2x = corners[c + 6]!;
        const e2y = corners[c + 7]!;
        const e2z = corners[c + 8]!;
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const det = e1x * px + e1y * py + e1z * pz;
        if (det === 0) continue;
        const inverse = 1 / det;
        const tx = ox - corners[c]!;
        const ty = oy - corners[c + 1]!;
        const tz = oz - corners[c + 2]!;
        const u = (tx * px + ty * py + tz * pz) * inverse;
        if (!(u >= 0 && u <= 1)) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (!(v >= 0 && u + v <= 1)) continue;
        const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (!(distance > 0 && distance < this.distance)) continue;
        const triangle = order[i]!;
        if (stops && !stops(triangle)) continue;
        this.distance = distance;
        this.triangle = triangle;
        this.u = u;
        this.v = v;
        if (isAny) return true;
      }
    }
    return this.triangle >= 0;
  }
}

/** One over a number, and large for none at all: infinity times nothing would not be a number. */
const inverseOf = (value: number): number => (Math.abs(value) < 1e-30 ? 1e30 : 1 / value);

/** How far away a ray enters a box; `Infinity`: it misses it, or only beyond `most`. */
function enter(
  boxes: Float32Array,
  node: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  most: number,
): number {
  const at = node * 6;
  const x1 = (boxes[at]! - ox) * ix;
  const x2 = (boxes[at + 3]! - ox) * ix;
  let from = Math.min(x1, x2);
  let to = Math.max(x1, x2);
  const y1 = (boxes[at + 1]! - oy) * iy;
  const y2 = (boxes[at + 4]! - oy) * iy;
  if (Math.min(y1, y2) > from) from = Math.min(y1, y2);
  if (Math.max(y1, y2) < to) to = Math.max(y1, y2);
  const z1 = (boxes[at + 2]! - oz) * iz;
  const z2 = (boxes[at + 5]! - oz) * iz;
  if (Math.min(z1, z2) > from) from = Math.min(z1, z2);
  if (Math.max(z1, z2) < to) to = Math.max(z1, z2);
  if (from < 0) from = 0;
  // A box without thickness is entered where it is left; rounding must not part the two.
  return from <= to * 1.0000004 && from < most ? from : Number.POSITIVE_INFINITY;
}

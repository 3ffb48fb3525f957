/** Where a picture is taken from, metres, Y up. */
export interface Camera {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  /** Height of what is seen, degrees. */
  readonly fovDegrees: number;
  /** True: verticals stay upright, as with an architect's lens: the picture is shifted instead of the camera tilted. Absent: false. */
  readonly isUpright?: boolean;
  /** True: all around the eye, twice as wide as high, its middle towards `to`; neither tilted nor zoomed. Absent: false. */
  readonly isPanorama?: boolean;
  /** Of the picture upwards, as the tangent of the angle, where the camera is tilted as it is turned. Absent: 0. */
  readonly shift?: number;
}

/** Why no picture can be taken with a camera; `null`: it can. */
export function cameraFault({
  from,
  to,
  fovDegrees,
}: Camera): "not-a-number" | "no-direction" | "field-of-view" | null {
  if (![...from, ...to, fovDegrees].every((one) => Number.isFinite(one) && Math.abs(one) < 1e5))
    return "not-a-number";
  if (!(fovDegrees >= 1 && fovDegrees <= 150)) return "field-of-view";
  return Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) < 1e-4 ? "no-direction" : null;
}

/** Gives the direction of the ray through a point of the picture. */
export class Lens {
  x = 0;
  y = 0;
  z = 0;
  readonly #forward: readonly [number, number, number];
  readonly #right: readonly [number, number, number];
  readonly #up: readonly [number, number, number];
  readonly #tan: number;
  readonly #aspect: number;
  readonly #shift: number;
  readonly #isPanorama: boolean;

  constructor(
    { from, to, fovDegrees, isUpright = false, isPanorama = false, shift = 0 }: Camera,
    width: number,
    height: number,
  ) {
    const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
    const flat = Math.hypot(way[0], way[2]);
    const length = Math.hypot(...way);
    // Straight up or down there is no upright picture; up is then away from the eye.
    const isVertical = flat < 1e-6 * length;
    const shifts = isPanorama ? !isVertical : isUpright && flat > 0.3 * length;
    const forward = shifts
      ? ([way[0] / flat, 0, way[2] / flat] as const)
      : ([way[0] / length, way[1] / length, way[2] / length] as const);
    const right = isVertical ? ([1, 0, 0] as const) : ([-way[2] / flat, 0, way[0] / flat] as const);
    this.#forward = forward;
    this.#right = right;
    this.#up = [
      right[1] * forward[2] - right[2] * forward[1],
      right[2] * forward[0] - right[0] * forward[2],
      right[0] * forward[1] - right[1] * forward[0],
    ];
    this.#tan = Math.tan((fovDegrees * Math.PI) / 360);
    this.#aspect = width / height;
    this.#shift = shifts ? way[1] / flat : shift;
    this.#isPanorama = isPanorama;
  }

  /** u, v  place in the picture, 0 … 1 from its upper left corner */
  aim(u: number, v: number): void {
    if (this.#isPanorama) {
      this.#turn((2 * u - 1) * Math.PI, (0.5 - v) * Math.PI);
      return;
    }
    const across = (2 * u - 1) * this.#tan * this.#aspect;
    const along = (1 - 2 * v) * this.#tan + this.#shift;
    const [f, r, up] = [this.#forward, this.#right, this.#up];
    const x = f[0] + r[0] * across + up[0] * along;
    const y = f[1] + r[1] * across + up[1] * along;
    const z = f[2] + r[2] * across + up[2] * along;
    const length = Math.hypot(x, y, z);
    this.x = x / length;
    this.y = y / length;
    this.z = z / length;
  }

  /** A direction by its angles to the right and up. */
  #turn(across: number, up: number): void {
    const [f, r] = [this.#forward, this.#right];
    const flat = Math.hypot(f[0], f[2]) || 1;
    const [sin, cos] = [Math.sin(across) * Math.cos(up), Math.cos(across) * Math.cos(up)];
    // Straight up or down there is no middle; it is then towards −Z.
    const [fx, fz] = Math.hypot(f[0], f[2]) > 1e-6 ? [f[0] / flat, f[2] / flat] : [0, -1];
    this.x = fx * cos + r[0] * sin;
    this.y = Math.sin(up);
    this.z = fz * cos + r[2] * sin;
  }
}

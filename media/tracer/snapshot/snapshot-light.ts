import type { Camera } from "../camera.ts";
import { RayCaster } from "../ray-caster.ts";
import type { SurfaceMaterial, TracerScene } from "../scene.ts";
import { colourAt, normalsAt } from "./hit-surface.ts";

type Rgb = readonly [number, number, number];

/** The bright room around: what comes from below, from the side and from above. */
const GROUND: Rgb = [0.56, 0.53, 0.5];
const SIDES: Rgb = [0.9, 0.9, 0.9];
const ABOVE: Rgb = [1.12, 1.12, 1.12];
/** How much brighter it is on the lamp's side, as a part. */
const ONE_SIDED = 0.22;
/** The lamp, beside the camera and above it: as bright as this, as wide as this tangent, and shadowed by what is no farther than this, metres. */
const LAMP = 0.85;
const LAMP_WIDTH = 0.22;
const LAMP_REACH = 2.5;
/** Things closer than this shade one another, metres. */
const SHADE = 1.3;
/** What a thing that shades throws back of the light around. */
const THROWN_BACK = 0.62;
/** Rougher surfaces show no image of what is before them. */
const MIRRORS = 0.42;
const MOST_PANES = 8;
const FAR = 1e9;
const AWAY = 2e-4;

/**
 * What a ray from the camera sees in the light of a snapshot. Results stand in the fields: a ray makes no object.
 */
export class SnapshotLight {
  /** Colours of the matt surface that was seen, and the light that it sends back. */
  readonly albedo = new Float64Array(3);
  readonly matt = new Float64Array(3);
  /** What is seen besides: reflections, lamps and panes. */
  readonly rest = new Float64Array(3);
  readonly normal = new Float64Array(3);
  /** 0: nothing stands there. */
  distance = 0;
  /** Share of what is behind everything, 0 … 1. */
  behind = 0;
  readonly #scene: TracerScene;
  readonly #rays: RayCaster;
  readonly #lamp: Rgb;
  readonly #left: Rgb;
  readonly #color = new Float64Array(3);
  readonly #sky = new Float64Array(3);
  readonly #isSolid: (triangle: number) => boolean;

  constructor(scene: TracerScene, { from, to }: Camera) {
    this.#scene = scene;
    this.#rays = new RayCaster(scene);
    const [x, z] = [from[0] - to[0], from[2] - to[2]];
    const flat = Math.hypot(x, z);
    const back: Rgb = flat > 1e-6 ? [x / flat, 0, z / flat] : [0, 0, 1];
    // To the left of whoever looks.
    this.#left = [-back[2], 0, back[0]];
    const [l, b] = [this.#left, back];
    const lamp = [l[0] * 0.55 + b[0] * 0.62, 0.56, l[2] * 0.55 + b[2] * 0.62];
    const long = Math.hypot(...lamp);
    this.#lamp = lamp.map((one) => one / long) as unknown as Rgb;
    this.#isSolid = (triangle) => scene.materials[scene.materialOf[triangle]!]!.transmission <= 0.3;
  }

  /** number, of  which of how many directions this ray asks for light */
  look(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    number: number,
    of: number,
  ): void {
    this.albedo.fill(0);
    this.matt.fill(0);
    this.rest.fill(0);
    this.normal.fill(0);
    this.distance = 0;
    this.behind = 0;
    let [ox, oy, oz, away] = [x, y, z, 0];
    const through: [number, number, number] = [1, 1, 1];
    for (let pane = 0; pane <= MOST_PANES; pane++) {
      if (!this.#rays.cast(ox, oy, oz, dx, dy, dz, FAR)) {
        this.behind = (through[0] + through[1] + through[2]) / 3;
        return;
      }
      const { triangle, distance } = this.#rays;
      const material = this.#materialAt(triangle);
      const [nx, ny, nz, gx, gy, gz] = normalsAt(this.#scene, triangle, this.#rays.u, this.#rays.v, [
        dx,
        dy,
        dz,
      ]);
      away += distance;
      ox += dx * distance;
      oy += dy * distance;
      oz += dz * distance;
      this.#add(material.emission, through);
      const facing = Math.max(0, -(dx * nx + dy * ny + dz * nz));
      const [rx, ry, rz] = [dx + 2 * facing * nx, dy + 2 * facing * ny, dz + 2 * facing * nz];
      if (material.transmission > 0.3 && pane < MOST_PANES) {
        const mirrored = 0.04 + 0.96 * (1 - facing) ** 5;
        this.#skyAt(rx, ry, rz);
        this.#addSky(through, mirrored * 0.8);
        const clouded = (1 - mirrored) * (1 - material.transmission);
        for (let k = 0; k < 3; k++) {
          this.rest[k]! += through[k]! * clouded * this.#color[k]! * 0.8;
          through[k]! *= (1 - mirrored) * material.transmission * this.#color[k]!;
        }
        ox += dx * AWAY;
        oy += dy * AWAY;
        oz += dz * AWAY;
        continue;
      }
      this.distance = away;
      this.normal[0] = nx;
      this.normal[1] = ny;
      this.normal[2] = nz;
      const matt = 1 - material.metallic;
      for (let k = 0; k < 3; k++) this.albedo[k] = through[k]! * this.#color[k]! * matt;
      const color: Rgb = [this.#color[0]!, this.#color[1]!, this.#color[2]!];
      const [px, py, pz] = [ox + gx * AWAY, oy + gy * AWAY, oz + gz * AWAY];
      const open = this.#askAround(px, py, pz, nx, ny, nz, number, of);
      this.#askLamp(px, py, pz, nx, ny, nz, number, of);
      this.#mirror(material, color, through, [px, py, pz], [rx, ry, rz], facing, open);
      return;
    }
  }

  /** Light from around, by one ray of the many that a surface's neighbours send. Returns how open it is there, 0 … 1. */
  #askAround(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    number: number,
    of: number,
  ): number {
    const u = (number + 0.5) / of;
    const turn = 2 * Math.PI * inverseOf(number);
    const [radius, up] = [Math.sqrt(u), Math.sqrt(1 - u)];
    const [a, b] = [radius * Math.cos(turn), radius * Math.sin(turn)];
    // Axes across the normal without a root (Duff and others 2017).
    const sign = nz >= 0 ? 1 : -1;
    const c = -1 / (sign + nz);
    const d = nx * ny * c;
    const wx = (1 + sign * nx * nx * c) * a + d * b + nx * up;
    const wy = sign * d * a + (sign + ny * ny * c) * b + ny * up;
    const wz = -sign * nx * a - ny * b + nz * up;
    const isShaded = this.#rays.cast(x, y, z, wx, wy, wz, SHADE, false, this.#isSolid);
    this.#skyAt(wx, wy, wz);
    const open = isShaded ? smooth(this.#rays.distance / SHADE) : 1;
    if (isShaded) this.#materialAt(this.#rays.triangle);
    for (let k = 0; k < 3; k++) {
      const light = this.#sky[k]! * (open + (isShaded ? (1 - open) * THROWN_BACK * this.#color[k]! : 0));
      this.matt[k]! += this.albedo[k]! * light;
    }
    return open;
  }

  #askLamp(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    number: number,
    of: number,
  ): void {
    const spread = LAMP_WIDTH * Math.sqrt((number + 0.5) / of);
    const turn = 2 * Math.PI * inverseOf(number) + 1;
    const [across, upwards] = [spread * Math.cos(turn), spread * Math.sin(turn)];
    const [lx, ly, lz] = this.#lamp;
    let [wx, wy, wz] = [lx + this.#left[0] * across, ly + upwards, lz + this.#left[2] * across];
    const long = Math.sqrt(wx * wx + wy * wy + wz * wz);
    wx /= long;
    wy /= long;
    wz /= long;
    const cosine = wx * nx + wy * ny + wz * nz;
    if (cosine <= 0 || this.#rays.cast(x, y, z, wx, wy, wz, LAMP_REACH, true, this.#isSolid)) return;
    for (let k = 0; k < 3; k++) this.matt[k]! += this.albedo[k]! * LAMP * cosine;
  }

  /** What a lacquer or a metal shows of its surroundings. */
  #mirror(
    { metallic, roughness }: SurfaceMaterial,
    color: Rgb,
    through: Rgb,
    [x, y, z]: Rgb,
    [rx, ry, rz]: Rgb,
    facing: number,
    open: number,
  ): void {
    const flat = (1 - facing) ** 5 * (1 - roughness) ** 2;
    this.#skyAt(rx, ry, rz);
    let dark = metallic > 0 ? 0.4 + 0.6 * open : open;
    const isSharp = roughness < MIRRORS && (metallic > 0.2 || flat > 0.02 || roughness < 0.25);
    if (isSharp && this.#rays.cast(x, y, z, rx, ry, rz, 6, false, this.#isSolid)) {
      this.#materialAt(this.#rays.triangle);
      for (let k = 0; k < 3; k++) this.#sky[k]! *= this.#color[k]!;
      dark = 0.9;
    } else if (isSharp) dark = 1;
    for (let k = 0; k < 3; k++) {
      const straight = 0.04 * (1 - metallic) * (1 - roughness) + color[k]! * metallic;
      this.rest[k]! += through[k]! * (straight + (1 - straight) * flat) * this.#sky[k]! * dark;
    }
  }

  #skyAt(x: number, y: number, z: number): void {
    const side = 1 + ONE_SIDED * (x * this.#left[0] + z * this.#left[2]);
    const [end, share] = y < 0 ? [GROUND, Math.min(1, -y * 1.6)] : [ABOVE, y];
    for (let k = 0; k < 3; k++) this.#sky[k] = (SIDES[k]! + (end[k]! - SIDES[k]!) * share) * side;
  }

  #addSky(through: Rgb, share: number): void {
    for (let k = 0; k < 3; k++) this.rest[k]! += this.#sky[k]! * through[k]! * share;
  }

  #add(light: Rgb, through: Rgb): void {
    for (let k = 0; k < 3; k++) this.rest[k]! += light[k]! * through[k]!;
  }

  /** Puts the colour at the last hit into `#color`. */
  #materialAt(triangle: number): SurfaceMaterial {
    return colourAt(this.#scene, triangle, this.#rays.u, this.#rays.v, this.#color);
  }
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** The digits of a number in base two behind the point, in reverse: with equal steps beside it the points lie evenly (Hammersley). */
function inverseOf(number: number): number {
  let bits = number >>> 0;
  bits = ((bits << 16) | (bits >>> 16)) >>> 0;
  bits = (((bits & 0x00ff00ff) << 8) | ((bits & 0xff00ff00) >>> 8)) >>> 0;
  bits = (((bits & 0x0f0f0f0f) << 4) | ((bits & 0xf0f0f0f0) >>> 4)) >>> 0;
  bits = (((bits & 0x33333333) << 2) | ((bits & 0xcccccccc) >>> 2)) >>> 0;
  bits = (((bits & 0x55555555) << 1) | ((bits & 0xaaaaaaaa) >>> 1)) >>> 0;
  return bits / 4294967296;
}

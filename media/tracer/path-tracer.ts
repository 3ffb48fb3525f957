import { AreaLights } from "./area-lights.ts";
import type { EnvironmentLight } from "./environment-light.ts";
import { RayCaster } from "./ray-caster.ts";
import type { Sampler } from "./sampler.ts";
import type { SurfaceMaterial, TracerScene } from "./scene.ts";
import { luminance, Surface } from "./surface.ts";
import { lookUp } from "./texture-colour.ts";

const MOST_BOUNCES = 6;
/** Bounces after which a path that carries little ends by chance. */
const SURE_BOUNCES = 2;
const AWAY = 1e-4;
const FAR = 1e9;

export interface TracerOptions {
  /** Most light that a path brings home after its first bounce; rare brighter ones would stay as dots. Absent: 12. */
  readonly brightest?: number;
  /** Behind everything, linear light; `null`: the environment. Absent: the environment. */
  readonly background?: readonly [number, number, number] | null;
  /** Absent: 6. */
  readonly mostBounces?: number;
}

/**
 * Follows light backwards from the eye: at each surface towards a light that was chosen by its strength and on in a direction that the
 * surface favours, the two weighed against each other (Veach 1997, balance of powers). Panes let light straight through.
 *
 * Results stand in the fields: a path makes no object.
 */
export class PathTracer {
  /** Light of the last path. */
  r = 0;
  g = 0;
  b = 0;
  /** What its ray saw first: colour, normal and distance, for the filter; distance 0 is the background. */
  readonly albedo = new Float64Array(3);
  readonly normal = new Float64Array(3);
  distance = 0;
  readonly #scene: TracerScene;
  readonly #rays: RayCaster;
  readonly #environment: EnvironmentLight;
  readonly #lights: AreaLights;
  readonly #surface = new Surface();
  readonly #brightest: number;
  readonly #mostBounces: number;
  readonly #background: readonly [number, number, number] | null;
  /** Share of the light that asks the area lights; the rest asks the environment. */
  readonly #lightShare: number;
  /** The hit's normal as light meets it (shading, then geometry), and axes across it. */
  readonly #frame = new Float64Array(12);
  readonly #texel = new Float64Array(3);
  /** The material of the last hit with its texture's colour. */
  readonly #textured = {
    color: [1, 1, 1] as [number, number, number],
    metallic: 0,
    roughness: 1,
    transmission: 0,
    ior: 1.5,
    emission: [0, 0, 0] as SurfaceMaterial["emission"],
  };
  /** What glass leaves of the light on the way to a lamp. */
  readonly #left = new Float64Array(3);
  readonly #stops: (triangle: number) => boolean;
  #way: readonly [number, number, number] = [0, 0, 1];

  constructor(scene: TracerScene, environment: EnvironmentLight, options: TracerOptions = {}) {
    this.#scene = scene;
    this.#rays = new RayCaster(scene);
    this.#environment = environment;
    this.#lights = new AreaLights(scene);
    this.#brightest = options.brightest ?? 12;
    this.#mostBounces = options.mostBounces ?? MOST_BOUNCES;
    this.#background = options.background ?? null;
    this.#lightShare = this.#lights.isEmpty ? 0 : environment.total > 0 ? 0.5 : 1;
    this.#stops = (triangle) => {
      const { transmission, color, ior } = scene.materials[scene.materialOf[triangle]!]!;
      if (transmission <= 0) return true;
      this.#pass(triangle, transmission, color, ior);
      return false;
    };
  }

  /** Follows one path from a point in a direction. */
  trace(sampler: Sampler, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    this.r = this.g = this.b = 0;
    this.distance = 0;
    this.albedo.fill(0);
    this.normal.fill(0);
    let [tr, tg, tb] = [1, 1, 1];
    /** Density of the direction by the surface before; 0: nothing else could have chosen it. */
    let density = 0;
    let isSeenFirst = true;
    let bounces = 0;
    for (let step = 0; step < this.#mostBounces * 4; step++) {
      if (!this.#rays.cast(ox, oy, oz, dx, dy, dz, FAR)) {
        if (isSeenFirst && this.#background) this.#add(this.#background, tr, tg, tb, 0);
        else {
          this.#environment.look(dx, dy, dz);
          const weight = density === 0 ? 1 : balance(density, this.#environmentDensity(dx, dy, dz));
          const { r, g, b } = this.#environment;
          this.#add([r, g, b], tr * weight, tg * weight, tb * weight, bounces);
        }
        return;
      }
      const { triangle, distance } = this.#rays;
      const material = this.#materialAt(triangle);
      this.#look(triangle, dx, dy, dz);
      const f = this.#frame;
      ox += dx * distance;
      oy += dy * distance;
      oz += dz * distance;
      const { emission } = material;
      if (emission[0] + emission[1] + emission[2] > 0) {
        const weight =
          density === 0 ? 1 : balance(density, this.#lightDensity(triangle, distance, dx, dy, dz));
        this.#add(emission, tr * weight, tg * weight, tb * weight, bounces);
      }
      if (material.transmission > 0 && sampler.next() < material.transmission) {
        const through = throughGlass(material.ior, Math.abs(dx * f[3]! + dy * f[4]! + dz * f[5]!));
        if (sampler.next() < through) {
          tr *= material.color[0];
          tg *= material.color[1];
          tb *= material.color[2];
        } else {
          // What a pane mirrors is told to the filter as nothing: the rest of the pixel's paths see what is behind it.
          isSeenFirst = false;
          const twice = 2 * (dx * f[0]! + dy * f[1]! + dz * f[2]!);
          dx -= twice * f[0]!;
          dy -= twice * f[1]!;
          dz -= twice * f[2]!;
          density = 0;
          bounces++;
        }
        [ox, oy, oz] = leave(ox, oy, oz, dx, dy, dz, f);
        continue;
      }
      if (isSeenFirst) this.#note(distance, material.color);
      isSeenFirst = false;
      if (bounces >= this.#mostBounces) return;
      const [vx, vy, vz] = [-dx, -dy, -dz];
      this.#surface.meet(
        material,
        vx * f[6]! + vy * f[7]! + vz * f[8]!,
        vx * f[9]! + vy * f[10]! + vz * f[11]!,
        vx * f[0]! + vy * f[1]! + vz * f[2]!,
      );
      this.#askLight(sampler, ox, oy, oz, tr, tg, tb, bounces);
      const [u0, u1, u2] = [sampler.next(), sampler.next(), sampler.next()];
      if (!this.#surface.choose(u0, u1, u2)) return;
      const { x, y, z, r, g, b } = this.#surface;
      density = this.#surface.density;
      dx = f[6]! * x + f[9]! * y + f[0]! * z;
      dy = f[7]! * x + f[10]! * y + f[1]! * z;
      dz = f[8]! * x + f[11]! * y + f[2]! * z;
      // Bent normals may choose what lies behind the surface.
      if (dx * f[3]! + dy * f[4]! + dz * f[5]! <= 0) return;
      tr *= r / density;
      tg *= g / density;
      tb *= b / density;
      bounces++;
      if (bounces > SURE_BOUNCES) {
        const stays = Math.min(0.95, Math.max(tr, tg, tb));
        if (!(sampler.next() < stays)) return;
        tr /= stays;
        tg /= stays;
        tb /= stays;
      }
      [ox, oy, oz] = leave(ox, oy, oz, dx, dy, dz, f);
    }
  }

  /** Adds the light that comes straight from a lamp or from around. */
  #askLight(
    s: Sampler,
    ox: number,
    oy: number,
    oz: number,
    tr: number,
    tg: number,
    tb: number,
    bounces: number,
  ): void {
    const [u0, u1, u2] = [s.next(), s.next(), s.next()];
    const isLamp = u0 < this.#lightShare;
    let [most, density] = [FAR, 0];
    let light: readonly [number, number, number];
    const f = this.#frame;
    if (isLamp) {
      const lamps = this.#lights;
      lamps.choose(u0 / this.#lightShare, u1, u2);
      let [x, y, z] = [lamps.x - ox, lamps.y - oy, lamps.z - oz];
      const distance = Math.hypot(x, y, z);
      if (distance < 1e-6) return;
      [x, y, z] = [x / distance, y / distance, z / distance];
      this.#way = [x, y, z];
      density = this.#lightDensity(lamps.triangle, distance, x, y, z);
      most = distance - 2 * AWAY;
      light = this.#scene.materials[this.#scene.materialOf[lamps.triangle]!]!.emission;
    } else {
      const around = this.#environment;
      if (!around.choose(u1, u2)) return;
      this.#way = [around.x, around.y, around.z];
      density = around.density * (1 - this.#lightShare);
      light = [around.r, around.g, around.b];
    }
    const [x, y, z] = this.#way;
    if (!(density > 0) || x * f[3]! + y * f[4]! + z * f[5]! <= 0) return;
    this.#surface.evaluate(
      x * f[6]! + y * f[7]! + z * f[8]!,
      x * f[9]! + y * f[10]! + z * f[11]!,
      x * f[0]! + y * f[1]! + z * f[2]!,
    );
    const { r, g, b, density: own } = this.#surface;
    if (r + g + b <= 0) return;
    this.#left.fill(1);
    const [px, py, pz] = leave(ox, oy, oz, x, y, z, f);
    if (this.#rays.cast(px, py, pz, x, y, z, most, true, this.#stops)) return;
    const weight = balance(density, own) / density;
    const [lr, lg, lb] = this.#left;
    this.#add(light, tr * r * lr! * weight, tg * g * lg! * weight, tb * b * lb! * weight, bounces + 1);
  }

  #environmentDensity(x: number, y: number, z: number): number {
    return this.#environment.densityAt(x, y, z) * (1 - this.#lightShare);
  }

  /** Density of a lamp's point as a direction, a steradian. */
  #lightDensity(triangle: number, distance: number, x: number, y: number, z: number): number {
    const p = this.#scene.positions;
    const at = triangle * 9;
    const [ux, uy, uz] = [p[at + 3]! - p[at]!, p[at + 4]! - p[at + 1]!, p[at + 5]! - p[at + 2]!];
    const [vx, vy, vz] = [p[at + 6]! - p[at]!, p[at + 7]! - p[at + 1]!, p[at + 8]! - p[at + 2]!];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const cos = Math.abs(nx * x + ny * y + nz * z) / Math.hypot(nx, ny, nz);
    return cos > 1e-6 ? (this.#lights.densityOf(triangle) * distance * distance * this.#lightShare) / cos : 0;
  }

  /** Adds light, no more than `brightest` of what has bounced more than once. */
  #add(light: readonly [number, number, number], tr: number, tg: number, tb: number, bounces: number): void {
    const [r, g, b] = [light[0] * tr, light[1] * tg, light[2] * tb];
    const bright = bounces > 1 ? luminance(r, g, b) : 0;
    const scale = bright > this.#brightest ? this.#brightest / bright : 1;
    this.r += r * scale;
    this.g += g * scale;
    this.b += b * scale;
  }

  #note(distance: number, color: readonly [number, number, number]): void {
    this.distance = distance;
    this.albedo.set(color);
    this.normal.set(this.#frame.subarray(0, 3));
  }

  #materialAt(triangle: number): SurfaceMaterial {
    const { materials, materialOf, textures, uvs } = this.#scene;
    const material = materials[materialOf[triangle]!]!;
    const texture = material.texture === undefined ? undefined : textures[material.texture];
    if (!texture || !uvs) return material;
    const { u, v } = this.#rays;
    const w = 1 - u - v;
    const at = triangle * 6;
    lookUp(
      texture,
      uvs[at]! * w + uvs[at + 2]! * u + uvs[at + 4]! * v,
      uvs[at + 1]! * w + uvs[at + 3]! * u + uvs[at + 5]! * v,
      this.#texel,
    );
    const texel = this.#texel;
    const { color } = material;
    const own = this.#textured;
    own.color[0] = color[0] * texel[0]!;
    own.color[1] = color[1] * texel[1]!;
    own.color[2] = color[2] * texel[2]!;
    own.metallic = material.metallic;
    own.roughness = material.roughness;
    own.transmission = material.transmission;
    own.ior = material.ior;
    own.emission = material.emission;
    return own;
  }

  /** Puts normals towards the eye and the axes across them into the frame. */
  #look(triangle: number, dx: number, dy: number, dz: number): void {
    const { positions: p, normals: n } = this.#scene;
    const f = this.#frame;
    const at = triangle * 9;
    const { u, v } = this.#rays;
    const w = 1 - u - v;
    const [ux, uy, uz] = [p[at + 3]! - p[at]!, p[at + 4]! - p[at + 1]!, p[at + 5]! - p[at + 2]!];
    const [vx, vy, vz] = [p[at + 6]! - p[at]!, p[at + 7]! - p[at + 1]!, p[at + 8]! - p[at + 2]!];
    let [gx, gy, gz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const size = Math.sqrt(gx * gx + gy * gy + gz * gz) * (gx * dx + gy * dy + gz * dz > 0 ? -1 : 1);
    gx /= size;
    gy /= size;
    gz /= size;
    let sx = n[at]! * w + n[at + 3]! * u + n[at + 6]! * v;
    let sy = n[at + 1]! * w + n[at + 4]! * u + n[at + 7]! * v;
    let sz = n[at + 2]! * w + n[at + 5]! * u + n[at + 8]! * v;
    const long = Math.sqrt(sx * sx + sy * sy + sz * sz) * (sx * gx + sy * gy + sz * gz < 0 ? -1 : 1);
    sx /= long;
    sy /= long;
    sz /= long;
    // A normal that looks away from the eye, or that is none, is the triangle's own.
    if (!(sx * dx + sy * dy + sz * dz < -1e-4)) [sx, sy, sz] = [gx, gy, gz];
    f[0] = sx;
    f[1] = sy;
    f[2] = sz;
    f[3] = gx;
    f[4] = gy;
    f[5] = gz;
    // Axes across it without a root (Duff and others 2017).
    const sign = sz >= 0 ? 1 : -1;
    const a = -1 / (sign + sz);
    const b = sx * sy * a;
    f[6] = 1 + sign * sx * sx * a;
    f[7] = sign * b;
    f[8] = -sign * sx;
    f[9] = b;
    f[10] = sign + sy * sy * a;
    f[11] = -sy;
  }

  #pass(triangle: number, transmission: number, color: readonly [number, number, number], ior: number): void {
    const p = this.#scene.positions;
    const at = triangle * 9;
    const [ux, uy, uz] = [p[at + 3]! - p[at]!, p[at + 4]! - p[at + 1]!, p[at + 5]! - p[at + 2]!];
    const [vx, vy, vz] = [p[at + 6]! - p[at]!, p[at + 7]! - p[at + 1]!, p[at + 8]! - p[at + 2]!];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const [x, y, z] = this.#way;
    const cos = Math.abs(nx * x + ny * y + nz * z) / Math.hypot(nx, ny, nz);
    const share = transmission * throughGlass(ior, cos);
    for (let k = 0; k < 3; k++) this.#left[k]! *= share * color[k]!;
  }
}

const balance = (own: number, other: number): number => (own * own) / (own * own + other * other);

/** Share of the light that a surface of glass lets through (Schlick). */
function throughGlass(ior: number, cos: number): number {
  const plain = ((ior - 1) / (ior + 1)) ** 2;
  return 1 - (plain + (1 - plain) * (1 - cos) ** 5);
}

/** A point just off the surface on the side to which a direction leads. */
function leave(
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  f: Float64Array,
): [number, number, number] {
  const side = dx * f[3]! + dy * f[4]! + dz * f[5]! < 0 ? -AWAY : AWAY;
  return [x + f[3]! * side, y + f[4]! * side, z + f[5]! * side];
}

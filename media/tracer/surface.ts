import type { SurfaceMaterial } from "./scene.ts";

/** Below this a mirror is a mirror: the lobe would be narrower than floats can tell. */
const LEAST_ALPHA = 0.0025;

/**
 * What a surface of metal or lacquer sends on: a GGX lobe over a matt ground (Heitz 2018; the ground gets what the lobe does not reflect).
 * Directions are in the frame of the normal (0, 0, 1); results stand in the fields, so that no bounce makes an object.
 *
 * Source: glTF 2.0 appendix B.
 */
export class Surface {
  /** Direction of the last choice. */
  x = 0;
  y = 0;
  z = 0;
  /** Reflected share of the last evaluation, cosine included, and the density of its direction. */
  r = 0;
  g = 0;
  b = 0;
  density = 0;
  #alpha = 1;
  #f0r = 0.04;
  #f0g = 0.04;
  #f0b = 0.04;
  #dr = 0;
  #dg = 0;
  #db = 0;
  /** What a lacquer mirrors at a right angle and at the flattest, and what this surface mirrors at the flattest. */
  #plain = 0.04;
  #grazing = 1;
  #dulled = 1;
  #edge = 1;
  #lobe = 0.5;
  #vx = 0;
  #vy = 0;
  #vz = 1;

  /** Looks at a material from a direction, `vz` above 0. */
  meet({ color, metallic, roughness, ior }: SurfaceMaterial, vx: number, vy: number, vz: number): void {
    this.#vx = vx;
    this.#vy = vy;
    this.#vz = Math.max(1e-4, vz);
    this.#alpha = Math.max(LEAST_ALPHA, roughness * roughness);
    const plain = ((ior - 1) / (ior + 1)) ** 2;
    this.#f0r = plain + (color[0] - plain) * metallic;
    this.#f0g = plain + (color[1] - plain) * metallic;
    this.#f0b = plain + (color[2] - plain) * metallic;
    this.#plain = plain;
    this.#grazing = Math.min(1, 25 * plain);
    this.#edge = this.#grazing + (1 - this.#grazing) * metallic;
    // What the lobe reflects on the way in and on the way out does not reach the ground (Kelemen and Szirmay-Kalos 2001).
    // A rough one mirrors less at flat angles, as its facets hide one another.
    this.#dulled = Math.max(plain, Math.min(this.#grazing, 1 - roughness * roughness));
    const mean = plain + (this.#dulled - plain) / 21;
    const matt = ((1 - metallic) * (1 - this.#mirrored(this.#vz))) / (1 - mean);
    this.#dr = color[0] * matt;
    this.#dg = color[1] * matt;
    this.#db = color[2] * matt;
    const fresnel = (1 - this.#vz) ** 5;
    const shine = luminance(this.#f0r, this.#f0g, this.#f0b);
    const reflected = shine + (this.#edge - shine) * fresnel;
    const ground = luminance(this.#dr, this.#dg, this.#db) * (1 - reflected);
    this.#lobe = ground <= 0 ? 1 : Math.min(0.95, Math.max(0.1, reflected / (reflected + ground)));
  }

  /** Evaluates light that comes from a direction. */
  evaluate(lx: number, ly: number, lz: number): void {
    this.r = this.g = this.b = this.density = 0;
    if (!(lz > 0)) return;
    const [vx, vy, vz] = [this.#vx, this.#vy, this.#vz];
    let hx = vx + lx;
    let hy = vy + ly;
    let hz = vz + lz;
    const length = Math.sqrt(hx * hx + hy * hy + hz * hz);
    hx /= length;
    hy /= length;
    hz /= length;
    const a2 = this.#alpha * this.#alpha;
    const vh = Math.min(1, Math.max(0, vx * hx + vy * hy + vz * hz));
    const spread = hz * hz * (a2 - 1) + 1;
    const d = a2 / (Math.PI * spread * spread);
    const seen = smith(vz, a2);
    const lit = smith(lz, a2);
    const bent = (1 - vh) ** 5;
    // d × visible × masked ÷ (4 v l), times the cosine l.
    const lobe = (d * seen * lit) / (4 * vz);
    const edge = this.#edge;
    const matt = lz / Math.PI;
    const ground = matt * (1 - this.#mirrored(lz));
    this.r = (this.#f0r + (edge - this.#f0r) * bent) * lobe + this.#dr * ground;
    this.g = (this.#f0g + (edge - this.#f0g) * bent) * lobe + this.#dg * ground;
    this.b = (this.#f0b + (edge - this.#f0b) * bent) * lobe + this.#db * ground;
    this.density = this.#lobe * ((d * seen) / (4 * vz)) + (1 - this.#lobe) * matt;
  }

  /** Share of the light that lacquer mirrors at an angle. */
  #mirrored(cos: number): number {
    return this.#plain + (this.#dulled - this.#plain) * (1 - cos) ** 5;
  }

  /** Chooses a direction by three numbers of 0 … 1 and evaluates it. False: it goes into the surface. */
  choose(u0: number, u1: number, u2: number): boolean {
    if (u0 < this.#lobe) this.#chooseMirrored(u1, u2);
    else {
      const radius = Math.sqrt(u1);
      this.x = radius * Math.cos(2 * Math.PI * u2);
      this.y = radius * Math.sin(2 * Math.PI * u2);
      this.z = Math.sqrt(Math.max(0, 1 - u1));
    }
    this.evaluate(this.x, this.y, this.z);
    return this.density > 0;
  }

  /** A facet that is seen from the eye, and the direction that it mirrors (Heitz 2018, "Sampling the GGX Distribution of Visible Normals"). */
  #chooseMirrored(u1: number, u2: number): void {
    const [vx, vy, vz, alpha] = [this.#vx, this.#vy, this.#vz, this.#alpha];
    let sx = alpha * vx;
    let sy = alpha * vy;
    let sz = vz;
    const size = Math.sqrt(sx * sx + sy * sy + sz * sz);
    sx /= size;
    sy /= size;
    sz /= size;
    const flat = Math.sqrt(sx * sx + sy * sy);
    const [t1x, t1y] = flat > 1e-9 ? [-sy / flat, sx / flat] : [1, 0];
    const t2x = -sz * t1y;
    const t2y = sz * t1x;
    const t2z = sx * t1y - sy * t1x;
    const radius = Math.sqrt(u1);
    const a = radius * Math.cos(2 * Math.PI * u2);
    const share = 0.5 * (1 + sz);
    const b = (1 - share) * Math.sqrt(Math.max(0, 1 - a * a)) + share * radius * Math.sin(2 * Math.PI * u2);
    const c = Math.sqrt(Math.max(0, 1 - a * a - b * b));
    let hx = alpha * (t1x * a + t2x * b + sx * c);
    let hy = alpha * (t1y * a + t2y * b + sy * c);
    let hz = Math.max(1e-9, t2z * b + sz * c);
    const length = Math.sqrt(hx * hx + hy * hy + hz * hz);
    hx /= length;
    hy /= length;
    hz /= length;
    const twice = 2 * (vx * hx + vy * hy + vz * hz);
    this.x = twice * hx - vx;
    this.y = twice * hy - vy;
    this.z = twice * hz - vz;
  }
}

/** Share of the facets that are seen at an angle. */
const smith = (cos: number, a2: number): number => (2 * cos) / (cos + Math.sqrt(a2 + (1 - a2) * cos * cos));

export const luminance = (r: number, g: number, b: number): number => r * 0.2126 + g * 0.7152 + b * 0.0722;

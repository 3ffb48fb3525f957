import type { Vec3 } from "@stanza/geometry";
import { cast, type Hit } from "./cast.ts";
import { halfFloat } from "./half-float.ts";
import { Probes } from "./probes.ts";
import type { RoomLight, RoomLightOrder } from "./room-light.ts";
import { SKY, type Voxels, voxelsOf } from "./voxels.ts";

const RAYS = 128;
/** Light is thrown back this often. */
const BOUNCES = 5;
/** What comes through a window from above and below the horizon. */
const OUTSIDE = { above: 1.6, below: 0.45 } as const;
/** A square metre of window as a lamp of power 1, mm². */
const LAMP = 1e6 / 8;
/** The share of light that is even everywhere, as a photographer's own lamps make it: no corner is black. */
const FILL = 0.28;
/** How much of the tint that light has taken from a room is taken off the picture, as a camera's white balance does. */
const BALANCE = 0.95;
/** Floor, walls and ceiling have the first colours. */
const ROOM_CODES = 3;
/** Between these heights stands what is looked at, mm: the picture is exposed for it. */
const SEEN = [300, 2100] as const;
/** From here on light is less and less brighter, and never by more than the second: film does so, and walls beside windows keep their colour. */
const SHOULDER = [0.85, 0.55] as const;
/** Of the light of an evenly lit room: what is white is not burnt out. */
const EXPOSURE = 0.94;

/**
 * Light in rooms, reckoned from windows and lamps, walls, furniture and what they throw back.
 *
 * returns  null where nothing gives light, or there is no room
 * Source: radiosity gathered at probes along fixed rays; Greger et al., "The Irradiance Volume" (1998)
 */
export function reckonRoomLight(order: RoomLightOrder): RoomLight | null {
  const { outlines, panes, lamps, day } = order;
  if (outlines.every((outline) => outline.length < 3)) return null;
  if ((panes.length === 0 || day === 0) && lamps.every(({ power }) => power === 0)) return null;
  const voxels = voxelsOf(order);
  const probes = new Probes(voxels);
  if (probes.open.length === 0) return null;
  const rays = evenRays(RAYS);
  const seen = look(voxels, probes, rays);
  addLamps(voxels, probes, order);
  const own = probes.copy();
  for (let bounce = 0; bounce <= BOUNCES; bounce++) gather(voxels, probes, { rays, seen, own, day });
  return developed(probes, seen);
}

/** What each probe sees along each ray. */
interface Seen {
  readonly codes: Uint8Array;
  /** The probe whose light falls on what is seen. */
  readonly probes: Uint32Array;
  /** The face: axis, and 3 more where it looks in the axis' direction. */
  readonly faces: Uint8Array;
}

function look(voxels: Voxels, probes: Probes, rays: readonly Vec3[]): Seen {
  const size = probes.open.length * rays.length;
  const seen: Seen = {
    codes: new Uint8Array(size),
    probes: new Uint32Array(size),
    faces: new Uint8Array(size),
  };
  const hit: Hit = { code: 0, axis: 0, sign: 1, distance: 0 };
  let i = 0;
  for (const probe of probes.open) {
    const at = probes.at(probe);
    for (const to of rays) {
      cast(voxels, at, to, Number.POSITIVE_INFINITY, hit);
      seen.codes[i] = hit.code;
      seen.faces[i] = hit.axis + (hit.sign > 0 ? 3 : 0);
      const back = Math.max(0, hit.distance - voxels.cell * 0.5);
      seen.probes[i] = probes.nearest(
        [at[0] + to[0] * back, at[1] + to[1] * back, at[2] + to[2] * back],
        probe,
      );
      i++;
    }
  }
  return seen;
}

/** Light straight from lamps, where nothing stands between. */
function addLamps(voxels: Voxels, probes: Probes, { lamps }: RoomLightOrder): void {
  const hit: Hit = { code: 0, axis: 0, sign: 1, distance: 0 };
  for (const probe of probes.open) {
    const at = probes.at(probe);
    for (const { at: lamp, power } of lamps) {
      const way: Vec3 = [lamp[0] - at[0], lamp[1] - at[1], lamp[2] - at[2]];
      const distance = Math.hypot(...way);
      const to: Vec3 = [way[0] / distance, way[1] / distance, way[2] / distance];
      cast(voxels, at, to, Math.max(0, distance - voxels.cell * 2), hit);
      if (hit.code !== 0) continue;
      // Most of it goes down.
      const share = 0.25 + 0.75 * Math.max(0, to[1]);
      const light = (power * share * LAMP) / Math.max(400 * 400, distance * distance);
      probes.add(probe, [light, light * 0.9, light * 0.76], to);
    }
  }
}

/** One more bounce: the light of each probe anew from what it sees. */
function gather(
  { colors }: Voxels,
  probes: Probes,
  { rays, seen, own, day }: { rays: readonly Vec3[]; seen: Seen; own: Probes; day: number },
): void {
  const before = probes.copy();
  let i = 0;
  for (const probe of probes.open) {
    probes.take(own, probe);
    for (const to of rays) {
      const code = seen.codes[i]!;
      if (code === SKY) {
        const light = (day * (to[1] > 0 ? OUTSIDE.above : OUTSIDE.below)) / rays.length;
        probes.add(probe, [light, light, light], to);
      } else if (code > 0) {
        const color = colors[code - 1]!;
        const face = seen.faces[i]!;
        const [r, g, b] = before.onFace(seen.probes[i]!, face % 3, face >= 3 ? 1 : -1);
        probes.add(
          probe,
          [(r * color[0]) / rays.length, (g * color[1]) / rays.length, (b * color[2]) / rays.length],
          to,
        );
      }
      i++;
    }
  }
}

/**
 * What falls on upright faces that are looked at, three colours: on the average of furniture and of everything together. A picture is exposed
 * for that, as a photographer exposes for the furniture and keeps an eye on the walls.
 */
function exposedFor(probes: Probes, { codes, faces, probes: lit }: Seen): readonly number[] | null {
  const sums = { all: [0, 0, 0, 0], furniture: [0, 0, 0, 0] };
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    const height = probes.at(lit[i]!)[1];
    if (code === 0 || code === SKY || faces[i]! % 3 === 1 || height < SEEN[0] || height > SEEN[1]) continue;
    const light = probes.onFace(lit[i]!, faces[i]! % 3, faces[i]! >= 3 ? 1 : -1);
    for (const sum of code > ROOM_CODES ? [sums.all, sums.furniture] : [sums.all]) {
      for (let k = 0; k < 3; k++) sum[k]! += light[k]!;
      sum[3]!++;
    }
  }
  const { all, furniture } = sums;
  if (all[3] === 0 || all[1] === 0) return null;
  const own = furniture[1] === 0 ? all : furniture;
  return [0, 1, 2].map((k) => Math.sqrt((all[k]! / all[3]!) * (own[k]! / own[3]!)));
}

/** As textures want it: exposed, balanced, and with light in closed places too. */
function developed(probes: Probes, seen: Seen): RoomLight | null {
  const mean = exposedFor(probes, seen);
  if (!mean) return null;
  const grey = 0.2126 * mean[0]! + 0.7152 * mean[1]! + 0.0722 * mean[2]!;
  const scale = mean.map((part) => EXPOSURE / (grey * (1 - BALANCE) + part * BALANCE));
  probes.close();
  probes.smooth();
  const points = probes.size;
  const colors = new Uint16Array(points * 4);
  const ways = new Uint16Array(points * 4);
  const one = halfFloat(1);
  for (let i = 0; i < points; i++) {
    let light = 0;
    for (let k = 0; k < 3; k++) {
      const part = rounded(FILL + (1 - FILL) * probes.light[i * 3 + k]! * scale[k]!);
      colors[i * 4 + k] = halfFloat(part);
      light += probes.light[i * 3 + k]! / 3;
    }
    colors[i * 4 + 3] = one;
    for (let k = 0; k < 3; k++)
      ways[i * 4 + k] = halfFloat(light > 0 ? ((1 - FILL) * probes.way[i * 3 + k]!) / light : 0);
    ways[i * 4 + 3] = one;
  }
  const { min, step, counts } = probes;
  return { min, size: [counts[0] * step, counts[1] * step, counts[2] * step], counts, colors, ways };
}

const rounded = (light: number): number =>
  light < SHOULDER[0]
    ? light
    : SHOULDER[0] + SHOULDER[1] * (1 - Math.exp((SHOULDER[0] - light) / SHOULDER[1]));

/** Directions evenly over the sphere, on a spiral. */
function evenRays(count: number): readonly Vec3[] {
  const turn = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, i): Vec3 => {
    const y = 1 - (2 * i + 1) / count;
    const around = Math.sqrt(1 - y * y);
    return [Math.cos(i * turn) * around, y, Math.sin(i * turn) * around];
  });
}

import { toRadians, type Vec3 } from "@stanza/geometry";

/** The light at an hour of the day. Colours are sRGB `#rrggbb`. */
export interface Daylight {
  readonly sun: { readonly towards: Vec3; readonly color: string; readonly intensity: number };
  /** Share of the environment's own light. */
  readonly ambient: number;
  /** Light of the sky itself, which the environment has too much or too little of at that hour. */
  readonly sky: { readonly color: string; readonly intensity: number };
  /** 0 off … 1 lit. */
  readonly lamps: number;
}

/** The light when no hour is set: high, over the viewer's right shoulder when looking at the back wall. */
const STUDIO: Daylight = {
  sun: { towards: unit([0.5, 0.9, 0.75]), color: "#fff9f0", intensity: 1.45 },
  ambient: 1,
  sky: { color: "#9fb8ff", intensity: 0 },
  lamps: 0,
};

/** ASSUMED: a day in spring at 46° north. The sun rises at the right (+X), stands before the front (+Z) at 13 h, and sets at the left. */
const SUNRISE = 6;
const SUNSET = 20;
const HIGHEST = 58;

/** Sun, sky and lamps at an hour from 0 to 24; `null`: the studio, where it is never late. */
export function daylight(hour: number | null): Daylight {
  if (hour === null) return STUDIO;
  const share = (hour - SUNRISE) / (SUNSET - SUNRISE);
  const turn = Math.PI * Math.min(1.08, Math.max(-0.08, share));
  const elevation = HIGHEST * Math.sin(Math.PI * share);
  const isDay = share > 0 && share < 1;
  // Twilight: half an hour on either side of the horizon.
  const edge = Math.min(hour - SUNRISE, SUNSET - hour);
  const day = smooth((edge + 0.6) / 1.8);
  const high = smooth(elevation / 32);
  if (!isDay && day === 0) return NIGHT;
  const lift = Math.max(4, isDay ? elevation : 4);
  const [sin, cos] = [Math.sin(toRadians(lift)), Math.cos(toRadians(lift))];
  return {
    sun: {
      towards: [cos * Math.cos(turn), sin, cos * Math.sin(turn)],
      color: mixed("#ffb67c", "#fff6e6", high),
      intensity: 0.25 + (1.6 * high + 0.9) * day - 0.25 * day,
    },
    ambient: 0.14 + 0.86 * day * (0.62 + 0.38 * high),
    sky: { color: mixed("#7d86c9", "#9fb8ff", high), intensity: 0.22 * (1 - high) },
    lamps: 1 - day,
  };
}

const NIGHT: Daylight = {
  sun: { towards: unit([-0.4, 0.85, 0.5]), color: "#8fa6d8", intensity: 0.16 },
  ambient: 0.14,
  sky: { color: "#4d5f96", intensity: 0.22 },
  lamps: 1,
};

function unit(to: Vec3): Vec3 {
  const size = Math.hypot(...to);
  return [to[0] / size, to[1] / size, to[2] / size];
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

function mixed(from: string, to: string, t: number): string {
  const channel = (at: number): string => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(a! + (b! - a!) * t)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

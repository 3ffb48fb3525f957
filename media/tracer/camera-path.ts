import type { Camera } from "./camera.ts";

type Numbers = readonly number[];

/**
 * The cameras of a film that goes through views without a corner and without a jerk: along a centripetal Catmull-Rom curve, at the same pace
 * all the way but for a gentle start and stop.
 *
 * path   at least two views
 * count  frames, at least two; the first is the first view and the last is the last
 *
 * Source: Barry and Goldman 1988, Yuksel and others 2011.
 */
export function camerasAlong(path: readonly Camera[], count: number): readonly Camera[] {
  const points = path.map(({ from, to, fovDegrees }): Numbers => [...from, ...to, fovDegrees]);
  const fine = fineCurve(points);
  const long: number[] = [0];
  for (let i = 1; i < fine.length; i++) long.push(long[i - 1]! + apart(fine[i - 1]!, fine[i]!));
  const all = long.at(-1)!;
  return Array.from({ length: count }, (_, frame) => {
    const at = eased(frame / (count - 1)) * all;
    const after = long.findIndex((one) => one >= at);
    const i = Math.max(1, after === -1 ? fine.length - 1 : after);
    const [before, next] = [long[i - 1]!, long[i]!];
    const t = next > before ? (at - before) / (next - before) : 0;
    const [fx, fy, fz, tx, ty, tz, fov] = fine[i - 1]!.map((one, k) => one + (fine[i]![k]! - one) * t);
    const { isUpright } = path[0]!;
    return {
      from: [fx!, fy!, fz!],
      to: [tx!, ty!, tz!],
      fovDegrees: fov!,
      ...(isUpright === undefined ? {} : { isUpright }),
    };
  });
}

const STEPS = 64;

/** The curve as short straight pieces, each view among them. */
function fineCurve(points: readonly Numbers[]): readonly Numbers[] {
  const fine: Numbers[] = [points[0]!];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p1, p2] = [points[i]!, points[i + 1]!];
    // Beyond the ends the curve goes on as it came.
    const p0 = points[i - 1] ?? p1.map((one, k) => 2 * one - p2[k]!);
    const p3 = points[i + 2] ?? p2.map((one, k) => 2 * one - p1[k]!);
    for (let step = 1; step <= STEPS; step++) fine.push(between(p0, p1, p2, p3, step / STEPS));
  }
  return fine;
}

function between(p0: Numbers, p1: Numbers, p2: Numbers, p3: Numbers, share: number): Numbers {
  const t1 = Math.max(1e-6, Math.sqrt(apart(p0, p1)));
  const t2 = t1 + Math.max(1e-6, Math.sqrt(apart(p1, p2)));
  const t3 = t2 + Math.max(1e-6, Math.sqrt(apart(p2, p3)));
  const t = t1 + (t2 - t1) * share;
  const mix = (a: number, b: number, from: number, to: number) =>
    (a * (to - t) + b * (t - from)) / (to - from);
  return p1.map((_, k) => {
    const a1 = mix(p0[k]!, p1[k]!, 0, t1);
    const a2 = mix(p1[k]!, p2[k]!, t1, t2);
    const a3 = mix(p2[k]!, p3[k]!, t2, t3);
    return mix(mix(a1, a2, 0, t2), mix(a2, a3, t1, t3), t1, t2);
  });
}

/** How far two views are apart: the eye's way, and half of that of what it looks at, metres. */
const apart = (a: Numbers, b: Numbers): number =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!) +
  0.5 * Math.hypot(a[3]! - b[3]!, a[4]! - b[4]!, a[5]! - b[5]!);

/** Starts and stops within an eighth of the time each, at an even pace between. */
function eased(t: number): number {
  const ramp = 0.125;
  const pace = 1 / (1 - ramp);
  if (t < ramp) return (pace * t * t) / (2 * ramp);
  if (t > 1 - ramp) return 1 - (pace * (1 - t) * (1 - t)) / (2 * ramp);
  return pace * (t - ramp / 2);
}

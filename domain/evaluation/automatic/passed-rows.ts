import { normaliseAngle, toParent } from "@stanza/geometry";
import type { EvaluatedRow } from "../evaluated-project.ts";
import { axesOf } from "./run.ts";

/** A stretch of a line, mm along the line's direction. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The line, the height and the depth that a run has before anything else is known of it. */
export interface Line {
  readonly rotY: number;
  /** Signed distance of the back line, mm. */
  readonly line: number;
  readonly top: number;
  readonly depth: number;
}

/** The top of what a run goes over may be lower than the run's by this much, mm: a machine of 850 under a worktop at up to 980. */
const LOWEST_TOP = 130;
/** It may stand behind the line by this much, mm, and as far off the wall or in front of the run as pipes and doors ask for. */
const BEHIND = 10;
const FORWARD = 100;
/** Turned alike when its angle differs by no more, degrees. */
const ALIKE = 0.1;

/**
 * The stretches of a line on which one of `rows` stands under the run there, in order: turned alike, between its back line and its front, its
 * top no higher than the run's and not much lower.
 */
export function passedStretches(rows: readonly EvaluatedRow[], on: Line): readonly Stretch[] {
  const [along, across] = axesOf(on.rotY);
  return rows
    .flatMap(({ article: { box }, frame }): readonly Stretch[] => {
      const turn = Math.abs(normaliseAngle(frame.rotY - on.rotY));
      if (Math.min(turn, 360 - turn) > ALIKE) return [];
      const top = frame.at[1] + box[1];
      if (top > on.top + 1 || top < on.top - LOWEST_TOP) return [];
      const [x, , z] = toParent(frame, [0, 0, 0]);
      const back = x * across[0] + z * across[1] - on.line;
      if (back < -BEHIND || back > FORWARD || back + box[2] > on.depth + FORWARD) return [];
      const start = x * along[0] + z * along[1];
      return [{ start, end: start + box[0] }];
    })
    .sort((a, b) => a.start - b.start);
}

/** `of` with the stretches before and behind it that are nearer than `joinGap`, one after the other, within `limits`. */
export function prolonged(
  of: Stretch,
  stretches: readonly Stretch[],
  joinGap: number,
  limits: Stretch,
): Stretch {
  let { start, end } = of;
  for (const one of stretches)
    if (one.end > end && one.start >= end - 1 && one.start - end <= joinGap && one.end <= limits.end + 1)
      end = one.end;
  for (const one of stretches.toReversed())
    if (
      one.start < start &&
      one.end <= start + 1 &&
      start - one.end <= joinGap &&
      one.start >= limits.start - 1
    )
      start = one.start;
  return { start, end };
}

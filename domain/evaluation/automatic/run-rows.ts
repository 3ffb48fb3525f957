import type { AutomaticRule } from "@stanza/catalogue";
import { automaticRowId, editOf } from "./automatic-id.ts";
import { type AutomaticRow, automaticRow } from "./automatic-row.ts";
import type { AutomaticScene } from "./automatic-scene.ts";
import { holesIn, holesText } from "./cutout-rows.ts";
import { splitRun } from "./find-runs.ts";
import { floorOf, frameOnLine, ownMembers, type RowRun } from "./run.ts";
import { appliedTo, longestOf, mayApply } from "./run-answers.ts";
import {
  type CoveredRun,
  coveredRun,
  isOccupied,
  planPoint,
  type RunContext,
  type RunEnd,
  runEnd,
  wallDistance,
} from "./run-ends.ts";
import { runsOf } from "./runs-of.ts";

/** A wall or a taller neighbour within this distance stops the overhang, mm. */
const END_REACH = 25;
/** Nearer than this the run is at the wall already, mm. */
const TOUCH = 1;
/** What hides the end of a plinth reaches at least this far up from the floor, mm. */
const LEAST_HEIGHT = 60;

/** Rows that run along neighbouring rows: worktops, plinths, cornices. Runs that meet in a corner join. */
export function runRows(rule: AutomaticRule, scene: AutomaticScene): readonly AutomaticRow[] {
  const { catalogue, taggedAnywhere, rows, walls, order, edits } = scene;
  const cutouts = catalogue.automaticRules.filter(
    ({ kind, into }) => kind === "cutout" && into === rule.code,
  );
  const covered: CoveredRun[] = [];
  const made: AutomaticRow[] = [];
  for (const whole of runsOf(rule, scene)) {
    for (const run of splitRun(whole, longestOf(rule, whole))) {
      if (!mayApply(rule, run)) continue;
      const context = { rows, walls, covered };
      const [start, end] = [
        sideOf(run, "start", run.start === whole.start, rule, context),
        sideOf(run, "end", run.end === whole.end, rule, context),
      ];
      const applied = appliedTo(rule, run, start.blocked, end.blocked);
      if (!applied) continue;
      const { described, overhang: authored } = applied;
      const overhang = {
        start: start.joint ?? (start.isOuter ? (start.toWall ?? authored.start) : 0),
        end: end.joint ?? (end.isOuter ? (end.toWall ?? authored.end) : 0),
        front: authored.front,
      };
      covered.push(
        coveredRun(run, run.start - overhang.start, run.end + overhang.end, run.depth + overhang.front),
      );
      const memberIds = ownMembers(run.members);
      const id = automaticRowId(rule.code, memberIds, order);
      const edit = editOf(id, rule.code, memberIds, edits);
      if (edit?.removed) continue;
      const frame = frameOnLine(run, run.start - overhang.start, run.top);
      const length = run.end - run.start + overhang.start + overhang.end;
      const holes = cutouts.flatMap((cutout) =>
        holesIn(cutout, frame, [length, run.depth + overhang.front], taggedAnywhere(cutout.source.tag)),
      );
      made.push({
        row: automaticRow(id, rule, catalogue.code, run, frame, edit),
        rule: rule.code,
        members: memberIds,
        forced: rule.choices(
          { ...described, freeStart: start.isFree, freeEnd: end.isFree, cutouts: holesText(holes) },
          overhang,
        ),
      });
    }
  }
  return made;
}

interface RunSide extends RunEnd {
  /** False where only the greatest length divides the run. */
  readonly isOuter: boolean;
  /** Distance to a wall so near that the run goes on to it; `null`: there is none. */
  readonly toWall: number | null;
  /** True when nothing hides the end. */
  readonly isFree: boolean;
}

/** A run goes on to a wall that is no farther away than two of its members may be apart. */
function sideOf(
  run: RowRun,
  side: "start" | "end",
  isOuter: boolean,
  rule: AutomaticRule,
  context: RunContext,
): RunSide {
  const { joint, blocked } = runEnd(run, side, END_REACH, context);
  const gap = isOuter && joint === null ? wallDistance(run, side, rule.joinGap, context.walls) : null;
  const toWall = gap !== null && gap > TOUCH ? gap : null;
  const along = side === "start" ? run.start - END_REACH / 2 : run.end + END_REACH / 2;
  const floor = floorOf(run);
  const isHidden = isOccupied(
    planPoint(run, along, run.depth / 2),
    [floor, floor + LEAST_HEIGHT],
    context.rows,
  );
  return {
    joint,
    isOuter,
    toWall: toWall === null ? null : Math.round(toWall * 10) / 10,
    blocked: blocked || toWall !== null,
    isFree: isOuter && joint === null && !blocked && toWall === null && !isHidden,
  };
}

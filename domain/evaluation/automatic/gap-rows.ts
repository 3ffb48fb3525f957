import type { AutomaticRule, GapLimits } from "@stanza/catalogue";
import { type AutomaticRow, automaticRow } from "./automatic-row.ts";
import type { AutomaticScene } from "./automatic-scene.ts";
import { findRuns } from "./find-runs.ts";
import { floorOf, frameOnLine, ownMembers, type RowRun } from "./run.ts";
import { frontDistance, isOccupied, planPoint, wallDistance } from "./run-ends.ts";

/** An empty stretch of a run's line. */
interface Gap {
  readonly run: RowRun;
  /** The run on its other side; `null`: a wall, or the fronts of a run across its way. */
  readonly next: RowRun | null;
  /** The side of `run` on which the gap lies. */
  readonly side: "start" | "end";
  readonly from: number;
  readonly width: number;
}

const NO_OVERHANG = { start: 0, end: 0, front: 0 };

/**
 * Fillers between neighbours, between the last unit and the wall, and in a corner between the last unit and the fronts across its way, for
 * empty gaps of a width that the rule allows.
 */
export function gapRows(rule: AutomaticRule, scene: AutomaticScene): readonly AutomaticRow[] {
  const { gap: limits } = rule;
  if (!limits) return [];
  const runs = findRuns(scene.tagged(rule.source.tag), rule, limits.min);
  return gapsOf(runs, rule, limits, scene).flatMap((gap) => rowInGap(gap, rule, scene));
}

function gapsOf(
  runs: readonly RowRun[],
  { source: { tag } }: AutomaticRule,
  limits: GapLimits,
  { walls, rows }: AutomaticScene,
): readonly Gap[] {
  const fits = (width: number) => width >= limits.min && width <= limits.max;
  return runs.flatMap((run, i): readonly Gap[] => {
    const [before, after] = [runs[i - 1], runs[i + 1]];
    const next = after?.key === run.key ? after : null;
    const hasBefore = before?.key === run.key && fits(run.start - before.end);
    const gaps: Gap[] = [];
    const towards = (side: "start" | "end"): number | null =>
      (limits.neighbours ? frontDistance(run, side, limits.max, { rows, tag }) : null) ??
      (limits.walls ? wallDistance(run, side, limits.max, walls) : null);
    if (!hasBefore) {
      const width = towards("start");
      if (width !== null && fits(width))
        gaps.push({ run, next: null, side: "start", from: run.start - width, width });
    }
    if (next && fits(next.start - run.end)) {
      if (limits.neighbours)
        gaps.push({ run, next, side: "end", from: run.end, width: next.start - run.end });
    } else {
      const width = towards("end");
      if (width !== null && fits(width)) gaps.push({ run, next: null, side: "end", from: run.end, width });
    }
    return gaps;
  });
}

/**
 * The filler in a gap. Its id contains the unit to its left, or the one to its right when a wall is to its left, so that it stays the same
 * while that unit stays.
 */
function rowInGap(
  { run, next, side, from, width }: Gap,
  rule: AutomaticRule,
  { rows, edits, catalogue }: AutomaticScene,
): readonly AutomaticRow[] {
  const floor = floorOf(run);
  if (isOccupied(planPoint(run, from + width / 2, run.depth / 2), [floor, run.top], rows)) return [];
  const described = {
    length: Math.round(width * 10) / 10,
    depth: run.depth,
    top: run.top,
    wallStart: next === null && side === "start",
    wallEnd: next === null && side === "end",
    values: run.values,
  };
  if (!rule.applies(described)) return [];
  const leader = side === "start" ? run.members[0] : run.members.at(-1);
  const members = ownMembers([...(leader ? [leader] : []), ...(next?.members.slice(0, 1) ?? [])]);
  const id = `${rule.code}.${side === "start" ? "before" : "after"}:${leader?.row.id}`;
  const edit = edits[id];
  if (edit?.removed) return [];
  return [
    {
      row: automaticRow(id, rule, catalogue.code, run, frameOnLine(run, from, floor), edit),
      rule: rule.code,
      members,
      forced: rule.choices(described, NO_OVERHANG),
    },
  ];
}

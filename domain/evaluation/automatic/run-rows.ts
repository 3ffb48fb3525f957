import type { AutomaticRule, Run } from "@stanza/catalogue";
import { automaticRowId, editOf } from "./automatic-id.ts";
import { type AutomaticRow, type AutomaticScene, automaticRow } from "./automatic-row.ts";
import { holesIn, holesText } from "./cutout-rows.ts";
import { findRuns, frameOnLine, ownMembers, type RowRun, splitRun } from "./run.ts";
import { type CoveredRun, coveredRun, runEnd } from "./run-ends.ts";

/** How close a wall or a taller neighbour stops the overhang, mm. */
const END_REACH = 25;

/** Rows that run along neighbouring rows: worktops, plinths, cornices. Runs that meet in a corner join. */
export function runRows(
  rule: AutomaticRule,
  { rules, tagged, rows, walls, order, edits, catalogue }: AutomaticScene,
): readonly AutomaticRow[] {
  const around = { rows, walls };
  const cutouts = rules.filter(({ kind, into }) => kind === "cutout" && into === rule.code);
  const covered: CoveredRun[] = [];
  const made: AutomaticRow[] = [];
  for (const whole of findRuns(tagged(rule.source.tag), rule)) {
    const longest = rule.maxLength(describe(whole, false, false));
    for (const run of splitRun(whole, rule, longest)) {
      if (!mayApply(rule, run)) continue;
      const start = runEnd(run, "start", END_REACH, { ...around, covered });
      const end = runEnd(run, "end", END_REACH, { ...around, covered });
      const described = describe(run, start.blocked, end.blocked);
      if (!rule.applies(described)) continue;
      const authored = rule.overhang(described);
      const overhang = {
        start: start.joint ?? (run.start === whole.start ? authored.start : 0),
        end: end.joint ?? (run.end === whole.end ? authored.end : 0),
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
        holesIn(cutout, frame, [length, run.depth + overhang.front], tagged(cutout.source.tag)),
      );
      made.push({
        row: automaticRow(id, rule, catalogue, run, frame, edit),
        rule: rule.code,
        members: memberIds,
        forced: rule.choices({ ...described, cutouts: holesText(holes) }, overhang),
      });
    }
  }
  return made;
}

/** Whether the rule's condition can hold for a run, whatever stands at its ends: looking for that costs far more. */
const mayApply = (rule: AutomaticRule, run: RowRun): boolean =>
  [true, false].some((start) => [true, false].some((end) => rule.applies(describe(run, start, end))));

function describe(run: RowRun, wallStart: boolean, wallEnd: boolean): Run {
  return {
    length: run.end - run.start,
    depth: run.depth,
    top: run.top,
    wallStart,
    wallEnd,
    values: run.values,
  };
}

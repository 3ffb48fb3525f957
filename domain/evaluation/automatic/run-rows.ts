import type { AutomaticRule } from "@stanza/catalogue";
import { automaticRowId, editOf } from "./automatic-id.ts";
import { type AutomaticRow, automaticRow } from "./automatic-row.ts";
import type { AutomaticScene } from "./automatic-scene.ts";
import { holesIn, holesText } from "./cutout-rows.ts";
import { findRuns, splitRun } from "./find-runs.ts";
import { frameOnLine, ownMembers } from "./run.ts";
import { answerOf, longestOf, mayApply } from "./run-answers.ts";
import { type CoveredRun, coveredRun, runEnd } from "./run-ends.ts";

/** A wall or a taller neighbour within this distance stops the overhang, mm. */
const END_REACH = 25;

/** Rows that run along neighbouring rows: worktops, plinths, cornices. Runs that meet in a corner join. */
export function runRows(
  rule: AutomaticRule,
  { catalogue, tagged, rows, walls, order, edits }: AutomaticScene,
): readonly AutomaticRow[] {
  const cutouts = catalogue.automaticRules.filter(
    ({ kind, into }) => kind === "cutout" && into === rule.code,
  );
  const covered: CoveredRun[] = [];
  const made: AutomaticRow[] = [];
  for (const whole of findRuns(tagged(rule.source.tag), rule, rule.joinGap)) {
    for (const run of splitRun(whole, rule, longestOf(rule, whole))) {
      if (!mayApply(rule, run)) continue;
      const start = runEnd(run, "start", END_REACH, { rows, walls, covered });
      const end = runEnd(run, "end", END_REACH, { rows, walls, covered });
      const { described, applies, overhang: authored } = answerOf(rule, run, start.blocked, end.blocked);
      if (!applies) continue;
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
        row: automaticRow(id, rule, catalogue.code, run, frame, edit),
        rule: rule.code,
        members: memberIds,
        forced: rule.choices({ ...described, cutouts: holesText(holes) }, overhang),
      });
    }
  }
  return made;
}

import type { AutomaticRule } from "@stanza/catalogue";
import { automaticRowId, editOf } from "./automatic-id.ts";
import { type AutomaticRow, automaticRow } from "./automatic-row.ts";
import type { AutomaticScene } from "./automatic-scene.ts";
import { floorOf, frameOnLine, ownMembers, type RowRun } from "./run.ts";
import { isOccupied, planPoint, wallDistance } from "./run-ends.ts";
import { runsOf } from "./runs-of.ts";

/** A side with less free space beside it than this gets no panel: the wall or the neighbour hides it, or a filler closes the gap. mm. */
const FREE = 200;
/** A neighbour is looked for at every so many mm: no unit is narrower. */
const PROBE = 50;
const NO_OVERHANG = { start: 0, end: 0, front: 0 };

/** Finished panels at the sides of runs that neither a wall nor a neighbour hides. */
export function endRows(rule: AutomaticRule, scene: AutomaticScene): readonly AutomaticRow[] {
  return runsOf(rule, scene).flatMap((run) =>
    (["start", "end"] as const).flatMap((side) => panel(run, side, rule, scene)),
  );
}

/** Returns true when nothing hides a side of a run, and no filler belongs beside it. */
export function isFreeSide(
  run: RowRun,
  side: "start" | "end",
  { walls, rows }: Pick<AutomaticScene, "walls" | "rows">,
): boolean {
  if (wallDistance(run, side, FREE, walls) !== null) return false;
  const heights = [floorOf(run), run.top] as const;
  for (let away = PROBE / 4; away <= FREE + PROBE / 4; away += PROBE) {
    const along = side === "start" ? run.start - away : run.end + away;
    if (isOccupied(planPoint(run, along, run.depth / 2), heights, rows)) return false;
  }
  return true;
}

function panel(
  run: RowRun,
  side: "start" | "end",
  rule: AutomaticRule,
  scene: AutomaticScene,
): readonly AutomaticRow[] {
  const { order, edits, catalogue } = scene;
  const described = {
    length: run.end - run.start,
    depth: run.depth,
    top: run.top,
    wallStart: false,
    wallEnd: false,
    values: run.values,
    atStart: side === "start",
  };
  if (!rule.applies(described) || !isFreeSide(run, side, scene)) return [];
  const members = ownMembers(run.members);
  const name = `${rule.code}.${side}`;
  const id = automaticRowId(name, members, order);
  const edit = editOf(id, name, members, edits);
  if (edit?.removed) return [];
  const from = side === "start" ? run.start - rule.width(described) : run.end;
  return [
    {
      row: automaticRow(id, rule, catalogue.code, run, frameOnLine(run, from, floorOf(run)), edit),
      rule: rule.code,
      members,
      forced: rule.choices(described, NO_OVERHANG),
    },
  ];
}

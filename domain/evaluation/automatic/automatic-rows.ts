import type { AutomaticRule, Choices, OpenCatalogue, Run } from "@stanza/catalogue";
import type { AutomaticEdit, Project, Row, RowId, WallSegment } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";
import { automaticRowId, editOf } from "./automatic-id.ts";
import { findRuns, type RowRun, runFrame, splitRun } from "./run.ts";
import { type CoveredRun, coveredRun, runEnd, type Surroundings } from "./run-ends.ts";

/** A row that a rule generates, with what it is forced to be. */
export interface AutomaticRow {
  readonly row: Row;
  readonly rule: string;
  readonly members: readonly RowId[];
  /** Values that follow from the run (length, depth); the person cannot change them. */
  readonly forced: Choices;
}

/** How close a wall or a taller neighbour stops the overhang, mm. */
const END_REACH = 25;

/**
 * The rows that a catalogue's automatic rules make of the rows around them (catalogue.md §4.7). Runs that meet in a corner join: the
 * first goes through, the next is cut back or prolonged to its front edge. The result depends on geometry and ids alone.
 *
 * rows  evaluated rows of all catalogues; only those of `catalogue` become members
 */
export function automaticRows(
  catalogue: OpenCatalogue,
  rows: readonly EvaluatedRow[],
  walls: readonly WallSegment[],
  edits: Project["automaticEdits"],
): readonly AutomaticRow[] {
  const own = rows.filter(({ row }) => row.catalogue === catalogue.code);
  const order = new Map(rows.map(({ row }, index) => [row.id, index]));
  return catalogue.automaticRules.flatMap((rule) =>
    rowsOfRule(rule, catalogue.code, own, { rows, walls }, order, edits),
  );
}

function rowsOfRule(
  rule: AutomaticRule,
  catalogue: string,
  members: readonly EvaluatedRow[],
  around: Omit<Surroundings, "covered">,
  order: ReadonlyMap<RowId, number>,
  edits: Project["automaticEdits"],
): readonly AutomaticRow[] {
  const covered: CoveredRun[] = [];
  const made: AutomaticRow[] = [];
  for (const whole of findRuns(members, rule)) {
    const longest = rule.maxLength(describe(whole, false, false));
    for (const run of splitRun(whole, rule, longest)) {
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
      const memberIds = run.members.map(({ row }) => row.id);
      const id = automaticRowId(rule.code, memberIds, order);
      const edit = editOf(id, rule.code, memberIds, edits);
      if (edit?.removed) continue;
      made.push({
        row: automaticRow(id, rule, catalogue, run, overhang.start, edit),
        rule: rule.code,
        members: memberIds,
        forced: rule.choices(described, overhang),
      });
    }
  }
  return made;
}

function automaticRow(
  id: RowId,
  rule: AutomaticRule,
  catalogue: string,
  run: RowRun,
  overhangStart: number,
  edit: AutomaticEdit | undefined,
): Row {
  return {
    id,
    catalogue,
    model: run.members[0]?.row.model ?? "",
    article: rule.article,
    choices: edit?.choices ?? {},
    placement: { on: "room", ...runFrame(run, overhangStart) },
    quantity: 1,
  };
}

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

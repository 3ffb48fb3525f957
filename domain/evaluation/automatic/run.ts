import type { Anchor, AutomaticRule, Choices, EvaluatedArticle } from "@stanza/catalogue";
import { type Frame, normaliseAngle, toParent, turnPlan, type Vec2 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";

/** A stretch of neighbouring rows that one worktop or plinth runs along. Lengths in mm along `direction`. */
export interface RowRun {
  readonly members: readonly EvaluatedRow[];
  /** Plan direction of the members' X. */
  readonly direction: Vec2;
  readonly rotY: number;
  /** Signed distance of the members' back line from the room's origin along their front direction. */
  readonly line: number;
  /** First and last coordinate along `direction`. */
  readonly start: number;
  readonly end: number;
  /** Height of the members' anchors above the floor. */
  readonly top: number;
  readonly depth: number;
  /** What all members share, of the variables that the rule names. */
  readonly values: Choices;
  /** The same for runs on one line that only a gap keeps apart. */
  readonly key: string;
}

/** The part of an automatic rule that decides which rows run together (catalogue.md §4.7). */
export type RunRule = Pick<AutomaticRule, "source" | "joinGap" | "same">;

interface Member {
  readonly row: EvaluatedRow;
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly depth: number;
  readonly line: number;
  readonly rotY: number;
  readonly values: Choices;
  readonly key: string;
}

const TURN_STEP = 0.1;

/** Words in a rule's `same` that are geometry; every run shares them anyway. */
const GEOMETRIC = new Set(["line", "top", "depth"]);

/**
 * Groups rows into runs (catalogue.md §4.7): same catalogue and model, same line, top and depth, same values of the variables in
 * `same`, gaps up to `joinGap`. The order is fixed by line direction, line, top and start, whatever the order of the rows.
 */
export function findRuns(rows: readonly EvaluatedRow[], rule: RunRule): readonly RowRun[] {
  const members = rows.flatMap((row) => memberOf(row, rule) ?? []).sort(byPosition);
  const runs: RowRun[] = [];
  let open: Member[] = [];
  const close = () => {
    if (open.length > 0) runs.push(toRun(open));
    open = [];
  };
  for (const member of members) {
    const last = open.at(-1);
    const joins =
      last !== undefined && last.key === member.key && member.start - furthestEnd(open) <= rule.joinGap;
    if (!joins) close();
    open.push(member);
  }
  close();
  return runs;
}

function memberOf(row: EvaluatedRow, rule: RunRule): Member | null {
  const { article, frame } = row;
  if (!article.tags.includes(rule.source.tag)) return null;
  const anchor = article.anchors.find(
    ({ id, kind }) => id === rule.source.anchor || (rule.source.anchor === undefined && kind === "top"),
  );
  if (anchor === undefined) return null;
  const [width, depth] = extentOf(anchor, row);
  const rotY = normaliseAngle(Math.round(frame.rotY / TURN_STEP) * TURN_STEP);
  const [along, across] = axesOf(rotY);
  const left = toParent(frame, [anchor.at[0] - (anchor.kind === "top" ? 0 : width / 2), anchor.at[1], 0]);
  const start = left[0] * along[0] + left[2] * along[1];
  const line = Math.round(left[0] * across[0] + left[2] * across[1]);
  const top = Math.round(left[1]);
  const values = sharedValues(article, rule.same);
  const key = [
    rotY,
    line,
    top,
    Math.round(depth),
    row.row.catalogue,
    row.row.model,
    ...Object.values(values),
  ].join("|");
  return { row, start, end: start + width, top, depth, line, rotY, values, key };
}

function sharedValues({ values }: EvaluatedArticle, same: readonly string[]): Choices {
  const codes = same.filter((code) => !GEOMETRIC.has(code) && code in values);
  return Object.fromEntries(codes.map((code) => [code, values[code] as Choices[string]]));
}

/** Width and depth of the contact face: the anchor's own size, else the article's box. */
function extentOf(anchor: Anchor, { article }: EvaluatedRow): Vec2 {
  return anchor.size ?? [article.box[0], article.box[2]];
}

/** Plan directions of X (along the run) and Z (to the front) of a frame turned by `rotY`. */
function axesOf(rotY: number): readonly [along: Vec2, across: Vec2] {
  return [turnPlan(rotY, [1, 0]), turnPlan(rotY, [0, 1])];
}

function byPosition(a: Member, b: Member): number {
  return (
    a.rotY - b.rotY ||
    a.line - b.line ||
    a.top - b.top ||
    compareText(a.key, b.key) ||
    a.start - b.start ||
    compareText(a.row.row.id, b.row.row.id)
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const furthestEnd = (members: readonly Member[]): number => Math.max(...members.map(({ end }) => end));

/** Splits a run between members so that no piece is longer than `maxLength`; a single longer member stays whole. */
export function splitRun(run: RowRun, rule: RunRule, maxLength: number | undefined): readonly RowRun[] {
  if (maxLength === undefined || run.end - run.start <= maxLength) return [run];
  const pieces: Member[][] = [];
  for (const member of run.members.flatMap((row) => memberOf(row, rule) ?? [])) {
    const piece = pieces.at(-1);
    const first = piece?.[0];
    if (piece && first && member.end - first.start <= maxLength) piece.push(member);
    else pieces.push([member]);
  }
  return pieces.map(toRun);
}

function toRun(members: readonly Member[]): RowRun {
  const first = members[0] as Member;
  return {
    members: members.map(({ row }) => row),
    direction: axesOf(first.rotY)[0],
    rotY: first.rotY,
    line: first.line,
    start: first.start,
    end: furthestEnd(members),
    top: first.top,
    depth: first.depth,
    values: first.values,
    key: first.key,
  };
}

/** The article frame of something that stands on the run's line from `from` on, `y` above the floor. */
export function frameOnLine(run: Pick<RowRun, "rotY" | "line">, from: number, y: number): Frame {
  const [along, across] = axesOf(run.rotY);
  return {
    at: [along[0] * from + across[0] * run.line, y, along[1] * from + across[1] * run.line],
    rotY: run.rotY,
  };
}

/** Height above the floor that the run's members stand at. */
export const floorOf = (run: RowRun): number => Math.min(...run.members.map(({ frame }) => frame.at[1]));

/** The person's rows that a run is made of: a generated member stands for those that it was made from. */
export function ownMembers(members: readonly EvaluatedRow[]): readonly RowId[] {
  return [...new Set(members.flatMap(({ row, automatic }) => automatic?.members ?? [row.id]))];
}

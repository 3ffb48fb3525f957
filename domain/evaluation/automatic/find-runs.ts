import type { Anchor, AutomaticRule, Choices, EvaluatedArticle } from "@stanza/catalogue";
import { normaliseAngle, toParent, type Vec2 } from "@stanza/geometry";
import type { EvaluatedRow } from "../evaluated-project.ts";
import { passedStretches, prolonged } from "./passed-rows.ts";
import { axesOf, type RowRun } from "./run.ts";

/** The part of an automatic rule that decides which rows may form a run (catalogue.md §4.7). */
export type MemberRule = Pick<AutomaticRule, "source" | "same">;

/**
 * A row in the terms of a rule: its stretch of its line, and the values it must share with its neighbours. Lengths in mm along the line.
 */
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
 *
 * passed   rows that a run goes over without their being members of it, where they stand in its line
 * returns  the same objects as before for runs whose members are the same objects
 */
export function findRuns(
  rows: readonly EvaluatedRow[],
  rule: MemberRule,
  joinGap: number,
  passed: readonly EvaluatedRow[] = [],
): readonly RowRun[] {
  const own: Member[] = [];
  for (const row of rows) {
    const member = memberOf(row, rule);
    if (member) own.push(member);
  }
  own.sort(byPosition);
  const members = passed.length === 0 ? own : overPassed(own, passed, joinGap);
  const runs: RowRun[] = [];
  let open: Member[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const member of members) {
    const joins = open[0]?.key === member.key && member.start - end <= joinGap;
    if (!joins) {
      if (open.length > 0) runs.push(runOf(open, wholeRuns));
      open = [];
      end = member.end;
    }
    open.push(member);
    end = Math.max(end, member.end);
  }
  if (open.length > 0) runs.push(runOf(open, wholeRuns));
  return runs;
}

/** The members with the stretches of what they go over: each reaches over what follows it, and back over what nobody has reached. */
function overPassed(
  members: readonly Member[],
  passed: readonly EvaluatedRow[],
  joinGap: number,
): readonly Member[] {
  let reached: Member | undefined;
  return members.map((member, i) => {
    const before = reached?.key === member.key ? reached.end : Number.NEGATIVE_INFINITY;
    const next = members[i + 1];
    const after = next?.key === member.key ? next.start : Number.POSITIVE_INFINITY;
    const stretch = prolonged(member, passedStretches(passed, member), joinGap, {
      start: before,
      end: after,
    });
    reached = reaching(member, stretch);
    return reached;
  });
}

/** What a member was last prolonged to: an unchanged run consists of the same objects. */
const knownReaches = new WeakMap<Member, Member>();

function reaching(member: Member, { start, end }: Pick<Member, "start" | "end">): Member {
  if (start === member.start && end === member.end) return member;
  const known = knownReaches.get(member);
  if (known?.start === start && known.end === end) return known;
  const reached = { ...member, start, end };
  knownReaches.set(member, reached);
  return reached;
}

/** Splits a run between members so that no piece is longer than `maxLength`; a single longer member stays whole. */
export function splitRun(run: RowRun, maxLength: number | undefined): readonly RowRun[] {
  if (maxLength === undefined || run.end - run.start <= maxLength) return [run];
  const pieces: Member[][] = [];
  for (const member of membersOf.get(run) ?? []) {
    const piece = pieces.at(-1);
    const first = piece?.[0];
    if (piece && first && member.end - first.start <= maxLength) piece.push(member);
    else pieces.push([member]);
  }
  return pieces.map((piece) => runOf(piece, pieceRuns));
}

/** Evaluated rows never change, so each rule examines each row once. */
const knownMembers = new WeakMap<MemberRule, WeakMap<EvaluatedRow, Member | null>>();

function memberOf(row: EvaluatedRow, rule: MemberRule): Member | null {
  let ofRule = knownMembers.get(rule);
  if (ofRule === undefined) {
    ofRule = new WeakMap();
    knownMembers.set(rule, ofRule);
  }
  let member = ofRule.get(row);
  if (member === undefined) {
    member = newMember(row, rule);
    ofRule.set(row, member);
  }
  return member;
}

function newMember(row: EvaluatedRow, rule: MemberRule): Member | null {
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
  let key = `${rotY}|${line}|${top}|${Math.round(depth)}|${row.row.catalogue}|${row.row.model}`;
  for (const code of Object.keys(values)) key += `|${values[code]}`;
  return { row, start, end: start + width, top, depth, line, rotY, values, key };
}

function sharedValues({ values }: EvaluatedArticle, same: readonly string[]): Choices {
  const shared: Record<string, Choices[string]> = {};
  for (const code of same) {
    const value = values[code];
    if (!GEOMETRIC.has(code) && value !== undefined) shared[code] = value;
  }
  return shared;
}

/** Width and depth of the contact face: the anchor's own size, else the article's box. */
function extentOf(anchor: Anchor, { article }: EvaluatedRow): Vec2 {
  return anchor.size ?? [article.box[0], article.box[2]];
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

interface KnownRun {
  readonly members: readonly Member[];
  readonly run: RowRun;
}

type KnownRuns = WeakMap<Member, KnownRun>;

/** The runs found by the last call, by their first member. */
const wholeRuns: KnownRuns = new WeakMap();
const pieceRuns: KnownRuns = new WeakMap();
const membersOf = new WeakMap<RowRun, readonly Member[]>();

function runOf(members: readonly Member[], known: KnownRuns): RowRun {
  const first = members[0] as Member;
  const before = known.get(first);
  const isSame =
    before?.members.length === members.length &&
    members.every((member, index) => member === before.members[index]);
  if (isSame) return before.run;
  const run = newRun(members, first);
  // A copy is as long as it must be; a list that grew keeps room for sixteen more, for as long as the rows live.
  const kept = members.slice();
  known.set(first, { members: kept, run });
  membersOf.set(run, kept);
  return run;
}

function newRun(members: readonly Member[], first: Member): RowRun {
  return {
    members: members.map(({ row }) => row),
    direction: axesOf(first.rotY)[0],
    rotY: first.rotY,
    line: first.line,
    start: first.start,
    end: Math.max(...members.map(({ end }) => end)),
    top: first.top,
    depth: first.depth,
    values: first.values,
    key: first.key,
  };
}

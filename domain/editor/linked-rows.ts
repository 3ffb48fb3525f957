import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { dot3, toParent, turn, type Vec3 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import { extentOf, standing } from "./extent.ts";

/** Anchors meet within this distance of each other, mm. */
const MEET = 3;

interface Contact {
  readonly row: number;
  readonly at: Vec3;
  readonly dir: Vec3;
}

/**
 * The rows with everything that is linked to them (editor toggle `magicLinks`): articles that touch at their side anchors, as in a run of
 * cabinets, and articles set on or into one of them.
 *
 * ASSUMED: sides meet where their anchors look at each other and the articles' boxes touch there; an article of mount `worktop` or `inside`
 * hangs together with the one whose box its middle lies over or in.
 */
export function linkedRows(rows: readonly RowId[], evaluated: EvaluatedProject): readonly RowId[] {
  const all = evaluated.rows.filter(({ automatic }) => !automatic);
  const links = linksOf(all);
  const seen = new Set<number>(all.flatMap(({ row }, i) => (rows.includes(row.id) ? [i] : [])));
  for (const i of seen) for (const other of links[i] ?? []) seen.add(other);
  return all.flatMap(({ row }, i) => (seen.has(i) ? [row.id] : []));
}

function linksOf(all: readonly EvaluatedRow[]): readonly (readonly number[])[] {
  const links: number[][] = all.map(() => []);
  const link = (a: number, b: number): void => {
    links[a]?.push(b);
    links[b]?.push(a);
  };
  const contacts = all.flatMap(contactsOf).toSorted((a, b) => a.at[0] - b.at[0]);
  for (const [i, a] of contacts.entries()) {
    for (let j = i + 1; j < contacts.length; j++) {
      const b = contacts[j];
      if (!b || b.at[0] - a.at[0] > reachOf(all[a.row]) + reachOf(all[b.row])) break;
      if (a.row !== b.row && meets(a, b) && touch(all[a.row], all[b.row])) link(a.row, b.row);
    }
  }
  for (const [i, guest] of all.entries()) {
    const { mount } = guest.article;
    if (mount !== "worktop" && mount !== "inside") continue;
    const host = all.findIndex((one, j) => j !== i && holds(one, guest));
    if (host >= 0) link(i, host);
  }
  return links;
}

function contactsOf({ frame, article }: EvaluatedRow, row: number): readonly Contact[] {
  return article.anchors
    .filter(({ kind }) => kind === "side")
    .map(({ at, dir }) => ({ row, at: toParent(frame, at), dir: turn(frame.rotY, dir) }));
}

/** Maximum distance between two contacts that meet: side anchors are at one corner of deeper and shallower faces. */
const reachOf = (row: EvaluatedRow | undefined): number => row?.article.box[2] ?? 0;

/** Returns true when two contacts face each other across no more than a joint. */
function meets(a: Contact, b: Contact): boolean {
  if (dot3(a.dir, b.dir) > -0.99) return false;
  const way: Vec3 = [b.at[0] - a.at[0], b.at[1] - a.at[1], b.at[2] - a.at[2]];
  return Math.abs(dot3(way, a.dir)) <= MEET;
}

/** Returns true when two boxes touch or overlap, within a joint's width. */
function touch(a: EvaluatedRow | undefined, b: EvaluatedRow | undefined): boolean {
  if (!a || !b) return false;
  const own = extentOf(a.frame, standing(a));
  const { min, max } = extentOf(a.frame, standing(b));
  return [0, 1, 2].every((axis) => {
    const slack = axis === 0 ? MEET : -MEET;
    return min[axis]! <= own.max[axis]! + slack && max[axis]! >= own.min[axis]! - slack;
  });
}

/** Returns true when the middle of `guest` lies over or in the box of `host`, and all of it within a hand's breadth of it. */
function holds(host: EvaluatedRow, guest: EvaluatedRow): boolean {
  if (host.article.mount !== "floor" && host.article.mount !== "wall" && host.article.mount !== "free")
    return false;
  const { min, max } = extentOf(host.frame, standing(guest));
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const own = extentOf(host.frame, standing(host));
  const isOver = x > own.min[0] && x < own.max[0] && z > own.min[2] && z < own.max[2];
  return isOver && min[1] <= own.max[1] + 100 && max[1] >= own.min[1];
}

import type { EvaluatedRow } from "@stanza/evaluation";
import {
  compose,
  type Frame,
  normaliseAngle,
  planToParent,
  sub2,
  toLocal,
  turnPlan,
  type Vec2,
} from "@stanza/geometry";
import type { SideDistance } from "./distances.ts";
import type { Ghost } from "./ghost.ts";
import type { SnapOptions } from "./snapping/request.ts";
import { ghostAt, ghostDistances, type Surroundings } from "./surroundings.ts";

export interface Moved {
  readonly ghosts: readonly Ghost[];
  readonly distances: readonly SideDistance[];
}

/**
 * The new places of a dragged selection: the grabbed row follows the pointer and snaps, the others keep their place relative to it.
 *
 * rotY    the grabbed row's turn while it is dragged, degrees
 * linked  the number of other rows that move only because they are linked to the selection
 */
export function moveRows(
  leader: EvaluatedRow,
  others: readonly EvaluatedRow[],
  from: Vec2,
  to: Vec2,
  rotY: number,
  surroundings: Surroundings,
  options: SnapOptions,
  linked = 0,
): Moved {
  const { box, mount } = leader.article;
  const wanted = centredFrame(centreOf(leader.frame, box), sub2(to, from), rotY, box);
  const first = ghostAt(
    leader.row.id,
    { wanted, box, mount, elevation: leader.frame.at[1], shape: leader.article },
    surroundings,
    options,
  );
  const followers = others.map((row) => follow(row, leader.frame, first.frame, surroundings));
  const reasons = linked > 0 ? [...first.reasons, { kind: "linked", count: linked } as const] : first.reasons;
  const distances = ghostDistances(first, mount, surroundings);
  return { ghosts: [{ ...first, reasons }, ...followers], distances };
}

function centreOf(frame: Frame, [width, , depth]: readonly [number, number, number]): Vec2 {
  return planToParent(frame, [width / 2, depth / 2]);
}

/** The frame of a box whose centre is moved by `by` and which is turned to `rotY`. */
export function centredFrame(
  centre: Vec2,
  by: Vec2,
  rotY: number,
  [width, , depth]: readonly [number, number, number],
): Frame {
  const [x, z] = turnPlan(rotY, [width / 2, depth / 2]);
  return { at: [centre[0] + by[0] - x, 0, centre[1] + by[1] - z], rotY };
}

function follow(row: EvaluatedRow, leaderBefore: Frame, leaderNow: Frame, surroundings: Surroundings): Ghost {
  const relative: Frame = {
    at: toLocal(leaderBefore, row.frame.at),
    rotY: normaliseAngle(row.frame.rotY - leaderBefore.rotY),
  };
  const frame = compose(leaderNow, relative);
  const off: SnapOptions = { wallSnap: false, boxSnap: false, reach: 0 };
  const request = {
    wanted: frame,
    box: row.article.box,
    mount: row.article.mount,
    elevation: row.frame.at[1],
    shape: row.article,
  };
  return ghostAt(row.row.id, request, surroundings, off);
}

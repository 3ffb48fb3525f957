import type { AutomaticRule } from "@stanza/catalogue";
import { type Frame, toLocal, toParent, type Vec2 } from "@stanza/geometry";
import type { EvaluatedRow } from "../evaluated-project.ts";
import { type AutomaticRow, automaticRow } from "./automatic-row.ts";
import type { AutomaticScene } from "./automatic-scene.ts";

/** A hole in a flat part, in the part's frame: left back corner and size, mm. */
export interface Hole {
  readonly of: EvaluatedRow;
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/**
 * An article counts as let into a top when its underside is at most this far above the top's underside, mm: the greatest thickness of a
 * top.
 */
const THICKEST = 150;
const NO_OVERHANG = { start: 0, end: 0, front: 0 };

/**
 * One row for every article that makes a hole in a row of the rule `into`, for the work of cutting it. It stands at the hole; where the
 * article lies over two tops, on their joint for example, it is cut once, in the first of them.
 */
export function cutoutRows(rule: AutomaticRule, scene: AutomaticScene): readonly AutomaticRow[] {
  const inset = scene.taggedAnywhere(rule.source.tag);
  const tops = scene.generated.filter(({ automatic }) => automatic?.rule === rule.into);
  const holes = new Map<EvaluatedRow, readonly AutomaticRow[]>();
  for (const top of tops) {
    for (const hole of holesIn(rule, top.frame, [top.article.box[0], top.article.box[2]], inset))
      if (!holes.has(hole.of)) holes.set(hole.of, rowOfHole(hole, top, rule, scene));
  }
  return [...holes.values()].flat();
}

function rowOfHole(
  { of, x, z, width, depth }: Hole,
  top: EvaluatedRow,
  rule: AutomaticRule,
  { edits, catalogue }: AutomaticScene,
): readonly AutomaticRow[] {
  const described = {
    length: width,
    width,
    depth,
    x,
    z,
    top: top.frame.at[1],
    wallStart: false,
    wallEnd: false,
  };
  const members = of.automatic?.members ?? [of.row.id];
  const id = `${rule.code}:${of.row.id}`;
  const edit = edits[id];
  if (edit?.removed) return [];
  const frame = { at: toParent(top.frame, [x, 0, z]), rotY: top.frame.rotY };
  const isOwn = of.row.catalogue === catalogue.code;
  return [
    {
      row: automaticRow(id, rule, catalogue.code, { members: [isOwn ? of : top] }, frame, edit),
      rule: rule.code,
      members,
      forced: rule.choices(described, NO_OVERHANG),
    },
  ];
}

/**
 * The holes that rows with a rule's tag make in a part that lies in `frame`, `length` by `depth`: the rows whose middle is over it and that
 * reach down to it.
 */
export function holesIn(
  rule: AutomaticRule,
  frame: Frame,
  [length, depth]: Vec2,
  rows: readonly EvaluatedRow[],
): readonly Hole[] {
  return rows.flatMap((of): readonly Hole[] => {
    const { article, frame: own } = of;
    const [width, height, across] = article.box;
    const above = own.at[1] - frame.at[1];
    if (above > THICKEST || above + height < 0) return [];
    const [x, , z] = toLocal(frame, toParent(own, [width / 2, 0, across / 2]));
    if (x < 0 || x > length || z < 0 || z > depth) return [];
    const described = {
      length: width,
      width,
      depth: across,
      top: frame.at[1],
      wallStart: false,
      wallEnd: false,
    };
    const size = rule.applies(described) ? rule.hole(described) : undefined;
    if (!size) return [];
    const corners = [-1, 1].flatMap((i) =>
      [-1, 1].map((j) =>
        toLocal(
          frame,
          toParent(own, [width / 2 + (i * size.width) / 2, 0, across / 2 + (j * size.depth) / 2]),
        ),
      ),
    );
    const [left, right] = extent(corners.map((corner) => corner[0]));
    const [back, front] = extent(corners.map((corner) => corner[2]));
    return [{ of, x: left, z: back, width: tenths(right - left), depth: tenths(front - back) }];
  });
}

/** Records `x,z,width,depth` in the text form of a dclass variable, from left to right. */
export function holesText(holes: readonly Hole[]): string {
  return [...holes]
    .sort((a, b) => a.x - b.x || a.z - b.z)
    .map(({ x, z, width, depth }) => [x, z, width, depth].join(","))
    .join("|");
}

const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;
const extent = (values: readonly number[]): Vec2 => [
  tenths(Math.min(...values)),
  tenths(Math.max(...values)),
];

import { ownValue } from "@stanza/catalogue";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { add2, scale2, toLocal, toParent, type Vec2 } from "@stanza/geometry";
import type { Room, RowId } from "@stanza/project";
import type { Drawing, Shape } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { setApart } from "../layout/set-apart.ts";
import { drawnPosition } from "../plan/drawn-position.ts";
import { planLayer } from "../plan/footprint.ts";
import { formatLength } from "../plan/plan-length.ts";
import { chainPoints } from "../plan/wall-dimension-chains.ts";
import { type WorktopEdge, worktopEdges } from "./worktop-edges.ts";
import { type WorktopWords, worktopWords } from "./worktop-words.ts";

export interface WorktopsInput {
  readonly rooms: readonly Room[];
  readonly evaluated: EvaluatedProject;
  /** Language of the words and figures, with the unit of these (`measuringLocale`). */
  readonly language: string;
  /** Short marks of rows, as on the plan. */
  readonly labels?: Readonly<Record<RowId, string>>;
  /** What was chosen for a row, in words: material, edge. */
  readonly describe?: (row: EvaluatedRow) => readonly string[];
}

/** Room for dimensions and labels between two worktops, mm of the real thing. */
const APART_MM = 750;
const TEXT_MM = 50;
/** The length of a word beside an edge. */
const WORD_MM = 250;
const MARK_MM = 80;
const FIRST_LINE_MM = 250;
const NEXT_LINE_MM = 220;

/**
 * Every worktop from above: its cut-outs with their sizes, the radius of their corners, and their distances from its left and its back edge, its
 * joints, and which of its edges are finished; `null` where the project has none.
 *
 * Each lies with its back upwards; its front edge is the lower one.
 */
export function drawWorktops(input: WorktopsInput): Drawing | null {
  const { rooms, evaluated, language, labels = {} } = input;
  const tops = evaluated.rows.filter((row) => isTop(row));
  if (tops.length === 0) return null;
  const words = worktopWords(language);
  const cutouts = evaluated.rows.filter(({ article }) => article.tags.includes("cutout"));
  const parts = tops.map((top): Drawing => {
    const others = tops.filter((other) => other !== top);
    const holes = cutouts.flatMap((cutout) => holeIn(top, cutout));
    const edges = worktopEdges(top, others, rooms, evaluated.rows);
    const positions = [
      drawnPosition(top, { at: [0, 0], turn: 0 }, labels, language),
      ...holes.map(({ row, at }) => drawnPosition(row, { at, turn: 0 }, labels, language)),
    ];
    return { ...drawingOf("worktops", "", worktopShapes(top, holes, edges, words, input)), positions };
  });
  return setApart("worktops", "", parts, APART_MM);
}

const isTop = (row: EvaluatedRow): boolean =>
  planLayer(row) === "worktop" &&
  !row.article.tags.includes("cutout") &&
  row.article.tags.includes("worktop");

/** A hole in a worktop: left back corner and size in its frame, mm. */
interface Hole {
  readonly row: EvaluatedRow;
  readonly at: Vec2;
  readonly size: Vec2;
}

function holeIn(top: EvaluatedRow, cutout: EvaluatedRow): readonly Hole[] {
  const [width, , depth] = cutout.article.box;
  const corners = [
    [0, 0],
    [width, depth],
  ].map(([x, z]) => toLocal(top.frame, toParent(cutout.frame, [x!, 0, z!])));
  const [x0, x1] = [corners[0]![0], corners[1]![0]].sort((a, b) => a - b) as [number, number];
  const [z0, z1] = [corners[0]![2], corners[1]![2]].sort((a, b) => a - b) as [number, number];
  const [length, , reach] = top.article.box;
  const [x, z] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const isOver = x > 0 && x < length && z > 0 && z < reach;
  return isOver && Math.abs(cutout.frame.at[1] - top.frame.at[1]) < 150
    ? [{ row: cutout, at: [x0, z0], size: [x1 - x0, z1 - z0] }]
    : [];
}

function worktopShapes(
  top: EvaluatedRow,
  holes: readonly Hole[],
  edges: readonly WorktopEdge[],
  words: WorktopWords,
  { language, labels = {}, describe }: WorktopsInput,
): readonly Shape[] {
  const owner = top.row.id;
  const [length, thickness, depth] = top.article.box;
  const base = { owner, discipline: "worktops" } as const;
  const size = [length, depth, thickness].map((mm) => formatLength(mm, language)).join(" × ");
  const chosen = describe?.(top) ?? [];
  return [
    {
      ...base,
      type: "polygon",
      role: "article",
      points: ring([0, 0], [length, depth]),
      holes: holes.map((hole) => ring(hole.at, hole.size)),
    },
    ...top.article.plan.flatMap((primitive) => radiusOf(primitive, owner, language)),
    ...edges.flatMap((edge) =>
      edgeShapes(edge, owner, holes, words, ownValue(labels, edge.other?.row.id ?? "")),
    ),
    ...holes.flatMap((hole) =>
      holeShapes(hole, language, words, ownValue(labels, hole.row.row.id) !== undefined),
    ),
    ...chains(owner, holes, [length, depth], language),
    ...heading([size, ...chosen], owner),
    ...markOf(top, [-3 * MARK_MM, depth / 2], labels),
    ...holes.flatMap(({ row, at: corner, size: [w, h] }) =>
      markOf(row, [corner[0] + w / 2, corner[1] + h / 2], labels),
    ),
  ];
}

/** Its size, and under it what was chosen, over the back edge: the lower line stands clear of it, the upper one clear of the lower. */
function heading([size, ...chosen]: readonly string[], owner: string): readonly Shape[] {
  const line = (text: string, height: number, lines: number): Shape => ({
    type: "text",
    role: "label",
    owner,
    discipline: "worktops",
    at: [0, -1.6 * TEXT_MM * lines],
    beside: { from: [0, 0], out: [0, lines === 1 ? -1 : -2.6] },
    text,
    height,
    align: "start",
    angle: 0,
  });
  if (chosen.length === 0) return [line(size ?? "", TEXT_MM, 1)];
  return [line(chosen.join(" · "), TEXT_MM * 0.8, 1), line(size ?? "", TEXT_MM, 2)];
}

function markOf({ row }: EvaluatedRow, at: Vec2, labels: Readonly<Record<RowId, string>>): readonly Shape[] {
  const text = ownValue(labels, row.id);
  if (text === undefined) return [];
  return [
    {
      type: "balloon",
      role: "label",
      owner: row.id,
      at,
      text,
      radius: 1.4 * MARK_MM,
      height: MARK_MM,
      home: square(at),
    },
  ];
}

const ring = ([x, y]: Vec2, [w, h]: Vec2): readonly Vec2[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** Wide enough that the mark stays where it is. */
const square = ([x, y]: Vec2): readonly Vec2[] => ring([x - 400, y - 400], [800, 800]);

type PlanPrimitive = EvaluatedRow["article"]["plan"][number];

/** The radius of a rounded corner that the article's own outline has. */
function radiusOf(
  { type, points, radius }: PlanPrimitive,
  owner: string,
  language: string,
): readonly Shape[] {
  const [centre] = points;
  if (type !== "arc" || !centre || !radius) return [];
  const text = radiusWords(radius, language);
  return [
    { type: "text", role: "label", owner, at: centre, text, height: TEXT_MM, align: "middle", angle: 0 },
  ];
}

const radiusWords = (radius: number, language: string): string => `R ${formatLength(radius, language)}`;

/** A finished edge is a strong line, a joint a dashed one beyond its ends; joints and walls say so. */
function edgeShapes(
  { from, to, kind }: WorktopEdge,
  owner: string,
  holes: readonly Hole[],
  words: WorktopWords,
  other: string | undefined,
): readonly Shape[] {
  const isUpright = from[0] === to[0];
  const line: Shape = {
    type: "polyline",
    role: kind === "finished" ? "article-front" : "article-detail",
    owner,
    discipline: "worktops",
    points: [from, to],
    ...(kind === "joint" ? { dashed: true } : {}),
  };
  const inwards = isUpright ? (from[0] === 0 ? 1 : -1) : from[1] === 0 ? 1 : -1;
  const along = isUpright ? 1 : 0;
  const middle = freeMiddle(
    [from[along], to[along]],
    holes.map(({ at, size }) => [at[along], at[along] + size[along]]),
  );
  const on: Vec2 = isUpright ? [from[0], middle] : [middle, from[1]];
  const out: Vec2 = isUpright ? [inwards, 0] : [0, inwards];
  const text = kind === "joint" && other !== undefined ? `${words.joint} ${other}` : words[kind];
  return [
    line,
    {
      type: "text",
      role: "label",
      owner,
      at: add2(on, scale2(out, TEXT_MM)),
      beside: { from: on, out },
      text,
      height: TEXT_MM * 0.8,
      align: "middle",
      angle: isUpright ? -90 : 0,
    },
  ];
}

/** The middle of the longest stretch of an edge that is beside no cut-out; of the whole edge where no stretch has room for a word. */
function freeMiddle(edge: Vec2, holes: readonly Vec2[]): number {
  const [start, end] = [Math.min(...edge), Math.max(...edge)];
  const points = [start, ...holes.flat().sort((a, b) => a - b), end];
  let best: Vec2 = [start, start];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const stretch: Vec2 = [Math.max(start, points[i]!), Math.min(end, points[i + 1]!)];
    if (stretch[1] - stretch[0] > best[1] - best[0]) best = stretch;
  }
  const [from, to] = best[1] - best[0] < WORD_MM ? [start, end] : best;
  return (from + to) / 2;
}

function holeShapes(
  { row, at: [x, y], size: [w, h] }: Hole,
  language: string,
  words: WorktopWords,
  isNumbered: boolean,
): readonly Shape[] {
  const owner = row.row.id;
  const cross = (from: Vec2, to: Vec2): Shape => ({
    type: "polyline",
    role: "article-detail",
    owner,
    discipline: "worktops",
    points: [from, to],
    dashed: true,
  });
  const size = `${formatLength(w, language)} × ${formatLength(h, language)}`;
  const radius = row.article.plan.find(({ type }) => type === "arc")?.radius;
  const text = (dy: number, words: string, line?: Vec2): Shape => ({
    type: "text",
    role: "label",
    owner,
    at: [x + w / 2, y + dy],
    ...(line ? { beside: { from: [x + w / 2, y + line[0]], out: [0, line[1]] } } : {}),
    text: words,
    height: TEXT_MM * 0.8,
    align: "middle",
    angle: 0,
  });
  return [
    // Between the words at both ends.
    cross([x + w / 2, y + h * 0.3], [x + w / 2, y + h * 0.7]),
    cross([x, y + h / 2], [x + w, y + h / 2]),
    text(TEXT_MM, size, [0, 1]),
    ...(radius ? [text(h - TEXT_MM, radiusWords(radius, language), [h, -1])] : []),
    // A number says in the legend what it is.
    ...(isNumbered ? [] : [text(h / 2 - TEXT_MM, words.cutout)]),
  ];
}

/** Below the front edge along the worktop, on its right from back to front; each with the whole outside. */
function chains(
  owner: string,
  holes: readonly Hole[],
  [length, depth]: Vec2,
  language: string,
): readonly Shape[] {
  const along = chainPoints(
    holes.map(({ at, size }) => ({ from: at[0], to: at[0] + size[0] })),
    length,
  );
  const across = chainPoints(
    holes.map(({ at, size }) => ({ from: at[1], to: at[1] + size[1] })),
    depth,
  );
  const lines = (points: readonly number[], whole: number): readonly (readonly number[])[] => [
    ...(points.length > 2 ? [points] : []),
    [0, whole],
  ];
  const measured = (
    list: readonly (readonly number[])[],
    at: (value: number) => Vec2,
    side: 1 | -1,
  ): readonly Shape[] =>
    list.flatMap((points, line) =>
      points.slice(1).map(
        (to, i): Shape => ({
          type: "dimension",
          role: "dimension-chain",
          discipline: "worktops",
          owner,
          from: at(points[i]!),
          to: at(to),
          offset: side * (FIRST_LINE_MM + line * NEXT_LINE_MM),
          line,
          text: formatLength(to - points[i]!, language),
        }),
      ),
    );
  return [
    ...measured(lines(along, length), (x) => [x, depth], -1),
    ...measured(lines(across, depth), (y) => [length, y], 1),
  ];
}

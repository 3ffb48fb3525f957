import { distance2, type Vec2 } from "@stanza/geometry";
import type { RowId, WallId, WallSegment } from "@stanza/project";
import type { Discipline, Shape } from "../drawing.ts";
import { type ChainKind, chainOfRow, disciplineOf } from "../plan/discipline.ts";
import { planLayer } from "../plan/footprint.ts";
import { formatLength } from "../plan/plan-length.ts";
import { centres, chainPoints } from "../plan/wall-dimension-chains.ts";
import type { ElevationRow } from "./elevation-rows.ts";

/** The floor's thickness as drawn. */
export const SLAB_MM = 120;
const FIRST_LINE_MM = 220;
const NEXT_LINE_MM = 240;
/** Ends closer than this are one point of a chain, mm. */
const SAME_POINT_MM = 1;

/** One measured line of an elevation. Ends on its paper, see `drawElevation`. */
export interface ElevationMeasure {
  readonly along: "x" | "y";
  readonly from: Vec2;
  readonly to: Vec2;
  readonly offset: number;
  readonly clear: number;
  /** The number of its line on its side of the wall, from 0 beside it. */
  readonly line: number;
  readonly discipline: Discipline;
  /**
   * `whole`: the wall's clear length or a height of it; `own`: a side of a thing, which its article decides; `gap`: what is free between two
   * things, or between one and the wall's end, the floor or the ceiling; `running`: a height above the finished floor, or the distance of a
   * service's middle from the wall's start.
   */
  readonly kind: "whole" | "own" | "gap" | "running";
  /** The rows that begin where a gap ends, and that end where it begins. */
  readonly after: readonly RowId[];
  readonly before: readonly RowId[];
}

/**
 * Returns the measures of an elevation. Under the wall a chain for each discipline along it (units, appliances, openings), the middles of
 * the services from its start, and the clear length; over it the chains of what hangs; on the right the heights of things, the wall's, and
 * every height above the finished floor; on the left the wall's where its top slopes, and the middles of the services above the floor.
 *
 * besideMm   thickness of the walls that the view cuts on the left and on the right
 * chains     false: the wall's own length and heights alone
 */
export function elevationMeasures(
  { length, height, endHeight }: WallSegment,
  rows: readonly ElevationRow[],
  besideMm: Vec2,
  chains: boolean,
): readonly ElevationMeasure[] {
  const facing = chains ? rows.filter(({ frame }) => frame.rotY === 0) : [];
  const of = (kind: ChainKind, layer?: "overhead"): readonly ElevationRow[] =>
    facing.filter(
      ({ row }) =>
        chainOfRow(row) === kind &&
        (kind === "openings" ||
          kind === "services" ||
          (planLayer(row) === "overhead") === (layer === "overhead")),
    );
  const widths = (discipline: Discipline, list: readonly ElevationRow[]): Chain => ({
    ...chainOf(list, 0, length),
    discipline,
  });
  const tall = facing.filter(({ row }) => MEASURED_HEIGHTS.includes(disciplineOf(row)) && chainedHeight(row));
  // Under a slope things reach higher than the end beside which the heights stand, and no gap to the ceiling is measured there.
  const top = Math.max(height, endHeight);
  const upwards = chainOf(tall, 1, top);
  const heights: Chain = {
    ...upwards,
    points: height === endHeight ? upwards.points : upwards.points.slice(0, -1),
    discipline: "heights",
  };
  const shown = (...lists: readonly Chain[]): readonly Chain[] =>
    lists.filter(({ points }) => points.length > 2);
  const whole = (to: number, discipline: Discipline): Chain => ({
    points: [0, to],
    stretches: [],
    discipline,
  });
  const services = of("services");
  const below = [
    ...shown(
      widths("units", of("units")),
      widths("appliances", of("appliances")),
      widths("openings", of("openings")),
    ),
    ...running("services", chainOf(services, 0, length).stretches, length),
    whole(length, "room"),
  ];
  const sills = chainOf(of("openings"), 1, top).points.slice(1, -1);
  const levels = [
    ...new Set([...upwards.points.slice(1, -1), ...sills, ...(chains ? [endHeight] : [])]),
  ].sort((a, b) => a - b);
  const right = [
    ...shown(heights),
    whole(endHeight, "heights"),
    ...(levels.length > 1
      ? [{ points: [0, ...levels], stretches: [], discipline: "heights", running: true } as const]
      : []),
  ];
  const left = [
    ...(height === endHeight ? [] : [whole(height, "heights")]),
    ...running("services", chainOf(services, 1, height).stretches, height),
  ];
  return [
    ...below.flatMap((chain, i) =>
      measured(chain, "x", (x) => [x, 0], -(SLAB_MM + FIRST_LINE_MM + i * NEXT_LINE_MM), SLAB_MM, i),
    ),
    ...shown(
      widths("units", of("units", "overhead")),
      widths("appliances", of("appliances", "overhead")),
    ).flatMap((chain, i) =>
      measured(chain, "x", (x) => [x, -height], FIRST_LINE_MM + i * NEXT_LINE_MM, 0, i),
    ),
    ...left.flatMap((chain, i) =>
      measured(chain, "y", (y) => [0, -y], besideMm[0] + FIRST_LINE_MM + i * NEXT_LINE_MM, besideMm[0], i),
    ),
    ...right.flatMap((chain, i) =>
      measured(
        chain,
        "y",
        (y) => [length, -y],
        -(besideMm[1] + FIRST_LINE_MM + i * NEXT_LINE_MM),
        besideMm[1],
        i,
      ),
    ),
  ];
}

/** What has its height measured: lights, cut-outs and what is let into a worktop have none of their own. */
const MEASURED_HEIGHTS: readonly Discipline[] = ["units", "worktops", "appliances"];
const chainedHeight = ({ article }: ElevationRow["row"]): boolean =>
  !article.tags.includes("cutout") &&
  !article.tags.includes("light") &&
  (article.mount !== "worktop" || article.tags.includes("worktop"));

const running = (discipline: Discipline, stretches: Chain["stretches"], length: number): readonly Chain[] => {
  const points = centres(stretches, length);
  return points.length === 0 ? [] : [{ points: [0, ...points], stretches: [], discipline, running: true }];
};

/** The measures of an elevation as they are drawn; heights above the floor have their sign. */
export const elevationDimensionChains = (
  wall: WallId,
  measures: readonly ElevationMeasure[],
  language: string,
): readonly Shape[] =>
  measures.map(({ along, from, to, offset, clear, line, discipline, kind }) => {
    const figure = formatLength(distance2(from, to), language);
    const isRunning = kind === "running";
    return {
      type: "dimension",
      role: "dimension-chain",
      owner: wall,
      discipline,
      from,
      to,
      offset,
      clear,
      line,
      ...(isRunning ? { running: true } : {}),
      text: isRunning && along === "y" ? `+${figure}` : figure,
    };
  });

interface Chain {
  readonly points: readonly number[];
  readonly stretches: readonly { readonly row: RowId; readonly from: number; readonly to: number }[];
  readonly discipline: Discipline;
  /** True: each point is measured from the first one. */
  readonly running?: boolean;
}

/** `axis` 0: along the wall, 1: up. */
function chainOf(rows: readonly ElevationRow[], axis: 0 | 1, length: number): Omit<Chain, "discipline"> {
  const stretches = rows.map(({ row, frame }) => {
    const from = frame.at[axis];
    return { row: row.row.id, from, to: from + row.article.box[axis] };
  });
  return { points: chainPoints(stretches, length), stretches };
}

function measured(
  { points, stretches, discipline, running: isRunning }: Chain,
  along: "x" | "y",
  at: (value: number) => Vec2,
  offset: number,
  clear: number,
  line: number,
): readonly ElevationMeasure[] {
  const isAt = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_POINT_MM;
  return points.slice(1).map((to, i): ElevationMeasure => {
    const from = isRunning ? points[0]! : points[i]!;
    const after = stretches.filter((one) => isAt(one.from, to));
    const before = stretches.filter((one) => isAt(one.to, from));
    const isCovered = stretches.some((one) => one.from < to - SAME_POINT_MM && one.to > from + SAME_POINT_MM);
    const kind = points.length === 2 ? "whole" : isCovered ? "own" : "gap";
    return {
      along,
      from: at(from),
      to: at(to),
      offset,
      clear,
      line,
      discipline,
      kind: isRunning ? "running" : kind,
      after: after.map(({ row }) => row),
      before: before.map(({ row }) => row),
    };
  });
}

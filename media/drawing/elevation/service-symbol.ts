import type { Vec2 } from "@stanza/geometry";
import type { Shape } from "../drawing.ts";
import { disciplineOf } from "../plan/discipline.ts";
import type { ElevationRow } from "./elevation-rows.ts";

const RADIUS_MM = 38;
const CROSS_MM = 60;
const TEXT_MM = 60;

/** The middle of a socket or pipe with its letter, over whatever stands before it: a fitter drills there first. */
export function serviceSymbol({ row, frame }: ElevationRow): readonly Shape[] {
  if (disciplineOf(row) !== "services" || frame.rotY !== 0) return [];
  const owner = row.row.id;
  const [width, height] = row.article.box;
  const [x, y] = [frame.at[0] + width / 2, -(frame.at[1] + height / 2)];
  const line = (from: Vec2, to: Vec2): Shape => ({
    type: "polyline",
    role: "symbol",
    owner,
    points: [from, to],
  });
  const letter = row.article.plan.find(({ type }) => type === "text")?.text;
  return [
    { type: "arc", role: "symbol", owner, centre: [x, y], radius: RADIUS_MM, startAngle: 0, endAngle: 360 },
    line([x - CROSS_MM, y], [x + CROSS_MM, y]),
    line([x, y - CROSS_MM], [x, y + CROSS_MM]),
    ...(letter === undefined
      ? []
      : [
          {
            type: "text",
            role: "symbol",
            owner,
            at: [x + CROSS_MM, y - CROSS_MM],
            text: letter,
            height: TEXT_MM,
            align: "start",
            angle: 0,
          } as const,
        ]),
  ];
}

import { sub2, unit2, type Vec2 } from "@stanza/geometry";
import { wallName } from "@stanza/project";
import { cx } from "@stanza/web-ui";
import css from "./Survey.module.css";
import type { SurveyDraft, SurveyResult } from "./survey-state.ts";

interface Props {
  readonly draft: SurveyDraft;
  readonly result: SurveyResult;
  /** The place of the measure that is being typed. */
  readonly lit: number | null;
}

/** The room as the measures have it, over the sketch: walls by letter, corners by number, suspect measures in red. */
export function SurveyPlan({ draft, result, lit }: Props) {
  const { sketch, walls, diagonals } = draft;
  const corners = result.fit?.corners ?? sketch;
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const large = Math.max(Math.max(...xs) - minX, Math.max(...ys) - minY, 1);
  const text = large / 22;
  const margin = text * 2.6;
  const box = [
    minX - margin,
    minY - margin,
    Math.max(...xs) - minX + 2 * margin,
    Math.max(...ys) - minY + 2 * margin,
  ].join(" ");
  const isOpen = draft.room !== null && draft.room.openEnd !== null;
  return (
    <svg className={css.plan} viewBox={box} aria-hidden="true">
      <polygon points={corners.map((corner) => corner.join(",")).join(" ")} className={css.floor} />
      {[...walls, ...diagonals].map(({ from, to, text: typed }, i) => {
        const [a, b] = [corners[from]!, corners[to]!];
        const isWall = i < walls.length;
        const isGap = isOpen && i === walls.length - 1;
        return (
          <line
            key={`${from} ${to}`}
            x1={a[0]}
            y1={a[1]}
            x2={b[0]}
            y2={b[1]}
            className={cx(
              isWall && !isGap ? css.wall : css.diagonal,
              typed.trim() === "" && css.unmeasured,
              result.suspects.some(({ place }) => place === i) && css.wrongLine,
              i === lit && css.lit,
            )}
          />
        );
      })}
      {walls.map(({ from, to }, i) => {
        const [x, y] = beside(corners[from]!, corners[to]!, text * 1.15);
        return (
          <text key={`${from} ${to}`} x={x} y={y} fontSize={text} className={css.letter}>
            {isOpen && i === walls.length - 1 ? "" : wallName(i)}
          </text>
        );
      })}
      {corners.map(([x, y], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the survey
        <g key={i} transform={`translate(${x} ${y})`}>
          <circle r={text * 0.62} className={css.corner} />
          <text fontSize={text * 0.72} className={css.number}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Outside the middle of a wall. */
function beside(from: Vec2, to: Vec2, away: number): Vec2 {
  const [dx, dy] = unit2(sub2(to, from));
  return [(from[0] + to[0]) / 2 + dy * away, (from[1] + to[1]) / 2 - dx * away];
}
